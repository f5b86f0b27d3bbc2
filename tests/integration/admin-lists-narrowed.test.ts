import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { readCsv } from '#tests/support/csv.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** What every list of staff takes: `q`, `owner`, `sort`, `page`, and a file that is narrowed down as the list is. */

const mark = randomUUID().slice(0, 8)
/** More than two pages, of which every second organisation is the reader's own, and many are alike in all they go by. */
const [all, own] = [110, 55]

let portal: SharedPortal
let admin: Actor
let staff: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
  const locations = portal.sql.json({ locations: [{ id: 'a0000000', name: `Huis Ëik ${mark}` }] })
  await portal.sql`insert into organisations (name)
    select 'Zorg ' || case when n % 2 = 0 then 'Één' else 'Twee' end || ${` ${mark}`} from generate_series(1, ${all}::int) n`
  const ours = portal.sql`(select id, row_number() over (order by id) as n, name from organisations where name like ${`%${mark}`})`
  await portal.sql`insert into organisation_owners (organisation_id, owner_id)
    select id, ${admin.userId} from ${ours} o where name like 'Zorg Één%'`
  await portal.sql`insert into forms (organisation_id, form_type, fields, version, updated_by_name)
    select id, 'org-information', ${locations}, 1, 'An' from ${ours} o`
  await portal.sql`insert into users (organisation_id, email, name, seen_at)
    select id, gen_random_uuid() || '@example.org', 'Bo ' || n % 3, case when n % 3 = 0 then now() end from ${ours} o`
  await portal.sql`insert into relationships (organisation_id, contact_name, state, next_meeting_at, updated_by_name)
    select id, 'Cor ' || n % 3 || ${` ${mark}`}, case when n % 2 = 0 then 'agreed' else 'ended' end, case when n % 4 = 0 then now() end, 'An'
    from ${ours} o where n % 5 > 0`
  await portal.sql`insert into share_links (organisation_id, token_hash, purpose, location_index, items, may, recipient_name,
      language, created_by_name, expires_at)
    select id, gen_random_uuid(), 'reviewer', 0, '{floor-plan}', 'read', 'Dé ' || n % 3 || ${` ${mark}`}, 'nl', 'An', now() + interval '9 days'
    from ${ours} o`
  await portal.sql`insert into documents (organisation_id, location_index, document_type, name, media_type, size, sha256,
      storage_key, user_uploaded, created_by_name, reviewed_at, reviewed_by_name, accepted)
    select id, 0, 'floor-plan', 'plan ' || n % 3, 'application/pdf', n % 4, 'x', gen_random_uuid()::text, true, 'Ed ' || n % 3 || ${` ${mark}`},
      case when done then now() end, case when done then ${`Flo ${mark}`} end, done
    from ${ours} o, (values (false), (true)) as each(done)`
  await portal.sql`insert into item_requests (organisation_id, location_index, item, reason, created_by_name, answered_at,
      answered_by_name, answer)
    select id, 0, 'night-shift-roster', ${`Geen nachtdienst ${mark}`}, 'Gé ' || n % 3 || ${` ${mark}`}, case when done then now() end,
      case when done then ${`Flo ${mark}`} end, case when done then 'Ja' end
    from ${ours} o, (values (false), (true)) as each(done)`
}, 60_000)
afterAll(() => portal.close())

type List = { path: string; list?: string; sorts: string[]; more: [typed: string, found: number][] }

const placed: [string, number] = [`HUIS EIK ${mark}`, all]
const lists: List[] = [
  { path: '/admin/users', sorts: ['name', 'email', 'organisation', 'invited', 'seen'], more: [] },
  {
    path: '/admin/links',
    sorts: ['made', 'who', 'organisation', 'opened', 'done', 'until'],
    more: [placed, [`de 1 ${mark}`, 37]],
  },
  {
    path: '/admin/review',
    sorts: ['since', 'name', 'organisation', 'size', 'by'],
    more: [placed, [`ed 1 ${mark}`, 37]],
  },
  {
    ...{ path: '/admin/review', list: 'reviewed', sorts: ['verdictAt', 'name', 'organisation', 'verdictBy'] },
    more: [placed, [`flo ${mark}`, all]],
  },
  {
    path: '/admin/relationship-management',
    sorts: ['organisation', 'contact', 'state', 'meeting'],
    more: [[`cor 1 ${mark}`, 30]],
  },
  { path: '/admin/requests', sorts: ['since', 'organisation', 'by'], more: [placed, [`ge 1 ${mark}`, 37]] },
  {
    ...{ path: '/admin/requests', list: 'answered', sorts: ['answeredAt', 'organisation', 'by', 'answeredBy'] },
    more: [placed, [`flo ${mark}`, all], [`nachtdienst ${mark}`, all]],
  },
]

