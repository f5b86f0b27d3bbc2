import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { nl as words } from '#app/ui/list/nl.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { keepDocument } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let admin: Actor
let desk: Visitor
let [one, two]: Member[] = []
/** No other organisation of the shared portal has it in its name. */
const rare = `Ŕ${crypto.randomUUID().slice(0, 8)}`
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  desk = await signedIn(portal.origin, admin)
  ;[one, two] = [await addOrganisation(['Huis']), await addOrganisation(['Huis'])]
  await portal.sql`update organisations set name = ${`Huize ${rare}`} where id = ${one.organisationId}`
  await portal.sql`update organisations set name = ${`Zorg ${rare} Noord`} where id = ${two.organisationId}`
  await portal.sql`update users set may_read_security_log = true where id = ${admin.userId}`
  // The queue can be narrowed down as long as something waits in it.
  for (const member of [one, two]) await keepDocument(member, { name: 'plan.pdf' })
})
afterAll(() => portal.close())

const lists = [
  '/admin/board?owner=all&sort=late',
  '/admin/review?item=floor-plan',
  '/admin/users?state=active',
  '/admin/mail?state=failed',
  '/admin/links?state=open',
  '/admin/audit?person=Bo',
  '/admin/security?person=Bo',
  '/admin/usage?from=2026-01-01',
  '/admin/privacy?email=bo%40example.org',
]

describe.each(lists)('an organisation typed at %s', (list) => {
  const ask = (typed: string) => desk.ask(`${list}&organisation=${encodeURIComponent(typed)}`)

  test('leads to the list with its id where it can be one only; the field shows its name', async () => {
    for (const typed of [`Huize ${rare}`, `  huize ${rare.toLowerCase().replace('ŕ', 'r')} `]) {
      const { status, headers } = await ask(typed)
      expect([status, headers.location]).toEqual([302, `${list}&organisation=${one?.organisationId}`])
    }
    const { text } = await ask(one?.organisationId ?? '')
    expect(text).toMatch(new RegExp(`<input[^>]* name="organisation"[^>]* value="Huize ${rare}"`))
    // Pages do not carry the names of all: the field asks for those that fit.
    expect(text).toContain('data-names="/admin/organisations/names"')
    expect(text).not.toContain(`Zorg ${rare} Noord`)
    expect(text).not.toContain(words.organisationUnknown)
  })

  test('offers all that it can mean where that are several, and keeps what was typed', async () => {
    const { status, text } = await ask(rare)
    expect([status, text.includes(words.organisationUnclear)]).toEqual([200, true])
    for (const member of [one, two]) expect(text).toContain(`organisation=${member?.organisationId}"`)
    expect(text).toMatch(new RegExp(`<input[^>]* aria-invalid="true"[^>]* value="${rare}"`))
  })

  test('says that there is none of that name', async () => {
    const { status, text } = await ask('"Nergens" <b>')
    expect(status).toBe(200)
    expect(text).toContain(words.organisationUnknown)
    expect(text).toContain('value="&quot;Nergens&quot; &lt;b&gt;"')
  })
})

describe('the names that a field asks for', () => {
  const named = async (typed: string): Promise<unknown> => {
    const { status, text } = await desk.ask(`/admin/organisations/names?q=${encodeURIComponent(typed)}`)
    expect(status).toBe(200)
    return JSON.parse(text)
  }

  test('are those that fit, whatever the accents, twenty at most', async () => {
    expect(await named(rare.toLowerCase().replace('ŕ', 'r'))).toEqual([`Huize ${rare}`, `Zorg ${rare} Noord`])
    expect(await named('nergens "%" <b>')).toEqual([])
    await portal.sql`insert into organisations (name) select ${rare} || ' veel ' || n from generate_series(1, 30) n`
    expect(await named(`${rare} veel`)).toHaveLength(20)
    expect(await named('')).toHaveLength(20)
  })

  test('are for provider staff alone, and of organisations at work', async () => {
    const visitor = await signedIn(portal.origin, one ?? (await addOrganisation(['Huis'])))
    expect((await visitor.ask(`/admin/organisations/names?q=${encodeURIComponent(rare)}`)).text).not.toContain(rare)
    await portal.sql`update organisations set archived_at = now() where id = ${two?.organisationId ?? ''}`
    expect(await named(`Zorg ${rare}`)).toEqual([])
    await portal.sql`update organisations set archived_at = null where id = ${two?.organisationId ?? ''}`
  })
})

test('the portal’s own people are an organisation among the users', async () => {
  const { headers } = await desk.ask(`/admin/users?organisation=${encodeURIComponent('medewerker')}`)
  expect(headers.location).toBe('/admin/users?organisation=staff')
  const { text } = await desk.ask(`/admin/users?organisation=staff&q=${encodeURIComponent(admin.email)}`)
  expect(text).toContain(admin.email)
  expect(text).toContain('<option value="Onze medewerkers">')
})
