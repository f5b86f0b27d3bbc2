import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const organisationPage = '/organisation/basic-info/organisation'
const words = 'Wat wij al weten, is alvast ingevuld.'

async function newMember() {
  const member = await addOrganisation(['Huis'])
  const name = await nameApart(member)
  return { name, visitor: await signedIn(portal.origin, member) }
}

test('the page of the organisation proposes its name, and keeps it once the page is saved', async () => {
  const { name, visitor } = await newMember()
  const page = await openStep(visitor, organisationPage)
  expect(page.answer.text).toContain(words)
  expect(page.fields).toMatchObject({ 'organisation.name': name, 'organisation.kvk': '' })
  // Looking at it saves nothing: it is proposed again.
  expect((await visitor.ask(organisationPage)).text).toContain(words)
  expect((await page.send()).status).toBe(303)
  const again = await openStep(visitor, organisationPage)
  expect(again.answer.text).not.toContain(words)
  expect(again.fields).toMatchObject({ 'organisation.name': name })
})

test('what was filled in differently, or emptied next to something else, is not proposed over', async () => {
  const { visitor } = await newMember()
  await (await openStep(visitor, organisationPage)).send({ 'organisation.name': '', 'organisation.city': 'Utrecht' })
  const again = await openStep(visitor, organisationPage)
  expect(again.answer.text).not.toContain(words)
  expect(again.fields).toMatchObject({ 'organisation.name': '', 'organisation.city': 'Utrecht' })
})
