import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { stepIn } from '#tests/support/step-form.ts'
import { pdfOf, sendFiles } from '#tests/support/upload-form.ts'
import { EndOfVisit, openReader, type Reader, type Scene, signInAs } from './browsers.ts'
import type { Crowd, Guest, Person, StaffMember } from './crowd.ts'
import { emptyLedger, type Spot } from './ledger.ts'
import { monday } from './model.ts'

/** Pages on which something is typed; of their fields the first pair is for one of two colleagues, the second for the other. */
const tasks = [
  {
    formType: 'basic-information',
    page: '/location/basic-info/contacts',
    fields: [
      ['contact.first_name', 'contact.last_name'],
      ['manager.first_name', 'manager.role'],
    ],
  },
  {
    formType: 'basic-information',
    page: '/location/basic-info/location',
    fields: [
      ['location.careVision', 'location.city'],
      ['location.address', 'location.phone'],
    ],
  },
  {
    formType: 'wifi-settings',
    page: '/location/setup-it-settings/details',
    fields: [
      ['wifi.contact.first_name', 'wifi.contact.last_name'],
      ['wifi.contact.phone', 'wifi.settings.ssid'],
    ],
  },
] as const

/** All visits of the morning; kept when the last one is over. A visit that ends early is in the ledger. */
export async function playMorning(scene: Scene, { people, guests, staff }: Crowd): Promise<void> {
  const at = async (arrival: number, visit: () => Promise<void>) => {
    await pause((arrival * 60_000) / scene.pace)
    await visit().catch((error: unknown) => {
      if (!(error instanceof EndOfVisit)) throw error
    })
  }
  await Promise.all([
    ...people.map((person) => at(person.arrival, () => visitOf(scene, person))),
    ...guests.map((guest) => at(guest.arrival, () => visitByLink(scene, guest))),
    ...staff.map((one) => at(one.arrival, () => visitOfStaff(scene, one))),
  ])
}

/**
 * Has the board of staff drawn once by each server, which computes how far every location is: on a Monday that was done in
 * the night. What it takes is not written down.
 */
export async function wakeServers(scene: Scene, { staff: [one] }: Crowd): Promise<void> {
  if (!one) return
  const { visitor } = openReader({ ...scene, ledger: emptyLedger() }, one, one.cookies)
  for (let times = 0; times < 2; times += 1) await visitor.ask('/admin/board')
}

async function visitOf(scene: Scene, person: Person): Promise<void> {
  const { chance, shared, locationIndex } = person
  const reader = openReader(scene, person, person.cookies ?? undefined)
  if (!person.cookies) await signInAs(scene, reader, person)
  const card = `/location/route-card?location=${locationIndex}`
  await reader.look('/')
  await reader.rest(monday.reading)
  if (chance.is(monday.overview)) {
    await reader.look('/organisation')
    await reader.rest(monday.reading)
  }
  const spots = new Map<string, Spot>()
  for (let left = shared.one(monday.tasks) ?? 0; left > 0; left -= 1) {
    await reader.look(card)
    await reader.rest(monday.reading)
    await fillIn(scene, reader, person, spots)
  }
  if (chance.is(monday.uploads)) await upload(scene, reader, person)
  if (chance.is(monday.documents)) {
    await reader.look('/documents')
    await reader.rest(monday.reading)
  }
  if (chance.is(monday.signsOut)) await reader.visitor.post('/authentication/logout', {})
}

/** Opens a task and, mostly, types in two fields and saves them. */
async function fillIn(scene: Scene, reader: Reader, person: Person, spots: Map<string, Spot>): Promise<void> {
  const { organisationId, locationIndex, shared } = person
  const task = shared.one(tasks)
  const isSaved = shared.is(monday.saves)
  if (!task) return
  const page = `${task.page}?location=${locationIndex}`
  if (!isSaved) {
    await reader.look(page)
    return reader.rest(monday.reading)
  }
  await save(scene, reader, page, (value) =>
    task.fields[person.hand].map((path) => {
      const key = `${task.formType} ${path}`
      const spot = spots.get(key) ?? { organisationId, locationIndex, formType: task.formType, path, writes: [] }
      if (!spots.has(key)) scene.ledger.spots.push(spot)
      spots.set(key, spot)
      return [spot, `${value} ${path.length}`]
    }),
  )
}

/** Opens a form, types in it and sends it; what was typed is in the ledger before, and acknowledged after the answer. */
async function save({ ledger }: Scene, reader: Reader, page: string, typed: (value: string) => [Spot, string][]) {
  const { visitor, rest, chance } = reader
  const step = stepIn(visitor, page, await reader.look(page))
  await rest(monday.typing)
  const writes = typed(`W${chance.next().toString(36).slice(2, 12)}`).map(([spot, value]) => {
    const write = { value, isAcknowledged: false }
    spot.writes.push(write)
    return { path: spot.path, write }
  })
  const answer = await step.send(Object.fromEntries(writes.map(({ path, write }) => [path, write.value])))
  if (answer.status !== 303) {
    ledger.failed.push(`save ${page}: ${answer.status}`)
    throw new EndOfVisit()
  }
  for (const { write } of writes) write.isAcknowledged = true
  await reader.look(answer.headers.location ?? page)
  await rest(monday.reading)
}

async function upload({ ledger }: Scene, { visitor, look, rest, chance }: Reader, person: Person): Promise<void> {
  const { organisationId, locationIndex } = person
  const page = `/location/upload-floor-plan/upload?location=${locationIndex}`
  await look(page)
  await rest(monday.reading)
  const bytes = pdfOf(Math.ceil(Math.min(chance.around(monday.fileSize), 10 * monday.fileSize)))
  const name = `plattegrond-${chance.next().toString(36).slice(2, 12)}.pdf`
  const file = { organisationId, name, sha256: createHash('sha256').update(bytes).digest('hex'), isAcknowledged: false }
  ledger.files.push(file)
  const { status } = await sendFiles(visitor, [{ file: name, bytes }], page)
  file.isAcknowledged = status === 303
  const shown = await look(page)
  const [, download] = new RegExp(`href="(/documents/[^"]+/download)"[^>]*${name}`).exec(shown.text) ?? []
  if (download === undefined) ledger.failed.push(`${page} does not show ${name}`)
  else await visitor.ask(download)
  await rest(monday.reading)
}

async function visitByLink(scene: Scene, guest: Guest): Promise<void> {
  const { organisationId, locationIndex, link } = guest
  const reader = openReader(scene, guest)
  const place = { organisationId, locationIndex, formType: 'wifi-settings' }
  const spots = ['wifi.settings.ssid', 'wifi.contact.last_name'].map((path): Spot => ({ ...place, path, writes: [] }))
  scene.ledger.spots.push(...spots)
  await save(scene, reader, link, (value) => spots.map((spot) => [spot, `${value} ${spot.path.length}`]))
}

async function visitOfStaff(scene: Scene, one: StaffMember): Promise<void> {
  const reader = openReader(scene, one, one.cookies)
  for (const page of ['/admin', '/admin/review', '/admin/organisations', '/admin', '/admin/links', '/admin']) {
    await reader.look(page)
    await reader.rest(monday.reading)
  }
}
