import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersToChoose, complaints } from '#tests/support/choices.ts'
import { ict, passOn } from '#tests/support/passed-on.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { draftsOfLink } from '#tests/support/share-drafts.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

/** What a guest typed that could not be saved: it stands there again, on whatever device the link is opened next. */

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const [ssid, password, email] = ['wifi.settings.ssid', 'wifi.settings.password', 'wifi.contact.email']
const kept = 'Hieronder staat wat u typte op'
const reopen = (address: string) => openStep(openVisitor(portal.origin), address)

test('what was refused stands there again, with what is wrong, until it is saved; nobody else sees it', async () => {
  const { member, link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  expect(form.answer.text).not.toContain(kept)
  expect((await form.send({ [ssid]: 'Zorgnet', [email]: 'ilse@kapot' }, 'done')).status).toBe(422)

  const again = await reopen(link.address)
  expect(again.answer.status).toBe(200)
  expect(again.answer.text).toContain(kept)
  expect([again.fields[email], again.fields[ssid]]).toEqual(['ilse@kapot', 'Zorgnet'])
  expect(complaints(again.answer)).toEqual([expect.stringContaining('Dit is geen e-mailadres.')])

  const [row] = await draftsOfLink(portal, link)
  expect(row).toMatchObject({ reason: 'invalid', item_key: 'wifi-settings', entries: [[email, 'ilse@kapot']] })
  expect(row?.sealed).not.toContain('kapot')
  const leader = await signedIn(portal.origin, member)
  for (const page of [`/links/${link.id}`, '/location/setup-it-settings/details?location=0'])
    expect((await leader.ask(page)).text).not.toContain('ilse@kapot')
  const other = await addLink(member, ict)
  expect((await reopen(other.address)).fields[email]).toBe('')

  expect((await again.send({ [email]: 'ilse@example.org' })).status).toBe(303)
  expect(await draftsOfLink(portal, link)).toEqual([])
  expect((await reopen(link.address)).answer.text).not.toContain(kept)
  expect(JSON.stringify(await storedForm(portal, member, 'wifi-settings'))).toContain('ilse@example.org')
})

test('what was refused once more takes the place of what was kept, and a saved form of an older page leaves it', async () => {
  const { link, guest } = await passOn(portal)
  const old = await openStep(guest, link.address)
  const refused = await old.send({ [email]: 'een' })
  expect((await stepIn(guest, link.address, refused).send({ [email]: 'twee' })).status).toBe(422)
  expect((await reopen(link.address)).fields[email]).toBe('twee')
  expect((await old.send({ [ssid]: 'Zorgnet' })).status).toBe(303)
  const again = await reopen(link.address)
  expect([again.fields[email], again.fields[ssid]]).toEqual(['twee', 'Zorgnet'])
})

test('what the guest has filled in since on an older page is the better answer', async () => {
  const { link, guest } = await passOn(portal)
  const old = await openStep(guest, link.address)
  expect((await old.send({ [email]: 'ilse@' })).status).toBe(422)
  expect((await old.send({ [email]: 'ilse@example.org' })).status).toBe(303)
  const again = await reopen(link.address)
  expect([again.fields[email], again.answer.text.includes(kept)]).toEqual(['ilse@example.org', false])
})

test('the question which answer stays is asked again, and nobody is overwritten', async () => {
  const { member, link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  const leader = await signedIn(portal.origin, member)
  const theirs = await openStep(leader, '/location/setup-it-settings/details?location=0')
  expect((await theirs.send({ [ssid]: 'Van de leider' })).status).toBe(303)
  expect((await form.send({ [ssid]: 'Van Ilse' })).status).toBe(409)

  const again = await reopen(link.address)
  expect(answersToChoose(again.answer)).toEqual(['Van Ilse', 'Van de leider'])
  expect(again.fields[ssid]).toBe('Van Ilse')
  expect((await again.send()).status).toBe(409)
  expect(JSON.stringify(await storedForm(portal, member, 'wifi-settings'))).toContain('Van de leider')
  const last = await reopen(link.address)
  expect((await last.send({ [`choice:${ssid}`]: 'mine' })).status).toBe(303)
  expect(JSON.stringify(await storedForm(portal, member, 'wifi-settings'))).toContain('Van Ilse')
  expect(await draftsOfLink(portal, link)).toEqual([])
})

test('what is typed in a row stays in its row', async () => {
  const basics = { purpose: 'colleague' as const, items: ['basic-information'], recipientName: 'Jos Timmer' }
  const { link, guest } = await passOn(portal, basics)
  const form = await openStep(guest, link.address)
  const refused = await form.send({
    ...{ 'wards[0].id': 'aaaa0001', 'wards[0].name': 'De Beuk', 'wards[0].numberOfBeds': '8' },
    ...{ 'wards[1].id': 'aaaa0002', 'wards[1].name': 'De Eik', 'wards[1].numberOfBeds': 'veel' },
  })
  expect(refused.status).toBe(422)
  const { fields } = await reopen(link.address)
  const rows = [0, 1].map((at) => ['name', 'numberOfBeds'].map((name) => fields[`wards[${at}].${name}`]))
  expect(rows).toEqual([
    ['De Beuk', '8'],
    ['De Eik', 'veel'],
  ])
})

describe('a form that comes after the sender has agreed', () => {
  test('is kept without its password, and stands there where the sender asks for more', async () => {
    const { member, link, guest } = await passOn(portal)
    await (await openStep(guest, link.address)).send({ [ssid]: 'Een' }, 'done')
    const open = await openStep(guest, link.address)
    const leader = await signedIn(portal.origin, member)
    await leader.post(`/links/${link.id}`, { intent: 'confirm' })
    const late = await open.send({ [ssid]: 'Twee', [password]: 'Geheim-2026' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('is niet opgeslagen')
    const [row] = await draftsOfLink(portal, link)
    const names = row?.entries.map(([name]) => name)
    expect([names?.includes(ssid), names?.includes(password)]).toEqual([true, false])
    expect(JSON.stringify(await storedForm(portal, member, 'wifi-settings'))).not.toContain('Twee')
    await leader.post(`/links/${link.id}`, { intent: 'reopen' })
    const again = await reopen(link.address)
    expect([again.answer.text.includes(kept), again.fields[ssid]]).toEqual([true, 'Twee'])
    expect((await again.send({}, 'done')).status).toBe(303)
    expect(JSON.stringify(await storedForm(portal, member, 'wifi-settings'))).toContain('Twee')
  })
})
