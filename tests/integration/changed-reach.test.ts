import { afterAll, beforeAll, expect, test } from 'vitest'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const step = '/location/basic-info/contacts?location=0'
const wifi = '/location/setup-it-settings/details?location=1'
const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 1' }

async function newVisitor() {
  const member = await addOrganisation(['Huis', 'Hof'])
  await addForm(member, 0, 'basic-information', { contact: { ...bas, role: 'ICT' } })
  await addForm(member, 1, 'wifi-settings', { wifi: { contact: bas } })
  return signedIn(portal.origin, member)
}

/** The message of a page that leads to the page of a person, and where it leads to. */
function offerOn(html: string): { text: string; href: string } | null {
  const [, text = '', href = ''] =
    /role="status"[\s\S]*?>([^<]*?)\s*<a href="(\/organisation\/people\/[^"]+)"/.exec(
      html.replaceAll('<!-- -->', ''),
    ) ?? []
  return href === '' ? null : { text, href: href.replaceAll('&amp;', '&') }
}
const valueOf = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const afterSaving = async (visitor: Visitor, typed: Record<string, string>, goTo?: string) => {
  const done = await (await openStep(visitor, step)).send(typed, goTo)
  expect(done.status).toBeLessThan(400)
  return offerOn((await visitor.ask(done.headers.location ?? step)).text)
}

test('after a new number the next page leads to where the old one still stands, with the new one filled in', async () => {
  const visitor = await newVisitor()
  const offer = await afterSaving(visitor, { 'contact.phone': '06 2' })
  expect(offer?.text).toContain('Het oude telefoonnummer van Bas Hendriks staat nog op 1 andere plek.')
  const { text } = await visitor.ask(offer?.href ?? '')
  expect(text).toContain('WiFi')
  expect([valueOf(text, 'phone'), valueOf(text, 'email')]).toEqual([
    expect.stringContaining('value="06 2"'),
    expect.stringContaining('value=""'),
  ])
  expect(offerOn((await visitor.ask(step)).text)).toBeNull()
})

test('after a new address too, though it makes another person of them', async () => {
  const visitor = await newVisitor()
  const offer = await afterSaving(visitor, { 'contact.email': 'b.hendriks@example.org' }, 'save')
  expect(offer?.text).toContain('e-mailadres')
  expect(valueOf((await visitor.ask(offer?.href ?? '')).text, 'email')).toContain('value="b.hendriks@example.org"')
})

test('what the page saves by itself is offered on the next page, with what was typed in the end', async () => {
  const visitor = await newVisitor()
  const page = await openStep(visitor, step)
  const kept = await page.send({ 'contact.phone': '06' }, 'keep')
  const version = kept.headers['x-form-version'] ?? ''
  await page.send({ 'contact.phone': '06 234', version }, 'keep')
  const offer = offerOn((await visitor.ask('/location/route-card?location=0')).text)
  expect(offer).not.toBeNull()
  expect(valueOf((await visitor.ask(offer?.href ?? '')).text, 'phone')).toContain('value="06 234"')
})

test.each([
  ['another field', { 'contact.role': 'baas' }],
  ['a number of somebody who stands nowhere else', { 'manager.first_name': 'Ria', 'manager.last_name': 'Mol' }],
])('nothing is offered after %s', async (_, typed) => {
  const visitor = await newVisitor()
  expect(await afterSaving(visitor, typed)).toBeNull()
})

test('nothing is offered where the old number stands nowhere else', async () => {
  const visitor = await newVisitor()
  await (await openStep(visitor, wifi)).send({ 'wifi.contact.phone': '06 9' })
  await visitor.ask(step)
  expect(await afterSaving(visitor, { 'contact.phone': '06 9' })).toBeNull()
})
