import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

test('a save that waits for another one reads what that one stored, though both were sent before', async () => {
  const { sql } = portal
  const member = await addOrganisation(['Huis'])
  const { organisationId } = member
  const page = await openStep(await signedIn(portal.origin, member), '/location/basic-info/contacts?location=0')
  const lock = `form:${organisationId}:0:basic-information`
  const fields = sql.json({ location: { city: 'Loenen' } })
  const answer = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`
    const sent = page.send({ 'contact.first_name': 'Bo' })
    await vi.waitFor(async () => {
      const [waiting] =
        await sql`select 1 from pg_stat_activity where query like '%pg_advisory_xact_lock%' and wait_event = 'advisory'`
      expect(waiting).toBeDefined()
    }, 20_000)
    await tx`insert into forms (organisation_id, location_index, form_type, fields, version, updated_by_name)
      values (${organisationId}, 0, 'basic-information', ${fields}, 1, 'Youssef')`
    // As an object: a promise would be waited for before the lock goes.
    return { sent }
  })
  expect((await answer.sent).status).toBe(303)
  const stored = await storedForm(portal, member, 'basic-information')
  expect(stored).toMatchObject({ version: 2, fields: { contact: { first_name: 'Bo' }, location: { city: 'Loenen' } } })
})
