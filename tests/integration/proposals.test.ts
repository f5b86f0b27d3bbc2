import { afterAll, beforeAll, expect, test } from 'vitest'
import { addForm, addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const els = { first_name: 'Els', last_name: 'Groen', role: 'teamleider', email: '', phone: '030 1' }
const organisationPage = '/organisation/basic-info/organisation'
const newsPage = '/location/make-news-letter/details?location=0'
const words = 'Wat wij al weten, is alvast ingevuld.'

async function newMember() {
  const member = await addOrganisation(['Huis'])
  const name = await nameApart(member)
  await addForm(member, 0, 'basic-information', { contact: els })
  return { name, visitor: await signedIn(portal.origin, member) }
}

test.each([
  [organisationPage, (name: string) => ({ 'organisation.name': name, 'organisation.kvk': '' })],
  [newsPage, () => ({ location: 'Huis', contact: 'Els Groen, 030 1' })],
])('%s proposes what is known, and keeps it once the page is saved', async (address, expected) => {
  const { name, visitor } = await newMember()
  const page = await openStep(visitor, address)
  expect(page.answer.text).toContain(words)
  expect(page.fields).toMatchObject(expected(name))
  // Looking at it saves nothing: it is proposed again.
  expect((await visitor.ask(address)).text).toContain(words)
  expect((await page.send()).status).toBe(303)
  const again = await openStep(visitor, address)
  expect(again.answer.text).not.toContain(words)
  expect(again.fields).toMatchObject(expected(name))
})

test('what was filled in differently, or emptied next to something else, is not proposed over', async () => {
  const { visitor } = await newMember()
  await (await openStep(visitor, organisationPage)).send({ 'organisation.name': '', 'organisation.city': 'Utrecht' })
  const again = await openStep(visitor, organisationPage)
  expect(again.answer.text).not.toContain(words)
  expect(again.fields).toMatchObject({ 'organisation.name': '', 'organisation.city': 'Utrecht' })
})

test('a page that comes back with an error shows what was typed, also nothing', async () => {
  const { visitor } = await newMember()
  const page = await openStep(visitor, newsPage)
  const refused = await page.send({ location: '', start: 'geen dag' })
  expect(refused.status).toBe(422)
  expect(refused.text).not.toContain(words)
})
