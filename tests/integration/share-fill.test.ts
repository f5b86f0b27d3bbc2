import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addDays, dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { openSecret } from '#app/roadmap/flow/secrets.server.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { answersToChoose, complaints } from '#tests/support/choices.ts'
import { passOn } from '#tests/support/passed-on.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf, isLooking } from '#tests/support/share.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const secret = 'Geheim-voor-de-Wifi-2026'
const [ssid, password] = ['wifi.settings.ssid', 'wifi.settings.password']

const wifiOf = async (member: Member, formType = 'wifi-settings', index: number | null = 0) =>
  JSON.stringify((await storedForm(portal, member, formType, index))?.fields ?? null)

test('what ICT fills in is stored and recorded under their name, and its password is on no page', async () => {
  const { member, link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  expect(Object.keys(form.fields).sort()).toEqual([
    'locationId',
    'version',
    'wifi.contact.email',
    'wifi.contact.first_name',
    'wifi.contact.last_name',
    'wifi.contact.phone',
    'wifi.settings.networkType',
    password,
    ssid,
    'wifi.settings.username',
  ])
  const sent = await form.send({ [ssid]: 'Zorgnet', [password]: secret })
  expect([sent.status, sent.headers.location]).toEqual([303, link.address])
  const stored = await storedForm(portal, member, 'wifi-settings')
  const sealed = /"password":"([^"]*)"/.exec(JSON.stringify(stored?.fields))?.[1] ?? ''
  expect(openSecret(sealed)).toBe(secret)
  expect(stored?.updated_by_name).toBe('Ilse Net')
  const changes = await historyOf(portal, member, 'wifi-settings')
  expect(changes.map(({ path, user_name, way }) => [path, user_name, way])).toEqual([
    [ssid, 'Ilse Net', 'share-link'],
    [password, 'Ilse Net', 'share-link'],
  ])
  const leader = await signedIn(portal.origin, member)
  const pages = [
    await guest.ask(link.address),
    ...(await Promise.all(
      [`/links/${link.id}`, '/location/setup-it-settings/history?location=0'].map((page) => leader.ask(page)),
    )),
  ]
  for (const { status, text } of pages) {
    expect(status).toBe(200)
    expect(text).toContain('Zorgnet')
    expect(text.includes(secret) || text.includes(sealed)).toBe(false)
  }
  expect(pages[0]?.text).toContain('Er is een wachtwoord bewaard.')
  expect(pages[2]?.text).toContain('Ilse Net, via een deellink')
  expect(await eventsOf(portal, link)).toEqual(['made', 'fetched', 'opened', 'saved'])
})

test('what is not valid stays on the page as typed, and the rest is kept', async () => {
  const { member, link, guest } = await passOn(portal)
  const refused = await (
    await openStep(guest, link.address)
  ).send({ [ssid]: 'Zorgnet', [password]: secret, 'wifi.contact.email': 'ilse' }, 'done')
  expect(refused.status).toBe(422)
  expect(complaints(refused)[0]).toContain('Dit is geen e-mailadres.')
  expect(refused.text).not.toContain(secret)
  const again = stepIn(guest, link.address, refused)
  expect(again.fields['wifi.contact.email']).toBe('ilse')
  expect(await wifiOf(member)).toContain('Zorgnet')
  expect(await eventsOf(portal, link)).toEqual(['made', 'fetched', 'opened', 'saved'])
  const rejected = await portal.sql`
    select data from usage_log where organisation_id = ${member.organisationId} and log_type = 'rejected'`
  expect([...rejected]).toEqual([{ data: 'wifi-settings wifi.contact.email' }])
})

test('fields that are not asked, of other tasks and of other places stay as they are', async () => {
  const { member, link, guest } = await passOn(portal)
  await addForm(member, 0, 'wifi-test', { isOn: 'no' })
  const sent = await (
    await openStep(guest, link.address)
  ).send({
    ...{ [ssid]: 'Zorgnet', downloadedBrochure: 'on', confirmed: 'on', trackAndTrace: 'x', sharedWifi: 'no' },
    ...{ isOn: 'yes', task: 'wifi-test', item: 'wifi-test', location: '1', 'locations[0].name': 'Weg' },
  })
  expect(sent.status).toBe(303)
  expect(JSON.parse(await wifiOf(member))).toMatchObject({ downloadedBrochure: false })
  expect(await wifiOf(member, 'wifi-test')).toBe('{"isOn":"no"}')
  expect(await wifiOf(member, 'wifi-settings', 1)).toBe('null')
  for (const query of ['?task=wifi-test', '?task=org-wifi-settings', '?task=__proto__']) {
    expect((await guest.ask(link.address + query)).status).toBe(404)
    expect((await guest.post(link.address + query, { [ssid]: 'Elders' })).status).toBe(404)
  }
  const other = await guest.post(`${link.address}?location=1`, { [ssid]: 'Hier' })
  expect(other.status).toBe(303)
  expect(await wifiOf(member, 'wifi-settings', 1)).toBe('null')
  const moved = await guest.post(link.address, { [ssid]: 'Verhuisd', locationId: 'a0000001' })
  expect(moved.status).toBe(409)
  expect(await wifiOf(member)).not.toContain('Verhuisd')
})

