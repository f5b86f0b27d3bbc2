import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { everyMail } from '#app/persistence/mail/mail-log.server.ts'
import { everyReview } from '#app/persistence/documents/verdict-queue.server.ts'
import { everyShareLink } from '#app/persistence/links/sent-share-links.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { readCsv } from '#tests/support/csv.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

const [formula, plus, at] = ['=HYPERLINK("http://x";"y")', '+1', '@x "quoted"\nand, =1+1, on']

let portal: Portal
let member: Member
let other: Member
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await openPortal()
  member = await addOrganisation([formula])
  other = await addOrganisation(['Huis'])
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
  await portal.sql`update organisations set name = ${formula} where id = ${member.organisationId}`
})
afterAll(() => portal.close())

async function tableAt(path: string): Promise<string[][]> {
  const { headers, text } = await staff.ask(path)
  expect([headers['content-type'], headers['cache-control']]).toEqual(['text/csv; charset=utf-8', 'no-store'])
  expect(text.startsWith('\ufeff')).toBe(true)
  return readCsv(text)
}

type Table = {
  path: string
  /** Its first head. */
  head: string
  /** Adds so many rows for both organisations each, in which a formula stands wherever people may write. */
  add: (rows: number) => Promise<unknown>
  /** What narrows the list, and the words it leaves out. */
  filters: [query: string, words: string[]][]
}

const both = () => portal.sql`unnest(${[member.organisationId, other.organisationId]}::uuid[]) as organisation`
const series = (rows: number) => portal.sql`generate_series(1, ${rows}::int) as n`

const tables: Table[] = [
  {
    path: '/admin/mail/csv',
    head: 'Geschreven',
    add: (rows) => portal.sql`
      insert into mail_messages
        (organisation_id, cause, to_name, to_address, language, subject, sealed_text, state, problem, created_at)
      select organisation, 'invitation', ${formula}, ${plus}, 'nl', ${at}, 'verzegeld-geheim',
        case when n % 2 = 0 then 'failed' else 'kept' end, ${formula}, now() + make_interval(secs => n / 7 * 0.000001)
      from ${both()}, ${series(rows)}`,
    filters: [['?state=failed', ['Bewaard']]],
  },
  {
    path: '/admin/links/csv',
    head: 'Organisatie',
    add: (rows) => portal.sql`
      insert into share_links (organisation_id, token_hash, purpose, location_index, items, may, recipient_name,
        recipient_email, language, message, created_by_name, expires_at, revoked_at, created_at)
      select organisation, 'teken-geheim' || gen_random_uuid(), 'reviewer', 0, '{floor-plan}', 'read', ${formula},
        ${plus}, 'nl', 'bericht-geheim', ${at}, now() + interval '9 days', case when n % 2 = 0 then now() end,
        now() + make_interval(secs => n / 7 * 0.000001)
      from ${both()}, ${series(rows)}`,
    filters: [['?state=open', ['Ingetrokken']]],
  },
  {
    path: '/admin/review/csv',
    head: 'Bestand',
    add: (rows) => portal.sql`
      insert into documents (organisation_id, location_index, document_type, name, media_type, size, sha256, storage_key,
        user_uploaded, created_by_name, created_at, reviewed_at, reviewed_by_name, return_reason)
      select organisation, 0, 'floor-plan', ${formula}, 'application/pdf', 5, 'som-geheim', gen_random_uuid()::text,
        true, ${at}, now() + make_interval(secs => n / 7 * 0.000001), case when n % 2 = 0 then now() end, ${plus},
        case when n % 2 = 0 then ${at} end
      from ${both()}, ${series(rows)}`,
    filters: [
      ['', ['Teruggestuurd']],
      ['?list=reviewed', ['Wacht op controle']],
      ['?item=night-shift-roster', ['Tekening', formula]],
    ],
  },
  {
    path: '/admin/documents/csv',
    head: 'Titel',
    add: (rows) => portal.sql`
      insert into library_documents
        (category, language, title, description, name, media_type, size, sha256, storage_key, created_by_name)
      select case when n % 2 = 0 then 'ict' else 'study' end, 'nl', ${formula}, ${at}, ${plus}, 'application/pdf', 5,
        'som-geheim', 'sleutel-geheim' || gen_random_uuid(), ${formula} from ${series(rows)}`,
    filters: [
      ['?category=ict', ['Uw studie']],
      ['?language=en', [formula]],
    ],
  },
  {
    path: '/admin/relationship-management/csv',
    head: 'Organisatie',
    add: () => portal.sql`
      insert into relationships (organisation_id, contact_name, contact_email, contact_phone, state, next_meeting_at,
        next_meeting_place, next_meeting_note, internal_notes, updated_by_name)
      values (${member.organisationId}, ${formula}, ${plus}, ${plus}, 'preparing', '2027-07-01T08:30:00Z', ${at},
        ${formula}, 'notitie-geheim', ${at})
      on conflict do nothing`,
    filters: [['?state=preparing', ['Kennismaking']]],
  },
  {
    path: '/admin/help/csv',
    head: 'Onderdeel',
    add: (rows) => portal.sql`
      insert into help_entries (section, position, question_nl, answer_nl, question_en, answer_en, updated_by_name)
      select 'day', n, ${formula}, ${at}, ${plus}, ${at}, ${formula} from ${series(rows)}`,
    filters: [],
  },
]