describe.each(lists.map((list) => [`${list.path} ${list.list ?? ''}`, list] as const))('%s', (_, list) => {
  const { path, list: which, sorts, more } = list
  const addressOf = (query: Record<string, string>, at = path) =>
    `${at}?${new URLSearchParams({ ...(which && { list: which }), ...query })}`
  const ask = async (query: Record<string, string>) => (await staff.ask(addressOf(query))).text
  const links = new RegExp(`href="${path}/([0-9a-f-]{36}(?:/[0-9a-f-]{36})?)["?]`, 'g')
  const idsIn = (text: string) => [...text.matchAll(links)].map(([, id]) => id)
  const countIn = (text: string) => Number(/>(\d+) (gebruiker|link|bestand|organisatie|vraag|vragen)/.exec(text)?.[1])
  const foundBy = async (q: string) => countIn(await ask({ q }))

  test('is searched by what its rows show, whatever the capitals and accents', async () => {
    expect([await foundBy(mark.toUpperCase()), await foundBy(`zorg een ${mark}`)]).toEqual([all, own])
    expect(await foundBy(` ZORG ÉÉN ${mark} `)).toBe(own)
    for (const [typed, found] of more) expect([typed, await foundBy(typed)]).toEqual([typed, found])
  })

  test('takes signs of patterns, and half letters, for what they are', async () => {
    // With the mark, since other files leave rows with such signs in a portal that is shared.
    for (const q of [`%${mark}`, `_${mark}`, `\\${mark}`, `zorg_een ${mark}`, '\ud83d', `${mark}${'x'.repeat(300)}`])
      expect([q, idsIn(await ask({ q }))]).toEqual([q, []])
  })

  test('shows those of the reader, of nobody, or all', async () => {
    const found = async (owner: string) => countIn(await ask({ q: mark, owner }))
    expect([await found('me'), await found('none'), await found('all'), await found('x')]).toEqual([own, own, all, all])
    expect(idsIn(await ask({ q: `zorg twee ${mark}`, owner: 'me' }))).toEqual([])
  })

  test.each(sorts)('by %s has every row once, one way and the other', async (sort) => {
    const inOrder = async (word: string) => {
      const pages = await Promise.all(['1', '2', '3'].map((page) => ask({ q: mark, sort: word, page })))
      expect(pages[0]).toContain(`(van ${word.startsWith('-') ? 'hoog naar laag' : 'laag naar hoog'})`)
      return pages.flatMap((text) => [...new Set(idsIn(text))])
    }
    const [up, down] = [await inOrder(sort), await inOrder(`-${sort}`)]
    expect(new Set(up).size).toBe(all)
    expect(down.toReversed()).toEqual(up)
  })

  test('keeps in every address what else was chosen', async () => {
    const sort = `-${sorts[1]}`
    const chosen = { q: `${mark}`, owner: 'none', sort }
    const text = (await ask(chosen)).replaceAll('&amp;', '&')
    const hrefs = [...text.matchAll(new RegExp(`href="(${path}\\?[^"]*)"`, 'g'))].map(([, href = '']) => href)
    const queries = hrefs.map((href) => new URLSearchParams(href.split('?')[1]))
    const having = (kept: Record<string, string>) =>
      queries.filter((query) => Object.entries(kept).every(([name, value]) => query.get(name) === value)).length
    const here: Record<string, string> = which ? { list: which } : {}
    // The next page; two owners and all; the heads.
    expect(having({ ...here, ...chosen, page: '2' })).toBe(1)
    expect(having({ ...here, q: mark, owner: 'me', sort })).toBe(1)
    expect(having({ ...here, q: mark, owner: 'none' })).toBeGreaterThanOrEqual(sorts.length)
    for (const [name, value] of Object.entries({ ...here, owner: 'none', sort }))
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    expect(text).toMatch(new RegExp(`<input[^>]* name="q"[^>]* value="${mark}"`))
  })

  test('comes as a table that is narrowed down as it is', async () => {
    const { text } = await staff.ask(addressOf({ q: `zorg een ${mark}`, owner: 'me' }, `${path}/csv`))
    expect(readCsv(text).length).toBe(own + 1)
    const { text: none } = await staff.ask(addressOf({ q: `zorg een ${mark}`, owner: 'none' }, `${path}/csv`))
    expect(readCsv(none).length).toBe(1)
  })
})

test('documents are checked one after the other within what the queue is narrowed down to', async () => {
  const query = `q=${encodeURIComponent(`zorg één ${mark}`)}&owner=me`
  const queue = (await staff.ask(`/admin/review?${query}`)).text.replaceAll('&amp;', '&')
  const [, first = ''] = /href="(\/admin\/review\/[0-9a-f-]{36}\/[0-9a-f-]{36}\?[^"]*)"/.exec(queue) ?? []
  expect(Object.fromEntries(new URLSearchParams(first.split('?')[1]))).toEqual({ q: `zorg één ${mark}`, owner: 'me' })
  const { text } = await staff.ask(first)
  expect(text).toContain(`1 van ${own}`)
  const { headers } = await staff.post(first, { verdict: 'accept', seenAt: '', then: 'next' })
  expect(new URLSearchParams(headers.location?.split('?')[1]).get('owner')).toBe('me')
  expect((await staff.ask(headers.location ?? '')).text).toContain(`1 van ${own - 1}`)
})

test('saved addresses of users say `search` for `q`', async () => {
  const { text } = await staff.ask(`/admin/users?search=${mark}`)
  expect(text).toContain(`${all} gebruikers`)
})

test('people of the provider are in no owner’s list', async () => {
  const found = async (owner: string) => (await staff.ask(`/admin/users?q=${admin.email}&owner=${owner}`)).text
  expect(
    [await found('all'), await found('me'), await found('none')].map((text) => text.includes('1 gebruiker<')),
  ).toEqual([true, false, false])
})
