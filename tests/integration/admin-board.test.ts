import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayOf } from '#app/platform/i18n/dates.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { everyBoardPlace, readBoard, readComingUp } from '#app/persistence/staff/board-places.server.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { boardQuery } from '#app/staff/board/filter.ts'
import { loader as table } from '#app/staff/board/pages/csv.ts'
import { loader } from '#app/staff/board/pages/home.tsx'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { documents } from '#drizzle/schema/documents.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { contextOf, fileOf, newMember, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import { contextOfStaff } from '#tests/support/library.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const day = 86_400_000
let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
}, 60_000)
afterAll(() => place.close())
beforeEach(async () => {
  member = await newMember()
})

const fill = (formType: string, fields: Record<string, unknown>, daysAgo = 0, locationIndex = 0) =>
  database()
    .insert(forms)
    .values({
      ...{ organisationId: member.organisationId, locationIndex, formType, fields, version: 1, updatedByName: 'Anna' },
      updatedAt: new Date(Date.now() - daysAgo * day),
    })
const board = (query = '') => {
  const search = new URLSearchParams(query)
  search.set('organisation', member.organisationId)
  return loader({
    request: new Request(`http://localhost/admin/board?${search}`),
    context: contextOfStaff(admin),
    params: {},
  })
}
const first = async () => (await board()).locations[0]
const countOf = async (show: string) => (await board()).shows.find(({ key }) => key === show)?.count
const foundOf = async (waits: string) => (await board(`waits=${waits}`)).found

describe('the picture', () => {
  it('has a row for every location, and follows each change', async () => {
    const before = await board()
    expect(before.locations.map(({ name }) => name)).toEqual(['Huis', 'Locatie 2, nog zonder naam'])
    expect(before.locations[0]?.cells).toEqual(
      numberedItems(roadmaps.location).map(({ item }) => (item.dependsOn === undefined ? 'none' : 'waiting')),
    )
    await fill('target-date', { date: dayOf(Date.now()) + 70 * day })
    expect((await first())?.cells[2]).toBe('done')
    await database()
      .update(forms)
      .set({ fields: { date: null }, version: 2, updatedAt: new Date() })
      .where(eq(forms.formType, 'target-date'))
    expect((await first())?.cells[2]).toBe('none')
  })

  it('follows uploads and verdicts', async () => {
    const [document] = await database()
      .insert(documents)
      .values({
        ...{ organisationId: member.organisationId, locationIndex: 0, documentType: 'floor-plan', userUploaded: true },
        ...{ createdByName: 'Anna', ...fileOf('plan.pdf') },
      })
      .returning()
    const [, , , , , , , , , , state] = (await first())?.cells ?? []
    expect(state).toBe('waiting')
    expect(await countOf('us')).toBe(1)
    const own = eq(documents.id, document?.id ?? '')
    await database().update(documents).set({ accepted: true, reviewedAt: new Date() }).where(own)
    expect((await first())?.cells[10]).toBe('confirmed')
    expect(await countOf('us')).toBe(0)
  })

  it('follows what the organisation fills in for all its locations', async () => {
    const wifi = { settings: { networkType: 'WPA2-PSK', ssid: 'x', password: 'x' }, contact: {} }
    expect((await first())?.cells[5]).toBe('none')
    await database()
      .insert(forms)
      .values({
        ...{ organisationId: member.organisationId, formType: 'org-wifi-settings', version: 1, updatedByName: 'Anna' },
        fields: { sharedWifi: 'yes', wifi },
      })
    expect((await first())?.cells[5]).toBe('done')
  })

  it('leaves out archived organisations, and is for provider staff alone', async () => {
    await setArchived(admin, member.organisationId, true)
    expect((await board()).locations).toEqual([])
    const query = boardQuery(new URLSearchParams())
    await expect(readBoard(member, query, { today: 0, page: 1, size: 1 })).rejects.toThrow('provider staff')
    await expect(readComingUp(member, query, 0)).rejects.toThrow('provider staff')
    await expect(everyBoardPlace(member, query, 0).next()).rejects.toThrow('provider staff')
    const asked = () => loader({ request: new Request('http://x/'), context: contextOf(member), params: {} })
    expect((await outcome(asked)).headers.get('Location')).toBe('/')
  })
})

