import { randomUUID } from 'node:crypto'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { addNamedPerson } from '#app/persistence/people/named-people.server.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import { becomeUser, beWrittenAbout, email, name, namesake, useThePortal, words } from '#tests/support/known-person.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openReviewDesk, type ReviewDesk } from '#tests/support/review-links.ts'
import { keepDocument, sendBack } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { unzip } from '#tests/support/unzip.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** Somebody who used the portal, and of whom others wrote: all of it is found, handed out and erased. */

let portal: Portal
let desk: ReviewDesk
let staff: Visitor
let own: Visitor
beforeAll(async () => {
  portal = await openPortal()
  desk = await openReviewDesk(portal)
  const admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
  const person = await becomeUser(portal, staff, desk.member)
  own = await signedIn(portal.origin, person)
  await useThePortal(portal, own, desk)
  await beWrittenAbout(portal, staff, desk.member)
  await addNamedPerson(person, randomUUID(), { name, email, role: 'Teamleider', phone: '06 12' })
  await addNamedPerson(desk.member, randomUUID(), { ...namesake, role: `Assistent van ${name}`, phone: '' })
  await sendBack(admin, desk.member, await keepDocument(person, { name: `${name}.pdf` }), words)
})
afterAll(() => portal.close())

/** Every row of every table of the database, as text in small letters, by the name of the table. */
async function everyRow(): Promise<{ table: string; row: string }[]> {
  const tables = await portal.sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 2`
  const rows = await Promise.all(
    tables.map(async ({ schema, name: table }) => {
      const all = await portal.sql<{ row: string }[]>`
        select t::text as row from ${portal.sql(schema)}.${portal.sql(table)} t`
      return all.map(({ row }) => ({ table, row: row.toLowerCase() }))
    }),
  )
  return rows.flat()
}

const isOther = [namesake.email, namesake.name.toLowerCase()]
const withoutNamesake = (row: string) => isOther.reduce((left, one) => left.replaceAll(one, ''), row)
/** The tables in which any of the words stand, each once. */
const tablesWith = async (...known: string[]) => [
  ...new Set(
    (await everyRow())
      .filter(({ row }) => known.some((word) => withoutNamesake(row).includes(word)))
      .map(({ table }) => table),
  ),
]
const rowsOfNamesake = async () =>
  (await everyRow()).filter(({ row }) => isOther.some((one) => row.includes(one))).map(({ table }) => table)

const look = () => staff.ask(`/admin/privacy?email=${email}`)
const archive = z.object({
  accounts: z.array(z.looseObject({ id: z.string(), email: z.string() })),
  forms: z.array(z.object({ path: z.string(), fields: z.unknown() })),
  traces: z.array(z.object({ table: z.string(), told: z.record(z.string(), z.unknown()) })),
  counts: z.record(z.string(), z.number()),
})

test('stands in many places at first', async () => {
  expect(await tablesWith(email, 'van dijk')).toEqual(
    expect.arrayContaining([
      ...['audit_log', 'documents', 'form_changes', 'forms', 'help_entries', 'identity_accounts'],
      ...['item_requests', 'named_people'],
      'named_people',
      ...['mail_messages', 'relationships', 'share_comments', 'share_events', 'share_links', 'share_signatures'],
      ...['site_settings', 'users'],
    ]),
  )
  expect((await look()).text).toContain('Formulieren met de persoon erin')
})

test('is handed out with every file as it is stored', async () => {
  const { host } = new URL(portal.origin)
  const cookies = [...staff.cookies].map((cookie) => cookie.join('=')).join('; ')
  const answer = await fetch(`http://${host}/admin/privacy/export?email=${email}`, { headers: { Cookie: cookies } })
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['index.html', 'person.json'])
  const told = archive.parse(JSON.parse(files.get('person.json')?.toString('utf8') ?? ''))

  const users = await portal.sql`select id, email from users where email = ${email}`
  expect(told.accounts.map(({ id, email: address }) => ({ id, email: address }))).toEqual([...users])
  const stored =
    await portal.sql`select fields -> 'contact' as contact from forms where form_type = 'basic-information'`
  expect(told.forms).toContainEqual(
    expect.objectContaining({ path: 'contact', fields: stored.map(({ contact }) => contact)[0] }),
  )
  for (const { table, told: row } of told.traces) {
    const [kept] = await portal.sql`
      select count(*)::int as rows from ${portal.sql(table)} t where to_jsonb(t) @> ${portal.sql.json(JSON.parse(JSON.stringify(row)))}`
    expect([table, row, Number(kept?.rows) > 0]).toEqual([table, row, true])
  }
  const inTables = Object.values(told.counts).reduce((sum, count) => sum + count, 0)
  expect(told.traces.length).toBeGreaterThan(20)
  // Of forms it tells where in them, and not how often their history has it.
  expect(inTables).toBeGreaterThanOrEqual(told.traces.length)

  const page = files.get('index.html')?.toString('utf8') ?? ''
  for (const word of [email, '06 12', 'Teamleider', `${name}.pdf`, 'share-link', 'user-invited'])
    expect(page).toContain(word)
  expect(JSON.stringify([...files.values()].map(String))).not.toMatch(/sealed|scrypt|token_hash/)
})

test('is gone from the whole database and the store, but for what was signed', async () => {
  const before = await rowsOfNamesake()
  expect(before.length).toBeGreaterThan(1)
  const nobody = await staff.post('/admin/privacy', { email, name: '', organisation: '', sure: 'yes' })
  expect([nobody.status, nobody.text.includes('Vink aan waar u deze persoon wilt wissen.')]).toEqual([422, true])
  const ticked = [...(await look()).text.matchAll(/name="where"[^>]*value="([^"]+)"/g)].map(([, id]) => id ?? '')
  expect(ticked.sort()).toEqual([desk.member.organisationId, 'portal'].sort())
  const erase = { email, name: '', organisation: '', sure: 'yes', where: ticked }
  expect((await staff.post('/admin/privacy', erase)).status).toBe(303)
  expect(await tablesWith(email, 'élise', 'van dijk', '"06 12"')).toEqual(['share_signatures'])
  expect(await rowsOfNamesake()).toEqual(before)
  const texts = await portal.sql`select sealed_text from mail_messages where sealed_text <> ''`
  expect(texts.length).toBeGreaterThan(0)
  expect(JSON.stringify(texts.map(({ sealed_text: text }) => openWords(text)))).not.toMatch(/élise/i)
  for await (const { key } of fileStore().list()) {
    const bytes = await textOf(await fileStore().read(key))
    expect([key, `${key} ${bytes}`.includes(email)]).toEqual([key, false])
  }
  expect((await look()).text).toContain('Over deze persoon is niets gevonden.')
})

test('leaves pages that all still open, and nobody signed in', async () => {
  expect((await own.ask('/organisation')).status).not.toBe(200)
  const { organisationId } = desk.member
  const ids = (await desk.links()).map(({ id }) => String(id))
  const pages = [
    '/',
    '/documents',
    '/links',
    '/location/route-card?location=0',
    '/location/basic-info/history?location=0',
  ]
  for (const path of [...pages, ...ids.map((id) => `/links/${id}`), '/location/make-info-letter?location=0'])
    expect([path, (await desk.leader.ask(path)).status]).toEqual([path, 200])
  const lists = [
    'users',
    'mail',
    'audit',
    'links',
    'review?list=reviewed',
    'help',
    'settings',
    'relationship-management',
  ]
  for (const path of [...lists, `relationship-management/${organisationId}`, `organisations/${organisationId}`])
    expect([path, (await staff.ask(`/admin/${path}`)).status]).toEqual([path, 200])
})
