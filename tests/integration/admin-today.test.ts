import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import { assignOwners, readOwners } from '#app/persistence/staff/owners.server.ts'
import { handleWork, putBackWork } from '#app/persistence/staff/today-acts.server.ts'
import { readWork } from '#app/persistence/staff/today.server.ts'
import { keepView, listViews, removeView } from '#app/persistence/staff/views.server.ts'
import { action } from '#app/staff/today/pages/home.tsx'
import { users } from '#drizzle/schema/organisations.ts'
import { contextOf, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openTodayDesk, type TodayDesk } from '#tests/support/today-desk.ts'

const addUser = (
  { organisationId }: { organisationId: string },
  user: Omit<typeof users.$inferInsert, 'organisationId'>,
) =>
  database()
    .insert(users)
    .values({ organisationId, ...user })

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let desk: TodayDesk
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())
beforeEach(async () => {
  desk = await openTodayDesk()
})

describe('whose, what, and in which order', () => {
  it('is what I look after, and everybody’s where that is nothing', async () => {
    const { list, fill, staff, member } = desk
    await fill('wifi-test', { isOn: 'yes' })
    const tom = await newAdmin()
    expect((await list('', staff)).narrowed.owner).toBe('me')
    const toms = await list('', tom)
    expect(toms.narrowed.owner).toBe('all')
    expect(toms.all).toBeGreaterThanOrEqual(1)
    expect((await list('owner=me', tom)).all).toBe(0)
    expect((await list('owner=me')).all).toBe(1)
    // The deputy too.
    await assignOwners(staff, [member.organisationId], { deputyId: tom.userId })
    expect((await list('', tom)).all).toBe(1)
  })

  it('says whom to call: the contact of the place', async () => {
    const { rowsOf, fill } = desk
    await fill('wifi-test', { isOn: 'yes' })
    const contact = {
      first_name: 'Ans',
      last_name: 'de Boer',
      role: 'teamleider',
      email: 'a@example.org',
      phone: '0344 - 55 51 18',
    }
    await fill('basic-info', { contact })
    expect(await rowsOf('wifi')).toMatchObject([
      {
        person: { name: 'Ans de Boer', role: 'teamleider' },
        phone: '0344 - 55 51 18',
      },
    ])
  })

  it('names who of the organisation was here last, where nobody is named', async () => {
    const { rowsOf, fill, member } = desk
    await fill('wifi-test', { isOn: 'yes' })
    await database().update(users).set({ seenAt: null }).where(eq(users.organisationId, member.organisationId))
    await addUser(member, { name: 'Lia', email: `lia-${member.organisationId}@example.org`, seenAt: new Date() })
    await addUser(member, { name: 'Ger', email: `ger-${member.organisationId}@example.org`, disabledAt: new Date() })
    expect(await rowsOf('wifi')).toMatchObject([{ person: { name: 'Lia', role: '' }, phone: null }])
  })

  it('counts each kind, shows one, and finds by name', async () => {
    const { list, fill, addFloorPlan } = desk
    await fill('wifi-test', { isOn: 'yes' })
    await addFloorPlan()
    const kinds = ({ kinds: found }: Awaited<ReturnType<typeof list>>) =>
      found.map(({ key, count }) => `${key} ${count}`)
    expect(kinds(await list())).toEqual(['all 2', 'review 1', 'wifi 1'])
    const wifi = await list('kind=wifi')
    expect([wifi.groups.map(({ key }) => key), wifi.all]).toEqual([['wifi'], 2])
    expect([(await list('q=HUIS')).all, (await list('q=elders')).all]).toEqual([2, 0])
  })

  it('is narrowed down to a part of the country, by postcode', async () => {
    const { list, fill, addFloorPlan } = desk
    await fill('wifi-test', { isOn: 'yes' })
    await addFloorPlan()
    const regions = ({ regions: found }: Awaited<ReturnType<typeof list>>) =>
      found.map(({ key, count, isShown }) => [key, count, isShown])
    expect(regions(await list())).toEqual([['all', undefined, true]])
    await fill('basic-information', { location: { zipcode: '9711 AB', city: 'Groningen' } })
    expect(regions(await list('kind=wifi'))).toEqual([
      ['all', undefined, true],
      ['9', 1, false],
    ])
    const north = await list('region=9')
    expect([north.all, north.regions.find(({ isShown }) => isShown)?.key]).toEqual([2, '9'])
    // What waits elsewhere is not on it; the choice stays where nothing is.
    const south = await list('region=6')
    expect([south.all, south.groups]).toEqual([0, []])
    expect(regions(south)).toEqual([
      ['all', undefined, false],
      ['9', 2, false],
      ['6', 0, true],
    ])
    expect(south.kinds.find(({ key }) => key === 'all')?.href).toContain('region=6')
    expect((await list('region=0')).all).toBe(2)
  })
})

