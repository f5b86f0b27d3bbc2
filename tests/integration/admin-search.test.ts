import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { searchEverything, readSearchedStaff } from '#app/persistence/staff/search.server.ts'
import { addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import type { Portal } from '#tests/support/portal.ts'
import { openSearchDesk, renameOrganisation as rename, type SearchDesk } from '#tests/support/search-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** What staff find, in a portal with few organisations. */

let desk: SearchDesk
let portal: Portal
let admin: Actor
let staff: Visitor
let member: Member
const find: SearchDesk['find'] = (q, by) => desk.find(q, by)
const titles: SearchDesk['titles'] = (q) => desk.titles(q)
const page: SearchDesk['page'] = (query) => desk.page(query)
beforeAll(async () => {
  desk = await openSearchDesk()
  ;({ portal, admin, staff } = desk)
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await desk.begin()
})

describe('found is', () => {
  it.each([
    ['kompas', 'organisation Zorggroep Het Kompas'],
    ['kompas zorggroep', 'organisation Zorggroep Het Kompas'],
    ['12345678', 'organisation Zorggroep Het Kompas'],
    ['1234 5678', 'organisation Zorggroep Het Kompas'],
    ['8011 ab', 'organisation Zorggroep Het Kompas'],
    ['zwolle', 'organisation Zorggroep Het Kompas'],
    ['linde', 'location Zilverlinde'],
    ['OSTERHOF cafe', 'location Café Österhof'],
    ['nijverdal', 'location Zilverlinde'],
    ['beukenlaan 12', 'location Zilverlinde'],
    ['7443CD', 'location Zilverlinde'],
    ['7443 cd', 'location Zilverlinde'],
    ['0548612345', 'location Zilverlinde'],
    ['dhondt zoe', "person Zoë d'Hondt"],
    ['z.dhondt@kompas.example', "person Zoë d'Hondt"],
    ['038-5551402', "person Zoë d'Hondt"],
    ['0031 38 555 14 02', "person Zoë d'Hondt"],
    ['555 1402', "person Zoë d'Hondt"],
    ['veldhuis', 'person Bram Veldhuis'],
    ['berg marieke', 'person Marieke van den Berg'],
    ['sanne bakker', 'person Sanne Bakker'],
    ['plattegrond', 'document Plattegrond begane grond.pdf'],
    // A letter wrong, missing, too many, two swapped.
    ['veldhuiz', 'person Bram Veldhuis'],
    ['vldhuis', 'person Bram Veldhuis'],
    ['velldhuis', 'person Bram Veldhuis'],
    ['vedlhuis brma', 'person Bram Veldhuis'],
    ['bakkre', 'person Sanne Bakker'],
  ])('by %s', async (q, expected) => expect(await titles(q)).toContain(expected))

  it('by the recipient of a link, and leads to it', async () => {
    const [link] = await find('oosterveen')
    expect(link).toMatchObject({ kind: 'link', title: expect.any(String), context: expect.stringContaining('Gerrit') })
    expect((await staff.ask(link?.address ?? '')).status).toBe(200)
  })

  it('what leads to a page of its own, each', async () => {
    const found = await find('kompas')
    expect(new Set(found.map(({ kind }) => kind))).toEqual(
      new Set(['organisation', 'location', 'person', 'document', 'link']),
    )
    for (const { address } of found) expect((await staff.ask(address)).status).toBe(200)
    expect(found.find(({ title }) => title === 'Zilverlinde')?.address).toBe(
      `/admin/organisations/${member.organisationId}/locations/${locationId(0)}`,
    )
  })

  it.each(['hemelblauw99', 'gastnet', 'geheimzinnig', 'reviewer', 'floor-plan', 'xqzwv', '7443ce'])(
    'nothing by %s',
    async (q) => expect(await find(q)).toEqual([]),
  )
})

test('nothing secret stands in what is kept', async () => {
  await find('kompas')
  const [kept] = await portal.sql`select string_agg(e::text, ' ') as text from search_entries e`
  expect(kept?.text).toContain('zilverlinde')
  expect(kept?.text).not.toMatch(/hemelblauw|gastnet|geheimzinnig/i)
})

describe('the order', () => {
  it('has own customers first, then whole words, parts and mistakes', async () => {
    const others = [await addOrganisation(['x']), await addOrganisation(['x']), await addOrganisation(['x'])]
    for (const [at, name] of ['Linde', 'Lindenhof', 'Lonse Landerij'].entries())
      await rename(others[at]?.organisationId ?? '', name)
    const own = await addOrganisation(['x'])
    await rename(own.organisationId, 'Wijk Londe')
    const inOrder = async () =>
      (await find('linde')).filter(({ kind }) => kind === 'organisation').map(({ title }) => title)
    expect(await inOrder()).toEqual(['Linde', 'Lindenhof', 'Wijk Londe'])
    await assignOwners(admin, [own.organisationId], { ownerId: admin.userId })
    expect(await inOrder()).toEqual(['Wijk Londe', 'Linde', 'Lindenhof'])
    const shown = await page('q=linde&owner=me')
    expect(shown).toContain('lijkt op linde')
    expect(shown).not.toContain('hof</a>')
    const colleague = await signedIn(portal.origin, await newAdmin())
    expect((await find('linde', colleague))[0]?.title).toBe('Linde')
  })

  it('is turned over by kind, twenty at a time', async () => {
    const many = await addOrganisation(Array.from({ length: 45 }, (_, at) => `Berkenhof ${at + 10}`))
    const all = await page('q=berkenhof')
    expect(all).toMatch(/Alle (<!-- -->)?45 tonen/)
    expect(all.match(/locations\//g)).toHaveLength(20)
    const last = await page('q=berkenhof&kind=location&page=3')
    expect(last.match(/locations\//g)).toHaveLength(5)
    expect(last).toContain(`/admin/organisations/${many.organisationId}/locations/`)
    const behind = await staff.ask('/admin/search?q=berkenhof&kind=location&page=9')
    expect(behind.headers.location).toContain('page=3')
  })
})

describe('of what thousands of entries have', () => {
  it('shows a part, own customers and whole words first, and says so', async () => {
    const [many, own, whole] = [
      await addOrganisation(['x']),
      await addOrganisation(['x']),
      await addOrganisation(['x']),
    ]
    await find('nobody')
    // As an organisation of thousands of locations would have them; what comes after it is found only where it is looked for.
    await portal.sql`
      insert into search_entries (organisation_id, digest, kind, location_index, subject, title, facts, named, words)
      select ${many.organisationId}, 'made ' || n, 'location', n, 'made ' || n, 'Zonnewijzerlaan ' || n, '{}',
        ' zonnewijzerlaan ', ' zonnewijzerlaan '
      from generate_series(1, 2500) as n`
    await rename(own.organisationId, 'Zonnewijzerhof')
    await assignOwners(admin, [own.organisationId], { ownerId: admin.userId })
    await rename(whole.organisationId, 'Zonnewijzer')
    const found = await find('zonnewijzer')
    const organisations = found.filter(({ kind }) => kind === 'organisation').map(({ title }) => title)
    expect(organisations).toEqual(['Zonnewijzerhof', 'Zonnewijzer'])
    expect(found.filter(({ kind }) => kind === 'location').length).toBeGreaterThan(0)
    expect(await page('q=zonnewijzer')).toMatch(/Meer dan (<!-- -->)?2\d{3} resultaten/)
    expect(await page('q=zonnewijzerhof')).not.toContain('Meer dan')
  })
})

describe('what is marked', () => {
  it('is what was typed, in the name and beside it', async () => {
    expect(await page('q=linde')).toMatch(/Zilver<mark[^>]*>linde<\/mark>/)
    expect(await page('q=nijverdal')).toMatch(/<mark[^>]*>Nijverdal<\/mark>/)
  })

  it('says what only looks like it, and offers to call', async () => {
    const shown = await page('q=vldhuis')
    expect(shown).toContain('lijkt op vldhuis')
    expect(shown).toMatch(/<mark[^>]*>Veldhuis<\/mark>/)
    expect(await page('q=dhondt')).toContain('href="tel:+3138')
  })

  it('is text, whatever was filled in or looked for', async () => {
    await rename(member.organisationId, '<script>alert(1)</script> Kompas')
    const shown = await page(`q=${encodeURIComponent('"><script>kompas')}`)
    expect(shown).not.toContain('<script>alert')
    expect(shown).not.toContain('"><script>kompas')
  })
})

test('archived organisations are left out', async () => {
  expect(await titles('kompas')).not.toEqual([])
  await setArchived(admin, member.organisationId, true)
  expect(await titles('kompas')).toEqual([])
})

test('only provider staff search', async () => {
  const own = await signedIn(portal.origin, member)
  for (const headers of [{ Accept: 'text/html' }, { Accept: 'application/json' }]) {
    const answer = await own.ask('/admin/search?q=kompas', { headers })
    expect([answer.status, answer.headers.location]).toEqual([303, '/'])
    expect(answer.text).not.toContain('Kompas')
  }
  const question = { words: [], kind: null, isOwn: false, size: 1, page: 1 }
  await expect(searchEverything(member, question, [])).rejects.toThrow('provider staff')
  await expect(readSearchedStaff(member)).rejects.toThrow('provider staff')
  expect((await own.ask('/help')).text).not.toContain('/admin/search')
})
