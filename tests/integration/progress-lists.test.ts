import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { findStalePlaces, keepProgress } from '#app/persistence/organisations/location-progress.server.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { inviteUsers } from '#app/persistence/people/staff-users.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { keepProgressFresh } from '#app/roadmap/attention/job.server.ts'
import { keepingOn, keptOf } from '#app/roadmap/attention/keep.server.ts'
import { readKnownPlaces } from '#app/roadmap/attention/known.server.ts'
import {
  listPlaces,
  readOrganisationEntries,
  readProgress,
  readStaffEntries,
} from '#app/roadmap/attention/read.server.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { revisionOf } from '#tests/support/computed-places.ts'
import { openDocumentsPlace } from '#tests/support/documents-place.ts'
import { changeSomething } from '#tests/support/place-changes.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const day = 86_400_000
const today = dayOf(Date.now())
const names = ['Aan de dijk', 'Bij de brug', 'Cederhof', 'De Wilgen', '']
const all = { search: '', order: 'position', filter: 'all', page: 1, size: 10 } as const

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
})
afterAll(() => place.close())
beforeEach(async () => {
  member = await addOrganisation(names)
  await addForm(member, 0, 'target-date', { date: today + 300 * day })
  await addForm(member, 1, 'target-date', { date: today + 20 * day })
  await addForm(member, 2, 'target-date', { date: today - 3 * day })
  await addForm(member, 3, 'basic-information', { location: { city: 'Utrecht' } })
})

const rowOf = async (index: number) =>
  database().execute(sql`
    select computed_revision, entries, name from location_progress
    where organisation_id = ${member.organisationId} and location_index = ${index}`)
const emptied = [{ computed_revision: null, entries: [], name: '' }]

test('a page of locations is searched, narrowed down, sorted and summed up over all', async () => {
  const indexesOf = async (asked: object) =>
    (await listPlaces(member, 'x', { ...all, ...asked })).rows.map(({ locationIndex }) => locationIndex)
  expect(await indexesOf({})).toEqual([0, 1, 2, 3, 4])
  expect(await indexesOf({ order: 'date' })).toEqual([2, 1, 0, 3, 4])
  expect((await indexesOf({ order: 'late' })).slice(0, 2)).toEqual([2, 1])
  expect(await indexesOf({ search: 'DE' })).toEqual([0, 1, 2, 3])
  expect(await indexesOf({ search: 'utrecht' })).toEqual([3])
  expect(await indexesOf({ search: '%' })).toEqual([])
  expect(await indexesOf({ filter: 'no-date' })).toEqual([3, 4])
  expect(await indexesOf({ filter: 'late' })).toEqual([1, 2])
  expect([await indexesOf({ page: 2, size: 2 }), await indexesOf({ page: 9, size: 2 })]).toEqual([[2, 3], [4]])
  const progress = [...(await readProgress(member, 'x', [0, 1, 2, 3, 4])).values()]
  expect(await listPlaces(member, 'x', { ...all, filter: 'late', size: 1 })).toMatchObject({
    rows: progress.slice(1, 2),
    total: 2,
    counts: { all: 5, late: 2, withoutDate: 2 },
    completed: progress.reduce((sum, { completed }) => sum + completed, 0),
    items: 5 * 17,
    firstConnectionDay: today + 20 * day,
  })
})

test('entries of all places stand in one order, so many of a kind, for those who ask', async () => {
  const progress = await readProgress(member, 'x', [0, 1, 2, 3, 4, null])
  const every = [...progress.values()].flatMap(({ entries }) => entries).filter((one) => one.for === 'leader')
  const { entries, countsFor } = await readOrganisationEntries(member, { readers: ['leader'], perKind: 2 })
  const counts = countsFor('leader')
  const ofCederhof = { kind: 'late', locationIndex: 2, locationName: 'Cederhof' }
  expect(entries.slice(0, 6)).toContainEqual(expect.objectContaining(ofCederhof))
  expect(entries.map(({ weight }) => weight)).toEqual(entries.map(({ weight }) => weight).sort((a, b) => b - a))
  const late = entries.filter(({ kind }) => kind === 'late').map(({ holder }) => holder === 'us')
  expect([late.filter((isOurs) => isOurs).length, late.filter((isOurs) => !isOurs).length <= 2]).toEqual([2, true])
  expect(counts.late).toBe(every.filter(({ kind }) => kind === 'late').length)
  expect(counts.late).toBeGreaterThan(2)
  expect(counts.stalled).toBe(0)
})

