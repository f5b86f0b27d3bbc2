import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { listAudit } from '#app/persistence/staff/audit-log.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { readCsv } from '#tests/support/csv.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let member: Member
let staff: Visitor
beforeAll(async () => {
  portal = await openPortal()
  member = await addOrganisation(['Huis'])
  staff = await signedIn(portal.origin, await newAdmin())
  // The last moment of the 30th and the first of the 31st in the Netherlands, an hour ahead of UTC.
  await portal.sql`insert into audit_log (at, user_name, organisation_id, action, subject) values
    ('2026-01-30T22:59:59Z', 'Jan van Gisteren', null, 'library-added', jsonb_build_object('title', 'Handleiding', 'id', gen_random_uuid())),
    ('2026-01-30T23:00:00Z', 'Piet van Vandaag', ${member.organisationId}, 'document-accepted', '{"name": "plan.pdf"}'),
    ('2026-01-31T23:00:00Z', '=Klaas', null, 'what-once-was', '{"size": 3, "gone": null}')`
  await portal.sql`insert into audit_log (user_name, organisation_id, action, subject)
    select 'Veel Werk', ${member.organisationId}, 'mail-opened', '{}' from generate_series(1, 2300)`
})
afterAll(() => portal.close())

const page = async (query: string) => (await staff.ask(`/admin/audit?${query}`)).text

test('says who did what when, in words, without ids', async () => {
  const text = await page('until=2026-02-01')
  expect(text).toMatch(/vr 30 jan 2026, 23\.59[\s\S]*Jan van Gisteren[\s\S]*Document toegevoegd aan de bibliotheek/)
  expect(text).toMatch(/za 31 jan 2026, 0\.00[\s\S]*Document goedgekeurd[\s\S]*De Zonnehof[\s\S]*plan\.pdf/)
  // What nobody does any more keeps its own name.
  expect(text).toContain('what-once-was')
  expect(text).not.toMatch(/Handleiding · [0-9a-f]{8}-/)
})

test.each([
  [
    'organisation-looked-at',
    { page: 'history', item: 'basic-information', location: 0, locationName: 'Huis' },
    'Algemene gegevens · geschiedenis · locatie 1 · Huis',
  ],
  ['wifi-test-set', { location: 'Huis', confirmed: 'true' }, 'Huis · geslaagd'],
  ['connection-answered', { location: 'Huis', connection: 'partly' }, 'Huis · niet alle bedden'],
  ['mail-sent-again', { mailId: crypto.randomUUID(), cause: 'share-link' }, 'Deellink'],
  ['relationship-changed', { fields: 'contactName state' }, 'Naam, Stand'],
  ['person-looked-up', { answers: 2, links: 0 }, 'Formulieren met de persoon erin: 2'],
])('tells of %s in words', async (action, subject, words) => {
  await portal.sql`insert into audit_log (at, user_name, action, subject)
    values ('2020-06-01T10:00:00Z', 'Vroeger', ${action}, ${portal.sql.json(subject)})`
  const query = `action=${action}&until=2020-12-31`
  expect(await page(query)).toContain(`>${words}<`)
  const [, line] = readCsv((await staff.ask(`/admin/audit/csv?${query}`)).text)
  expect(line?.at(-1)).toBe(words)
})

test.each([
  ['person=gisteren', ['Jan']],
  ['action=document-accepted', ['Piet']],
  ['until=2026-01-30', ['Jan']],
  ['from=2026-01-31&until=31-1-2026', ['Piet']],
  ['until=2026-02-01', ['Jan', 'Piet', '=Klaas']],
  ['organisation=nonsense', []],
  ['person=%25', []],
  ['action=nonsense', []],
  ['from=2099-01-01', []],
])('is narrowed by its address: %s', async (query, names) => {
  const text = (await page(query)).split(/<tbody[^>]*>/)[1] ?? ''
  expect(['Jan', 'Piet', '=Klaas', 'Veel Werk'].filter((name) => text.includes(`>${name}`))).toEqual(names)
})

test('is narrowed to an organisation, has pages, and leads to the last one from behind it', async () => {
  const query = `organisation=${member.organisationId}`
  const first = await page(query)
  expect(first).toContain('2301 regels')
  expect(first.match(/Veel Werk/g)?.length).toBe(50)
  expect(await page(`${query}&page=47`)).toContain('Piet van Vandaag')
  const behind = await staff.ask(`/admin/audit?${query}&page=99`)
  expect(behind.headers.location).toBe(`/admin/audit?${query}&page=47`)
})

test('comes as a table, whole, in which nothing is a formula', async () => {
  const { headers, text } = await staff.ask('/admin/audit/csv')
  expect(headers['content-type']).toContain('text/csv')
  const lines = text.trim().split('\r\n')
  expect(lines.length).toBe(2310)
  expect(text).toContain(`;"'=Klaas";`)
  const narrowed = await staff.ask('/admin/audit/csv?person=piet')
  expect(narrowed.text.trim().split('\r\n').length).toBe(2)
})

test('comes as a table in the language of the reader', async () => {
  staff.cookies.set('routekaart.language', 'en')
  const [, line] = readCsv((await staff.ask('/admin/audit/csv?person=vandaag')).text)
  staff.cookies.delete('routekaart.language')
  expect(line?.slice(1)).toEqual(['Piet van Vandaag', 'Document accepted', 'De Zonnehof', 'plan.pdf'])
})

test('is for provider staff alone', async () => {
  const filter = { person: '', organisationId: null, action: null, from: null, until: null }
  await expect(listAudit(member, filter, 1, 50)).rejects.toThrow('provider staff')
  const visitor = await signedIn(portal.origin, member)
  for (const path of ['/admin/audit', '/admin/audit/csv']) {
    expect((await visitor.ask(path)).headers.location).toBe('/')
  }
})