describe('who needs us', () => {
  it('is whoever has a WiFi test on that nobody confirmed', async () => {
    await fill('wifi-test', { isOn: 'yes' })
    expect(await countOf('us')).toBe(1)
    await database()
      .update(forms)
      .set({ fields: { isOn: 'yes', confirmed: true }, version: 2 })
      .where(eq(forms.formType, 'wifi-test'))
    expect([await foundOf('us'), await foundOf('them')]).toEqual([0, 2])
  })

  it('comes before a guest, and a guest before them', async () => {
    await database()
      .insert(shareLinks)
      .values({
        ...{
          organisationId: member.organisationId,
          locationIndex: 0,
          tokenHash: crypto.randomUUID(),
          purpose: 'colleague',
        },
        ...{
          may: 'fill',
          items: ['study-goals'],
          recipientName: 'x',
          language: 'nl',
          createdByName: 'Anna',
          expiresAt: new Date(Date.now() + day),
        },
      })
    expect([await foundOf('reviewer'), await foundOf('them')]).toEqual([1, 1])
    expect((await board('waits=reviewer')).locations.map(({ name }) => name)).toEqual(['Huis'])
    await fill('wifi-test', { isOn: 'yes' })
    expect([await foundOf('us'), await foundOf('reviewer')]).toEqual([1, 0])
  })

  it.each([
    ['its date near and nothing changed for three weeks', 30, 21, 1],
    ['a change last week', 30, 7, 0],
    ['its date far', 300, 21, 0],
  ])('a location with %s stands still: %i days to go, %i days ago', async (_, toGo, daysAgo, expected) => {
    await fill('target-date', { date: dayOf(Date.now()) + toGo * day }, daysAgo)
    expect((await board('waits=still')).found).toBe(expected)
  })
})

it('is narrowed down by step and state, and leads to its last page', async () => {
  await fill('study-goals', { quality: ['incidents'] })
  expect((await board('state=busy')).locations.map(({ name }) => name)).toEqual(['Huis'])
  expect((await board('state=none')).found).toBe(1)
  expect([(await board('step=1')).found, (await board('step=2')).found]).toEqual([2, 0])
  const behind = await outcome(() => board('page=9'))
  expect([behind.status, behind.headers.get('Location')]).toEqual([
    302,
    `/admin/board?owner=all&organisation=${member.organisationId}`,
  ])
})

it('is written as a file with two columns per task, that starts no formula', async () => {
  await database()
    .update(forms)
    .set({ fields: { locations: [{ id: 'aaaaaaaa', name: '=1+1' }] }, version: 2 })
    .where(eq(forms.organisationId, member.organisationId))
  const request = new Request(`http://localhost/?organisation=${member.organisationId}`)
  const answer = await table({ request, context: contextOfStaff(admin), params: {} })
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines.length).toBe(2)
  expect(lines[0]?.split(';').length).toBe(14 + 2 * 17)
  expect(lines[1]).toContain(`"'=1+1"`)
})

it('shows fifty of many at a time, and finds all of them', async () => {
  const locations = Array.from({ length: 300 }, (_, n) => ({ id: n.toString(16).padStart(8, '0'), name: `Huis ${n}` }))
  await database()
    .update(forms)
    .set({ fields: { locations }, version: 2 })
    .where(eq(forms.organisationId, member.organisationId))
  const page = await board()
  expect([page.locations.length, page.found, page.pages]).toEqual([50, 300, 6])
  expect((await board('page=6')).locations.at(-1)?.name).toBe('Huis 299')
})