describe.each(tables.map((table) => [table.path, table] as const))('%s', (path, { head, add, filters }) => {
  test('has a line for every row, in which nothing is a formula and nothing is secret', async () => {
    await add(4)
    const [heads = [], ...rows] = await tableAt(path)
    expect(heads[0]).toBe(head)
    expect(new Set(heads).size).toBe(heads.length)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row.length).toBe(heads.length)
    const cells = rows.flat()
    expect(cells).toEqual(expect.arrayContaining([`'${formula}`, `'${plus}`, `'@x "quoted"\nand,' =1+1, on`]))
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
    expect(cells.filter((cell) => cell.includes('geheim'))).toEqual([])
    expect(cells).toContainEqual(expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/))
  })

  test('is narrowed as its list is', async () => {
    for (const [query, words] of filters) {
      const cells = (await tableAt(`${path}${query}`)).slice(1).flat()
      for (const word of words) expect(cells).not.toContain(word)
    }
    expect(await tableAt(`${path}?state=x&category=x&organisation=&page=9&list=x&item=x`)).toEqual(await tableAt(path))
  })

  test('takes as many queries for a thousand rows as for a few', async () => {
    const counted = async () => (await portal.statements.during(() => tableAt(path))).length
    const few = await counted()
    await add(300)
    expect(await counted()).toBe(few)
  })

  test('is for provider staff alone', async () => {
    const visitor = await signedIn(portal.origin, member)
    expect((await visitor.ask(path)).headers.location).toBe('/')
  })
})

describe.each([
  ['messages', '/admin/mail', 0],
  ['links', '/admin/links', 1],
  ['documents to check', '/admin/review', 2],
] as const)('thousands of %s', (_name, list, index) => {
  test('come each once, in the order of the list, also those of one moment', async () => {
    await tables[index]?.add(2000)
    const query = `?organisation=${other.organisationId}`
    const [heads = [], ...rows] = await tableAt(`${list}/csv${query}`)
    const { text } = await staff.ask(`${list}${query}`)
    const found = Number(/(\d+) (berichten|links|bestanden)/.exec(text)?.[1])
    expect(found).toBeGreaterThan(1000)
    expect(rows.length).toBe(found)
    const moment = heads.findIndex((one) => ['Geschreven', 'Gemaakt op', 'Geüpload'].includes(one))
    const moments = rows.map((row) => row[moment] ?? '')
    const sorted = [...moments].sort()
    expect(moments).toEqual(list === '/admin/review' ? sorted : sorted.reverse())
  })
})

test('the verbs behind them are for provider staff alone', () => {
  const all = { state: null, organisationId: null, list: 'waiting', documentType: null } as const
  for (const every of [everyMail, everyShareLink, everyReview])
    expect(() => every(member, all)).toThrow('provider staff')
})

test('no row comes twice where one reading ends and the next begins', async () => {
  const ids: string[] = []
  for await (const { id } of everyMail(admin, { state: null, organisationId: other.organisationId })) ids.push(id)
  expect(ids.length).toBeGreaterThan(2000)
  expect(new Set(ids).size).toBe(ids.length)
})
