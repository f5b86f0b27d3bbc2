import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addColleague, addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { historyOf } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { unzip } from '#tests/support/unzip.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
})
afterAll(() => portal.close())

const pageAt = (index: number, slug = 'pass-down-night-shift-roster') =>
  `/location/${slug}/does-not-apply?location=${index}`
const taskAt = (index: number) => `/location/pass-down-night-shift-roster?location=${index}`
const card = '/location/route-card?location=0'
const reason = 'Wij hebben geen eigen nachtdienst.'

async function newLeader(...names: string[]) {
  const member = await addOrganisation(names.length > 0 ? names : ['Huis', 'Hof'])
  return { member, leader: await signedIn(portal.origin, member) }
}

const requestsOf = ({ organisationId }: Member) =>
  portal.sql<{ id: string; at: number; item: string; reason: string; answer: string | null; isOpen: boolean }[]>`
    select id, location_index as at, item, reason, answer, withdrawn_at is null and answered_at is null as "isOpen"
    from item_requests where organisation_id = ${organisationId} order by created_at`

test('a request is asked once, shown with its task, and changes nothing of the task', async () => {
  const { member, leader } = await newLeader()
  expect((await leader.ask(taskAt(0))).text).toContain('Dit geldt niet voor ons')
  const items = async () =>
    [...JSON.parse((await leader.ask('/api/roadmap?location_index=0')).text).sections].flatMap(({ categories }) =>
      categories.flatMap((one: { items: { key: string; standing: object }[] }) => one.items),
    )
  const roadmap = async () => (await items()).map(({ standing: _, ...item }) => item)
  const before = await roadmap()
  expect((await leader.ask(card)).text).not.toContain('over te slaan')
  const empty = await leader.post(pageAt(0), { reason: ' \u200b ' })
  expect([empty.status, empty.text.includes('Schrijf op waarom deze taak niet voor u geldt.')]).toEqual([422, true])
  const send = () => leader.post(pageAt(0), { reason, locationId: locationId(0) })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await requestsOf(member)).toMatchObject([{ at: 0, item: 'night-shift-roster', reason, isOpen: true }])
  expect([await roadmap(), await historyOf(portal, member, 'night-shift-roster')]).toEqual([before, []])
  expect((await items()).find(({ key }) => key === 'night-shift-roster').standing).toMatchObject({
    ...{ shown: 'waits', holder: 'provider' },
  })
  const task = (await leader.ask(taskAt(0))).text
  expect(task).toMatch(/U vroeg op \d+ \w+ om deze taak over te slaan: wij kijken ernaar\./)
  expect(task).not.toContain('Dit geldt niet voor ons')
  expect((await leader.ask(card)).text).toMatch(/U vroeg op \d+ \w+ om dit over te slaan: wij kijken ernaar\./)
  const colleague = await signedIn(portal.origin, await addColleague(member))
  expect((await colleague.ask(taskAt(0))).text).toContain(`${member.name} vroeg op`)
  expect((await leader.ask(taskAt(1))).text).not.toContain('wij kijken ernaar')
})

test('a colleague withdraws it, once, and asks again', async () => {
  const { member, leader } = await newLeader()
  await leader.post(pageAt(0), { reason })
  const [{ id } = { id: '' }] = await requestsOf(member)
  const colleague = await signedIn(portal.origin, await addColleague(member))
  expect((await colleague.post(pageAt(0), { withdraw: id })).status).toBe(303)
  expect((await leader.post(pageAt(0), { withdraw: id })).status).toBe(303)
  expect((await leader.ask(card)).text).not.toContain('over te slaan')
  const [row] = await portal.sql`select withdrawn_by_name from item_requests where id = ${id}`
  expect(row).toEqual({ withdrawn_by_name: 'Youssef Amrani' })
  expect((await leader.ask(pageAt(0))).text).toContain('Ingetrokken door Youssef Amrani')
  await leader.post(pageAt(0), { reason: 'Toch niet.' })
  expect((await requestsOf(member)).map(({ isOpen }) => isOpen)).toEqual([false, true])
})