test('provider staff see the entries for them of organisations at work, the heaviest first', async () => {
  const ours = () => readStaffEntries(admin, { limit: 100, organisationId: member.organisationId })
  expect(await ours()).toMatchObject([
    { kind: 'slipped', locationIndex: 2, organisationName: 'De Zonnehof' },
    { kind: 'no-contact', locationIndex: null, locationName: '' },
  ])
  expect((await readStaffEntries(admin, { limit: 1 })).map(({ kind }) => kind)).toEqual(['slipped'])
  expect(await readStaffEntries(admin, { limit: 9, organisationId: 'nonsense' })).toEqual([])
  await expect(readStaffEntries(member, { limit: 9 })).rejects.toThrow('provider staff')
  await setArchived(admin, member.organisationId, true)
  expect(await ours()).toEqual([])
})

test('nobody reads what is kept of another organisation', async () => {
  const theirs = await addOrganisation(['Elders'])
  await readProgress(theirs, 'x', [0, null])
  expect((await listPlaces(theirs, 'x', all)).rows.map(({ name }) => name)).toEqual(['Elders'])
  expect([...(await readProgress(theirs, 'x', [0, 1, 2, null])).keys()]).toEqual([0, null])
  const { entries } = await readOrganisationEntries(theirs, { readers: ['leader', 'staff', 'owner'], perKind: 99 })
  expect(new Set(entries.map(({ locationName }) => locationName))).toEqual(new Set(['', 'Elders']))
})

test('what was computed from before a change is never kept, and what was kept goes with the change', async () => {
  const keeping = keepingOn(today)
  await readProgress(member, 'x', [1])
  expect(await rowOf(1)).toMatchObject([{ name: 'Bij de brug' }])
  for (const change of ['save', 'save shared'] as const) {
    await database().execute(
      sql`update location_progress set computed_revision = null where organisation_id = ${member.organisationId}`,
    )
    const stale = (await findStalePlaces(member, keeping, [1])).slice(0, 1)
    const [read] = await readKnownPlaces(stale)
    if (!read) throw new Error('The location is not there.')
    await changeSomething(member, { kind: change, at: 1, what: 6 })
    expect(await rowOf(1)).toEqual(emptied)
    await keepProgress(keeping, [{ ...read.place, kept: keptOf(read.known, today, new Map()) }])
    expect(await rowOf(1)).toEqual(emptied)
    await readProgress(member, 'x', [1])
    expect(await rowOf(1)).toMatchObject([{ name: 'Bij de brug' }])
    await changeSomething(member, { kind: change, at: 1, what: 7 })
    expect(await rowOf(1)).toEqual(emptied)
  }
})

test('many who change one organisation at once do not wait for each other in a circle', async () => {
  const before = await revisionOf(member)
  const { organisationId } = member
  const invite = () =>
    inviteUsers(admin, [{ name: 'Ab', organisationId, email: `${randomUUID()}@example.org`, language: 'nl' }], () =>
      Promise.resolve(),
    )
  const kinds = ['save', 'upload', 'link', 'user', 'save shared', 'relationship'] as const
  const work = Array.from({ length: 48 }, (_, n) => {
    const kind = kinds[n % kinds.length] ?? 'save'
    if (n % 8 === 7) return invite()
    if (n % 8 === 3) return readProgress(member, 'x', [0, 1, 2, 3, 4, null])
    return changeSomething(member, { kind, at: n, what: n })
  })
  const failed = (await Promise.allSettled(work)).flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason)] : [],
  )
  // Two who save the same form at once are told so; here they only write it twice.
  expect(failed.filter((reason) => /deadlock/i.test(reason))).toEqual([])
  expect(await revisionOf(member)).toBeGreaterThan(before + 20)
})

test('the job makes again what is of another day, by two servers at once and only where something is stale', async () => {
  await readProgress(member, 'x', [0, null])
  await database().execute(sql`update location_progress set day = day - 1 where day is not null`)
  const signal = new AbortController().signal
  await Promise.all([keepProgressFresh(signal), keepProgressFresh(signal)])
  const [left] = await database().execute(sql`
    select count(*)::int as count from location_progress p join organisations o on o.id = p.organisation_id
    where o.archived_at is null and (day is null or day <> ${new Date(today).toISOString().slice(0, 10)}::date)`)
  expect(left).toEqual({ count: 0 })
})
