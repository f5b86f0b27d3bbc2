import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { basicInformation } from '#app/roadmap/location/basic-info/item.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loader as csv } from '#app/staff/usage/pages/csv.ts'
import { loader } from '#app/staff/usage/pages/home.tsx'
import type { PartKey } from '#app/staff/usage/part.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import { contextOf, newMember, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import { contextOfStaff } from '#tests/support/library.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
}, 60_000)
afterAll(() => place.close())

type Entry = [minute: number, logType: string, data: string, amount?: number]

/** Writes what a member did, in minutes after ten o'clock on Monday 2 March 2026. */
async function did(who: Actor, entries: Entry[]) {
  const from = Date.parse('2026-03-02T10:00:00Z')
  await database()
    .insert(usageLog)
    .values(
      entries.map(([minute, logType, data, amount = -1]) => ({
        ...{ organisationId: who.organisationId, userId: who.userId, logType, data, amount },
        at: new Date(from + minute * 60_000),
      })),
    )
}

const march = 'from=2026-03-01&to=2026-03-31'
const ask = (query: string, who = admin) => ({
  request: new Request(`http://localhost/admin/usage?${query}`),
  context: contextOfStaff(who),
  params: {},
})
const rowsOf = async (key: PartKey, query = march) =>
  (await loader(ask(query))).parts.find((part) => part.key === key)?.rows ?? []

describe('the report', () => {
  beforeAll(async () => {
    await database().execute(sql`truncate usage_log`)
    member = await newMember()
    const other = await newMember()
    await did(member, [
      [0, 'navigation', '/location/basic-info/contacts'],
      [1, 'scroll', '/location/basic-info/contacts', 0.3],
      [2, 'scroll', '/location/basic-info/contacts', 0.8],
      [3, 'scroll', '/location/basic-info/contacts', 0.1],
      [4, 'save', '/location/basic-info/contacts', 2],
      [5, 'navigation', '/location/basic-info/wards'],
      // The next day: another visit.
      [1445, 'navigation', '/location/basic-info/done'],
    ])
    await did(other, [
      [0, 'navigation', '/location/basic-info/wards'],
      [1, 'navigation', `/links/${crypto.randomUUID()}`],
      [10_080, 'navigation', `/links/${crypto.randomUUID()}`],
      [10_081, 'rejected', 'basic-information contact.email', 1],
      [10_082, 'rejected', 'basic-information contact.email', 1],
    ])
    // Provider staff are not counted.
    await did(admin, [[0, 'navigation', '/admin']])
  })

  it('counts different people, pages and saves by week', async () => {
    expect(await rowsOf('weeks')).toEqual([
      ['2 mrt 2026', 2, 5, 1, 0, 0],
      ['9 mrt 2026', 1, 1, 0, 0, 0],
    ])
  })

  it('counts pages without the ids in their addresses', async () => {
    expect(await rowsOf('pages')).toEqual(
      expect.arrayContaining([
        ['Eén gedeelde link', 2, 1],
        ['Algemene gegevens: Afdelingen', 2, 2],
      ]),
    )
    expect(JSON.stringify(await rowsOf('pages'))).not.toContain('/admin')
  })

  it('takes the furthest that a page was scrolled while it was shown', async () => {
    expect(await rowsOf('scrolls')).toEqual([['Algemene gegevens: Contactpersonen', 80, 1, 0]])
  })

  it('tells the last page of each visit', async () => {
    expect(await rowsOf('stops')).toEqual([
      ['Eén gedeelde link', 2],
      ['Algemene gegevens: klaar', 1],
      ['Algemene gegevens: Afdelingen', 1],
    ])
  })

  it('names the fields that went wrong in words', async () => {
    expect(await rowsOf('rejected')).toEqual([[expect.stringMatching(/^Algemene gegevens: E-mail/), 2, 1]])
  })

  it('tells how many days a task took, of those that came to its end', async () => {
    expect(await rowsOf('durations')).toEqual([['1.1.1 Algemene gegevens', 1, 2, 1]])
  })

  it('keeps to the period and the organisation of the address', async () => {
    expect(await rowsOf('weeks', 'from=2026-03-09&to=2026-03-31')).toEqual([['9 mrt 2026', 1, 1, 0, 0, 0]])
    expect(await rowsOf('rejected', `${march}&organisation=${member.organisationId}`)).toEqual([])
    expect(await rowsOf('weeks', 'from=2025-03-01&to=2025-03-31')).toEqual([])
  })

  it.each(['from=31-2-2026', 'from=2026-03-02&to=2026-03-01', 'to=x'])(
    '%s is taken for the usual weeks',
    async (query) => {
      expect((await loader(ask(query))).isWrong).toBe(true)
    },
  )

  it('gives each table to spreadsheets, and no other', async () => {
    const answer = await csv(ask(`${march}&table=stops`))
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect((await answer.text()).split('\r\n')[1]).toBe('"Eén gedeelde link";"2"')
    expect((await outcome(() => csv(ask(`${march}&table=nothing`)))).status).toBe(404)
  })

  it('is for provider staff alone', async () => {
    for (const run of [loader, csv]) {
      const answer = await outcome(() => run({ ...ask(`${march}&table=stops`), context: contextOf(member) }))
      expect(answer.headers.get('Location')).toBe('/')
    }
  })
})

it('a save keeps the names of refused fields, and nothing of what was typed', async () => {
  member = await newMember()
  const fields = [
    { name: 'contact.email', value: 'geheim at huis' },
    { name: 'contact.first_name', value: 'Bo' },
    { name: 'goTo', value: 'save' },
  ]
  const body = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
  const request = new Request('http://localhost/location/basic-info/contacts?location=0', { method: 'POST', body })
  const save = pageAction(basicInformation, 'contacts')
  const answer = await outcome(() => save({ request, context: contextOf(member), params: {} }))
  expect(answer.status).toBe(422)
  const kept = (await database().select().from(usageLog)).filter(({ userId }) => userId === member.userId)
  expect(kept.map(({ logType, data }) => `${logType}: ${data}`)).toContain('rejected: basic-information contact.email')
  expect(JSON.stringify(kept)).not.toContain('geheim')
})
