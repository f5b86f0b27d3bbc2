import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { fingerprintOf } from '#app/persistence/people/user-changes.server.ts'
import { readUser } from '#app/persistence/people/staff-users.server.ts'
import { nl as words } from '#app/ui/list/nl.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** Where somebody belongs is typed: the name of an organisation, or a part of it. */

let portal: SharedPortal
let admin: Actor
let staff: Visitor
/** No other organisation of the shared portal has it in its name. */
const rare = `Ŕ${randomUUID().slice(0, 8)}`
let [north, south, twin]: Member[] = []
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
  ;[north, south, twin] = [await addOrganisation(['A']), await addOrganisation(['B']), await addOrganisation(['C'])]
  const named = [
    [north, `Zorg ${rare} Noord`],
    [south, `Huize ${rare}`],
    [twin, `Huize ${rare}`],
  ] as const
  for (const [member, name] of named)
    await portal.sql`update organisations set name = ${name} where id = ${member?.organisationId ?? ''}`
})
afterAll(() => portal.close())

const typed = (organisation: string, over: Record<string, string> = {}) => ({
  ...{ name: 'Anna Jansen', email: `${randomUUID()}@example.org`, language: 'nl', role: 'manager' },
  organisation,
  ...over,
})
const organisationOf = async (email: string) =>
  (await portal.sql`select organisation_id from users where lower(email) = ${email.toLowerCase()}`)[0]?.organisation_id
const invite = async (form: Record<string, string>) => staff.post('/admin/users/new', form)

describe('somebody new', () => {
  test.each([
    ['the name', () => `Zorg ${rare} Noord`],
    ['a part of it without accents', () => `${rare.replace('Ŕ', 'r').toLowerCase()} noord`],
    ['an id', () => north?.organisationId ?? ''],
  ])('belongs to the organisation that %s can mean', async (_, text) => {
    const form = typed(text())
    expect((await invite(form)).status).toBe(303)
    expect(await organisationOf(form.email)).toBe(north?.organisationId)
  })

  test('of whom a part of several names is typed is asked for again with those to choose from', async () => {
    const form = typed(rare)
    const { status, text } = await invite(form)
    expect(status).toBe(422)
    for (const kept of ['value="Anna Jansen"', `value="${form.email}"`, `value="${rare}"`, words.organisationUnclear])
      expect(text).toContain(kept)
    for (const member of [north, south, twin])
      expect(text).toMatch(new RegExp(`<input type="radio" name="meant"[^>]*value="${member?.organisationId}"`))
    expect(await organisationOf(form.email)).toBeUndefined()
    expect((await invite({ ...form, meant: twin?.organisationId ?? '' })).status).toBe(303)
    expect(await organisationOf(form.email)).toBe(twin?.organisationId)
  })

  test('belongs to no organisation that nobody typed', async () => {
    const form = typed('"Nergens" <b>', { meant: north?.organisationId ?? '' })
    const { status, text } = await invite(form)
    expect([status, text.includes(words.organisationUnknown)]).toEqual([422, true])
    expect(text).toContain('value="&quot;Nergens&quot; &lt;b&gt;"')
    const other = typed(`zorg ${rare}`, { meant: south?.organisationId ?? '' })
    expect((await invite(other)).status).toBe(303)
    expect(await organisationOf(other.email)).toBe(north?.organisationId)
  })

  test('is of our own staff by the words of the list', async () => {
    const form = typed('onze medewerkers')
    expect((await invite(form)).status).toBe(303)
    expect(await organisationOf(form.email)).toBeNull()
  })
})

test('somebody of one of two organisations with one name stays there, unless the other is chosen', async () => {
  const colleague = await addColleague(south ?? (await addOrganisation(['B'])))
  const page = `/admin/users/${colleague.userId}`
  const { text } = await staff.ask(page)
  expect(text).toContain(`<input type="hidden" name="known" value="${south?.organisationId}"/>`)
  const user = await readUser(admin, colleague.userId)
  const shown = user ? fingerprintOf(user) : ''
  const form = { intent: 'save', shown, name: 'Anders', language: 'nl', known: south?.organisationId ?? '' }
  expect((await staff.post(page, { ...form, organisation: rare })).status).toBe(422)
  expect((await staff.post(page, { ...form, organisation: `Huize ${rare}` })).status).toBe(303)
  expect(await organisationOf(colleague.email)).toBe(south?.organisationId)
})
