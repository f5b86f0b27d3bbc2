import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { encoded, openVisitor, ownForm, signedIn, type FormFields } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'

/** A form as the script of a page sends it. */
const byScript = (fields: FormFields) => ({
  ...{ method: 'POST', body: encoded(fields) },
  headers: { ...ownForm, 'X-Address-Wanted': '1' },
})

test('a script gets the address in the place of a redirect, with the version that was saved', async () => {
  const leader = await signedIn(portal.origin, await newTenant())
  const { fields, send } = await openStep(leader, contacts)
  const typed = { ...fields, 'contact.first_name': 'Bo', goTo: 'save' }
  const answer = await leader.ask(contacts, byScript(typed))
  expect([answer.status, answer.text, answer.headers.location]).toEqual([204, '', undefined])
  expect(answer.headers).toMatchObject({
    'x-address': contacts,
    'x-form-version': String(Number(fields.version) + 1),
  })
  expect((await send()).headers).toMatchObject({ location: contacts })
})

test('what is no redirect is answered as ever', async () => {
  const leader = await signedIn(portal.origin, await newTenant())
  const { fields } = await openStep(leader, contacts)
  const refused = await leader.ask(contacts, byScript({ ...fields, 'contact.email': 'bo@', goTo: 'next' }))
  expect([refused.status, refused.headers['x-address']]).toEqual([422, undefined])
  expect(refused.text).toContain('role="alert"')
})

test('whose session is over learns where to sign in, and no version', async () => {
  const leader = await signedIn(portal.origin, await newTenant())
  const { fields } = await openStep(leader, contacts)
  const answer = await openVisitor(portal.origin).ask(contacts, byScript({ ...fields, goTo: 'keep' }))
  expect([answer.status, answer.headers['x-form-version']]).toEqual([204, undefined])
  expect(answer.headers['x-address']).toMatch(/^\/authentication\/login/)
})