test('provider staff answer it, and the organisation reads the answer', async () => {
  const { member, leader } = await newLeader()
  const mark = randomUUID()
  await leader.post(pageAt(0), { reason: `${reason} ${mark}` })
  const [{ id } = { id: '' }] = await requestsOf(member)
  const address = `/admin/requests/${member.organisationId}/${id}`
  expect((await staff.ask(`/admin/requests?q=${mark}`)).text).toContain(address)
  expect((await staff.ask(address)).text).toContain(`${reason} ${mark}`)
  const agree = { verdict: 'agree', seenAt: '' }
  expect((await staff.post(address, { ...agree, answer: '' })).status).toBe(422)
  const unsaid = await staff.post(address, { answer: 'Goed.', seenAt: '' })
  expect([unsaid.status, unsaid.text.includes('Kies of u akkoord bent.')]).toEqual([422, true])
  expect((await staff.post(address, { ...agree, answer: 'Goed, sla maar over.' })).status).toBe(303)
  expect((await staff.post(address, { ...agree, answer: 'Nee.' })).status).toBe(409)
  expect((await staff.ask(`/admin/requests?q=${mark}`)).text).not.toContain(address)
  expect((await staff.ask(`/admin/requests?list=answered&q=${mark}`)).text).toContain(address)
  expect((await staff.ask(`/admin/requests/csv?list=answered&q=${mark}`)).text).toContain('Goed, sla maar over.')
  expect((await leader.ask(taskAt(0))).text).toContain('Goed, sla maar over.')
  expect((await leader.post(pageAt(0), { withdraw: id })).status).toBe(303)
  expect(await requestsOf(member)).toMatchObject([{ answer: 'Goed, sla maar over.' }])
  const notes = await portal.sql`
    select user_name, subject from audit_log where organisation_id = ${member.organisationId} and action = 'request-answered'`
  expect([...notes]).toEqual([{ user_name: admin.name, subject: { item: 'night-shift-roster', locationIndex: 0 } }])
})

describe('nobody asks', () => {
  test.each([
    ['for a task that always applies', pageAt(0, 'basic-info')],
    ['for a location that is not there', pageAt(7)],
    ['for a location without a name', pageAt(1)],
  ])('%s', async (_, address) => {
    const { member, leader } = await newLeader('Huis', '')
    expect([(await leader.ask(address)).status, (await leader.post(address, { reason })).status]).toEqual([404, 404])
    expect(await requestsOf(member)).toEqual([])
  })

  test('for a task that is done, or a location that is another one by now', async () => {
    const { member, leader } = await newLeader()
    await addForm(member, 0, 'night-shift-roster', { textual: 'Bo, Jo' })
    expect((await leader.post(pageAt(0), { reason })).status).toBe(409)
    expect((await leader.ask(taskAt(0))).text).not.toContain('Dit geldt niet voor ons')
    expect((await leader.post(pageAt(1), { reason, locationId: locationId(0) })).status).toBe(409)
    expect(await requestsOf(member)).toEqual([])
  })

  test('or reads, withdraws and answers for another organisation', async () => {
    const { member, leader } = await newLeader()
    await leader.post(pageAt(0), { reason })
    const [{ id } = { id: '' }] = await requestsOf(member)
    const { leader: other } = await newLeader()
    expect((await other.ask(pageAt(0))).text).not.toContain(reason)
    await other.post(pageAt(0), { withdraw: id })
    const address = `/admin/requests/${member.organisationId}/${id}`
    for (const visitor of [other, openVisitor(portal.origin)]) {
      const answers = [
        await visitor.ask(address),
        await visitor.post(address, { answer: 'Ja.', verdict: 'agree', seenAt: '' }),
      ]
      for (const { status, text } of answers) expect([status >= 300, text.includes(reason)]).toEqual([true, false])
    }
    expect(await requestsOf(member)).toMatchObject([{ isOpen: true, answer: null }])
  })
})

test('a request moves and is archived with its location, and is taken out', async () => {
  const { member, leader } = await newLeader('Leeg', 'Huis', 'Hof')
  const mark = randomUUID()
  const [ofHuis, ofHof] = [`Van Huis, ${mark}.`, `Van Hof, ${mark}.`]
  await leader.post(pageAt(1), { reason: ofHuis })
  await leader.post(pageAt(2), { reason: ofHof })
  const removed = { goTo: `removed:locations:${locationId(0)}`, version: '1' }
  expect((await leader.post('/organisation/basic-info/locations', removed)).status).toBe(303)
  expect((await requestsOf(member)).map(({ at, reason: why }) => [at, why])).toEqual([
    [0, ofHuis],
    [1, ofHof],
  ])
  // Only provider staff may archive a location of which anything is kept.
  const used = { goTo: `removed:locations:${locationId(1)}`, version: '2' }
  expect((await leader.post('/organisation/basic-info/locations', used)).status).toBe(409)
  const { host } = new URL(portal.origin)
  const Cookie = [...leader.cookies].map((cookie) => cookie.join('=')).join('; ')
  const zip = await fetch(`http://${host}/location/take-out?location=0`, { headers: { Cookie } })
  const files = unzip(Buffer.from(await zip.arrayBuffer()))
  expect(String(files.get('1 Huis/vragen.csv'))).toContain(ofHuis)

  const archive = `/admin/organisations/${member.organisationId}/locations/${locationId(1)}/archive`
  expect((await staff.post(archive, {})).status).toBe(303)
  expect((await requestsOf(member)).map(({ at, reason: why }) => [at < 1000, why])).toEqual([
    [false, ofHuis],
    [true, ofHof],
  ])
  const list = (await staff.ask(`/admin/requests?q=${mark}`)).text
  expect([list.includes(ofHuis), list.includes(ofHof)]).toEqual([false, true])
})