it('gives many organisations an owner at once, once each', async () => {
  const { list, rowsOf, send, fill, addFloorPlan, staff, member } = desk
  const tom = await newAdmin()
  await database().update(users).set({ name: 'Tom Kuipers' }).where(eq(users.id, tom.userId))
  await fill('wifi-test', { isOn: 'yes' })
  await addFloorPlan()
  const rows = [...(await rowsOf('wifi')), ...(await rowsOf('review'))]
  const ids = rows.map(({ value }): [string, string] => ['ids', value])
  expect((await send([...ids, ['owner', tom.userId], ['act', 'assign']])).status).toBe(303)
  expect((await readOwners(staff, member.organisationId)).owner?.name).toBe('Tom Kuipers')
  expect([(await list('owner=me')).all, (await list('', tom)).all]).toEqual([0, 2])
  // Somebody of a care organisation is no owner.
  expect((await send([...ids, ['owner', member.userId], ['act', 'assign']])).status).toBe(422)
})

it('views are kept under a name, of the reader alone, twenty at most', async () => {
  const { list, send, staff } = desk
  await send(
    [
      ['name', ' WiFi  van mij '],
      ['act', 'keep'],
    ],
    'owner=me&kind=wifi&page=3',
  )
  const [view] = (await list()).views
  expect(view).toMatchObject({ name: 'WiFi van mij', href: '/admin?owner=me&kind=wifi' })
  await keepView(staff, { name: 'wifi van mij', address: '/admin?kind=wifi' })
  expect(await listViews(staff)).toMatchObject([{ name: 'wifi van mij', address: '/admin?kind=wifi' }])
  const tom = await newAdmin()
  expect(await listViews(tom)).toEqual([])
  await removeView(tom, view?.id ?? '')
  expect((await listViews(staff)).length).toBe(1)
  const more = await Promise.all(
    Array.from({ length: 25 }, (_, n) => keepView(staff, { name: `Lijst ${n}`, address: '/admin' })),
  )
  expect(more.filter(Boolean).length).toBe(19)
  await send([['act', `remove ${view?.id}`]])
  expect((await listViews(staff)).length).toBe(19)
})

it('is for provider staff alone', async () => {
  const { member } = desk
  const filter = { owner: 'all', kind: '', organisation: '', region: null, q: '', sort: 'urgency' } as const
  await expect(readWork(member, filter, { today: 0, page: 1, size: 1 })).rejects.toThrow('provider staff')
  const handling = { until: null, noteOf: () => null, at: new Date(), today: 0, region: null }
  await expect(handleWork(member, [], handling)).rejects.toThrow('provider staff')
  await expect(putBackWork(member, new Date())).rejects.toThrow('provider staff')
  await expect(listViews(member)).rejects.toThrow('provider staff')
  const request = new Request('http://localhost/admin?index', {
    method: 'POST',
    body: new URLSearchParams({ act: 'done' }),
  })
  const refused = await outcome(() => action({ request, context: contextOf(member), params: {} }))
  expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/'])
})