test('of several tasks the address says which one is filled in', async () => {
  const { member, link, guest } = await passOn(portal, { items: ['wifi-settings', 'org-wifi-settings'] })
  const address = `${link.address}?task=org-wifi-settings`
  const sent = await (await openStep(guest, address)).send({ sharedWifi: 'yes', [ssid]: 'Overal' })
  expect([sent.status, sent.headers.location]).toEqual([303, address])
  expect(await wifiOf(member, 'org-wifi-settings', null)).toContain('Overal')
  expect(await wifiOf(member)).toBe('null')
})

test('somebody who says to be done waits for the sender, who agrees or lets them go on', async () => {
  const { member, link, guest } = await passOn(portal)
  const leader = await signedIn(portal.origin, member)
  const outcome = async () =>
    (await portal.sql`select outcome, confirmed_at is not null as seen from share_links where id = ${link.id}`)[0]
  const done = async (name: string) => (await openStep(guest, link.address)).send({ [ssid]: name }, 'done')
  expect((await done('Een')).status).toBe(303)
  await done('Twee')
  expect(await outcome()).toEqual({ outcome: 'filled', seen: false })
  const page = await leader.ask(`/links/${link.id}`)
  expect(page.text).toContain('Laten verbeteren')
  expect((await leader.post(`/links/${link.id}`, { intent: 'reopen' })).status).toBe(303)
  expect(await outcome()).toEqual({ outcome: null, seen: false })
  await done('Drie')
  expect((await leader.post(`/links/${link.id}`, { intent: 'confirm' })).status).toBe(303)
  expect(await outcome()).toEqual({ outcome: 'filled', seen: true })
  const late = await guest.post(link.address, { [ssid]: 'Vier', goTo: 'done' })
  expect(late.status).toBe(409)
  expect(late.text).toContain(`Dit is bekeken door ${member.name}`)
  expect(await wifiOf(member)).toContain('Drie')
  const kinds = (await eventsOf(portal, link)).filter((kind) => !isLooking(kind))
  expect(kinds).toEqual(['made', 'saved', 'filled', 'saved', 'reopened', 'saved', 'filled', 'confirmed'])
})

test('a date that speaks against itself is saved, and told as to members: without the names of other locations', async () => {
  const member = await addOrganisation(['Huis', 'Hof'])
  const today = dayOf(Date.now())
  const saturday = addDays(today, 20 - new Date(today).getUTCDay())
  await addForm(member, 1, 'target-date', { date: saturday })
  const link = await addLink(member, { purpose: 'colleague', may: 'fill', items: ['target-date'] })
  const guest = openVisitor(portal.origin)
  const form = await openStep(guest, link.address)
  expect((await form.send({ date: inputDay(saturday) })).status).toBe(303)
  const { text } = await guest.ask(link.address)
  for (const words of [
    'Deze dag is in het weekend',
    'Dit is erg snel: ',
    'Een andere locatie heeft dezelfde aansluitdag',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Hof')
})

test('what the leader changed meanwhile is not overwritten: both answers are shown', async () => {
  const { member, link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  const leader = await signedIn(portal.origin, member)
  await (await openStep(leader, '/location/setup-it-settings/details?location=0')).send({ [ssid]: 'Van de leider' })
  const clash = await form.send({ [ssid]: 'Van ICT', 'wifi.settings.username': 'ilse' })
  expect(clash.status).toBe(409)
  expect(answersToChoose(clash)).toEqual(['Van ICT', 'Van de leider'])
  expect(await wifiOf(member)).toContain('"username":"ilse"')
  const chosen = await stepIn(guest, link.address, clash).send({ [`choice:${ssid}`]: 'mine' })
  expect(chosen.status).toBe(303)
  expect(await wifiOf(member)).toContain('Van ICT')
})

test('a form that is sent twice is saved once, and two guests at once both keep their fields', async () => {
  const { member, link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  await Promise.all([
    form.send({ [ssid]: 'Samen' }),
    openVisitor(portal.origin).post(link.address, { version: '0', 'wifi.settings.username': 'ilse' }),
  ])
  await form.send({ [ssid]: 'Samen' })
  expect(JSON.parse(await wifiOf(member))).toMatchObject({ wifi: { settings: { ssid: 'Samen', username: 'ilse' } } })
  expect(await historyOf(portal, member, 'wifi-settings')).toHaveLength(2)
})
