import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { keepSearchEntries } from '#app/staff/search/keep.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import type { Portal } from '#tests/support/portal.ts'
import { openSearchDesk, renameOrganisation as rename, type SearchDesk } from '#tests/support/search-desk.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** What staff find after a change, and what cannot be looked for. */

let desk: SearchDesk
let portal: Portal
let staff: Visitor
let member: Member
const find: SearchDesk['find'] = (q, by) => desk.find(q, by)
const titles: SearchDesk['titles'] = (q) => desk.titles(q)
beforeAll(async () => {
  desk = await openSearchDesk()
  ;({ portal, staff } = desk)
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await desk.begin()
})

describe('a change', () => {
  it('is found by the next search, and what it was before no more', async () => {
    expect(await titles('kompas')).toContain('organisation Zorggroep Het Kompas')
    await rename(member.organisationId, 'De Roerdomp')
    expect(await titles('roerdomp')).toContain('organisation De Roerdomp')
    expect(await titles('zorggroep')).toEqual([])
    await portal.sql`update users set name = 'Wendela Quist' where id = ${member.userId}`
    expect(await titles('quist')).toEqual(['person Wendela Quist'])
    await portal.sql`update documents set removed_at = now() where organisation_id = ${member.organisationId}`
    expect(await titles('plattegrond')).toEqual([])
    await portal.sql`update share_links set recipient_name = 'Iemand' where organisation_id = ${member.organisationId}`
    expect(await titles('oosterveen')).toEqual([])
  })

  it('leaves alone what stays the same', async () => {
    await find('kompas')
    const rows = () => portal.sql<{ xmin: string; kind: string }[]>`
      select xmin::text, kind from search_entries where organisation_id = ${member.organisationId} order by digest`
    const before = await rows()
    await portal.sql`update documents set name = 'Ander.pdf' where organisation_id = ${member.organisationId}`
    expect(await titles('ander.pdf')).toEqual(['document Ander.pdf'])
    const kept = (list: { xmin: string; kind: string }[]) => list.filter(({ kind }) => kind !== 'document')
    expect(kept(await rows())).toEqual(kept(before))
  })

  it('that comes while entries are made is not lost, and waits for nothing', async () => {
    await find('kompas')
    await portal.sql.begin(async (tx) => {
      // As a server that keeps entries of this organisation at this moment does.
      await tx`update search_kept set rules = rules where organisation_id = ${member.organisationId}`
      await rename(member.organisationId, 'De Grutto')
    })
    expect(await titles('grutto')).toContain('organisation De Grutto')
  })

  it('is found at once where it is a new organisation, with hundreds waiting that never had entries', async () => {
    await portal.sql`insert into organisations (name) select 'Wacht ' || n from generate_series(1, 400) n`
    const added = await addOrganisation(['Huis'])
    await rename(added.organisationId, 'De Wulp')
    expect(await titles('wulp')).toContain('organisation De Wulp')
  })

  it('is kept once, where two servers do it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await rename(member.organisationId, `De Tureluur ${round}`)
      await Promise.all([find('tureluur'), keepSearchEntries(25), find('tureluur'), keepSearchEntries(25)])
      expect(await titles(`tureluur ${round}`)).toContain(`organisation De Tureluur ${round}`)
    }
    const [kept] = await portal.sql`
      select count(*)::int as count, count(distinct (kind, subject, title, location_index))::int as things
      from search_entries where organisation_id = ${member.organisationId}`
    expect(kept?.count).toBe(kept?.things)
  })
})

it('of somebody who was erased nothing is left, before anybody searches again', async () => {
  expect(await titles('dhondt')).toContain("person Zoë d'Hondt")
  const kept = async () => {
    const { organisationId: id } = member
    const [row] = await portal.sql`select
      (select count(*) from search_entries where organisation_id = ${id} and words like '%dhondt%')
      + (select count(*) from search_words where organisation_id = ${id} and word like '%hondt%') as count`
    return Number(row?.count)
  }
  expect(await kept()).toBeGreaterThan(0)
  const erase = {
    email: 'z.dhondt@kompas.example',
    name: '',
    organisation: '',
    sure: 'yes',
    where: [member.organisationId],
  }
  expect((await staff.post('/admin/privacy', erase)).status).toBe(303)
  expect(await kept()).toBe(0)
  expect(await titles('dhondt')).toEqual([])
  expect(await titles('zilverlinde')).toContain('location Zilverlinde')
})

describe('what cannot be looked for', () => {
  it.each(['', '?q=', '?q=a', '?q=%25', '?q=_', '?q=%20%20'])('says so: %s', async (query) => {
    const answer = await staff.ask(`/admin/search${query}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(
      query === '' || query === '?q=' || query.endsWith('%20') ? 'Typ bovenaan' : 'ten minste twee',
    )
  })

  const odd = [
    ...[
      '%5C',
      '%25%25%25',
      '__',
      "'--",
      '.*%2B%5B(',
      '%F0%9F%98%80',
      '..%2F..%2F',
      '%ED%A0%80kompas',
      '%2B31',
      '(((((',
    ],
    ...['x'.repeat(7000), 'a%20'.repeat(1800), '0'.repeat(5000), 'e%CC%81'.repeat(500)],
  ]
  it.each(odd.map((q) => [q.slice(0, 40), q]))('does no harm: %s', async (_, q) => {
    for (const more of ['', '&kind=person', '&kind=__proto__&owner=me&page=-1']) {
      const answer = await staff.ask(`/admin/search?q=${q}${more}`)
      expect(answer.status).toBe(200)
    }
  })

  it.each([
    ['%00kompas', '%00kompas'],
    ['ten thousand letters', 'x'.repeat(10_000)],
  ])('is refused where it is no text, or too long: %s', async (_, q) => {
    expect((await staff.ask(`/admin/search?q=${q}`)).status).toBe(400)
  })
})
