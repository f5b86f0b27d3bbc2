import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { ownForm, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const wards = '/location/basic-info/wards?location=0'

async function newLeader() {
  const member = await addOrganisation(['Huis'])
  const stored = async () => (await storedForm(portal, member, 'basic-information'))?.fields
  return { member, stored, visitor: await signedIn(portal.origin, member) }
}

describe('text that cannot be kept is refused with words, the rest is saved', () => {
  test.each([
    ['NUL', 'a%00b', 'Hier staat een teken dat we niet kunnen bewaren.'],
    ['a megabyte', 'x'.repeat(1_000_000), 'Dit is te lang. Gebruik hoogstens 200 tekens.'],
    ['one character too many', 'x'.repeat(201), 'Dit is te lang.'],
  ])('%s', async (_what, typed, words) => {
    const { visitor, stored } = await newLeader()
    const body = `goTo=save&version=0&contact.role=Hoofd&contact.first_name=${typed}`
    const answer = await visitor.ask(contacts, { method: 'POST', headers: ownForm, body })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(words)
    expect(await stored()).toMatchObject({ contact: { role: 'Hoofd', first_name: '' } })
  })
})

test('half of a character becomes the sign for what cannot be read, and is kept', async () => {
  const { visitor, stored } = await newLeader()
  const body = 'goTo=save&version=0&contact.first_name=a%ED%A0%80b'
  expect((await visitor.ask(contacts, { method: 'POST', headers: ownForm, body })).status).toBe(303)
  expect(JSON.stringify(await stored())).toContain('a\ufffd')
})

test('characters of every kind are kept to the letter', async () => {
  const { visitor, stored } = await newLeader()
  const name = '</script><b>&amp;"\'`\\ 日本 👩‍👩‍👧 \u202e é é %00 ${x} {{y}}'
  expect((await (await openStep(visitor, contacts)).send({ 'contact.first_name': name })).status).toBe(303)
  expect(await stored()).toMatchObject({ contact: { first_name: name } })
  const again = await openStep(visitor, contacts)
  expect(again.fields['contact.first_name']).toBe(name)
  expect(again.answer.text).not.toContain('<b>&amp;')
})

test.each(['1e3', '0x10', '-1', '1.5', ' ', '٣', '999999999999', 'NaN', '12a', '0'])(
  'no number is made of %j',
  async (typed) => {
    const { visitor, stored } = await newLeader()
    const page = await openStep(visitor, wards)
    await page.send({ 'wards[0].name': 'Lelie', 'wards[0].numberOfBeds': typed })
    expect(await stored()).toMatchObject({ wards: [{ name: 'Lelie', numberOfBeds: 1 }] })
  },
)

test.each(['2026-02-30', '2026-13-01', '0000-00-00', '99999-01-01', '1.5', 'morgen', '2199-01-01'])(
  'no date is made of %j',
  async (typed) => {
    const { member, visitor } = await newLeader()
    const path = '/location/select-initial-target-date/details?location=0'
    const answer = await (await openStep(visitor, path)).send({ date: typed })
    expect(answer.status).toBe(422)
    expect(await storedForm(portal, member, 'target-date')).toBeUndefined()
  },
)

test('more rows than a list takes are refused, whole', async () => {
  const { visitor, stored } = await newLeader()
  const rows = Array.from({ length: 900 }, (_, at) => [
    [`wards[${at}].id`, (0xc0000000 + at).toString(16)],
    [`wards[${at}].name`, `Afdeling ${at}`],
  ])
  const answer = await visitor.post(wards, { goTo: 'save', version: '0', ...Object.fromEntries(rows.flat()) })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Dit zijn er te veel.')
  expect(await stored()).toBeUndefined()
})

test('a row id sent twice makes one row', async () => {
  const { visitor, stored } = await newLeader()
  const row = (at: number, name: string) => ({ [`wards[${at}].id`]: 'aaaaaaa1', [`wards[${at}].name`]: name })
  await visitor.post(wards, { goTo: 'save', version: '0', ...row(0, 'Lelie'), ...row(1, 'Roos') })
  expect(await stored()).toMatchObject({ wards: [{ id: 'aaaaaaa1', name: 'Roos' }] })
})

test.each(['-1', '99999999999999999999', '1.5', 'x', '', '2147483648'])(
  'a version that was never there counts as not known: %j',
  async (version) => {
    const { visitor, stored } = await newLeader()
    expect((await (await openStep(visitor, contacts)).send({ version, 'contact.role': 'Hoofd' })).status).toBe(303)
    expect(await stored()).toMatchObject({ contact: { role: 'Hoofd' } })
  },
)
