import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { rulesVersion } from '#app/roadmap/attention/attention.ts'
import { keepProgressFresh } from '#app/roadmap/attention/job.server.ts'
import { readProgress } from '#app/roadmap/attention/read.server.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import { itemMoments, placeMoments } from '#drizzle/schema/progress.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { openDocumentsPlace } from '#tests/support/documents-place.ts'
import { addHistory } from '#tests/support/history.ts'

const today = dayOf(Date.now())
const day = 86_400_000
const instant = (daysAgo: number) => new Date(today - daysAgo * day + 9 * 3_600_000)

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())
beforeEach(async () => {
  member = await addOrganisation(['Eikenburg', 'Rozenhof'])
})

const ofForm = (formType: string) =>
  and(eq(forms.organisationId, member.organisationId), eq(forms.formType, formType), eq(forms.locationIndex, 0))
const save = (formType: string, fields: Record<string, unknown>, daysAgo: number) =>
  database()
    .update(forms)
    .set({ fields, version: sql`${forms.version} + 1`, updatedAt: instant(daysAgo) })
    .where(ofForm(formType))
/** A form that was begun and saved last so many days ago. */
async function begun(formType: string, fields: Record<string, unknown>, [first, last]: [number, number]) {
  await addForm(member, 0, formType, fields)
  const [form] = await database()
    .update(forms)
    .set({ updatedAt: instant(last) })
    .where(ofForm(formType))
    .returning()
  await database()
    .insert(formChanges)
    .values({
      ...{ organisationId: member.organisationId, formId: form?.id ?? '', version: 1, path: 'x', to: '1' },
      ...{ userName: 'Anna', way: 'page', at: instant(first) },
    })
}
const keep = (on = today) => readProgress(member, 'x', [0, 1, null], on)
const moments = (item: string) =>
  database()
    .select({
      place: itemMoments.place,
      began: itemMoments.beganAt,
      touched: itemMoments.touchedAt,
      done: itemMoments.doneAt,
    })
    .from(itemMoments)
    .where(and(eq(itemMoments.organisationId, member.organisationId), eq(itemMoments.item, item)))
const weeks = () => database().select().from(placeMoments).where(eq(placeMoments.organisationId, member.organisationId))

const roster = { textual: 'Twee mensen per nacht.' }

test('a task is done when that is first kept, not when it is changed later, and not any more once something is missing', async () => {
  await begun('night-shift-roster', roster, [9, 6])
  await keep()
  const at = { place: locationId(0), began: instant(9), touched: instant(6), done: instant(6) }
  expect(await moments('night-shift-roster')).toEqual([at])
  await save('night-shift-roster', { textual: 'Drie.' }, 4)
  await keep()
  expect(await moments('night-shift-roster')).toEqual([{ ...at, touched: instant(4) }])
  await save('night-shift-roster', { textual: '' }, 3)
  await keep()
  expect(await moments('night-shift-roster')).toEqual([{ ...at, began: null, touched: instant(3), done: null }])
  await save('night-shift-roster', roster, 1)
  await keep()
  expect(await moments('night-shift-roster')).toEqual([{ ...at, touched: instant(1), done: instant(1) }])
})

test('what is there of an older portal is filled in by its first keeping, of every organisation', async () => {
  await begun('night-shift-roster', roster, [9, 6])
  await begun('basic-information', { location: { city: 'Maarssen' } }, [5, 5])
  await keep()
  await database().execute(sql`truncate item_moments, place_moments`)
  await database().execute(sql`update location_progress set rules = ${rulesVersion - 1}`)
  await keepProgressFresh(new AbortController().signal)
  expect(await moments('night-shift-roster')).toMatchObject([{ began: instant(9), done: instant(6) }])
  expect(await moments('basic-information')).toMatchObject([{ began: instant(5), done: null }])
  expect((await weeks()).length).toBe(2)
})

test('how a location stands is kept once a week, as it was first seen', async () => {
  await keep()
  await addForm(member, 0, 'target-date', { date: today + 90 * day })
  await keep()
  expect((await weeks()).map(({ connectionDay }) => connectionDay)).toEqual([null, null])
  await keep(today + 7 * day)
  const found = (await weeks()).filter(({ place: of }) => of === locationId(0)).map(({ week }) => week)
  expect(found.length).toBe(2)
  for (const week of found) expect(new Date(week).getUTCDay()).toBe(1)
})

test('goes with a location that is taken off the list, stays with those that move up, and goes with the organisation', async () => {
  await addForm(member, 1, 'night-shift-roster', roster)
  await begun('night-shift-roster', roster, [9, 6])
  await keep()
  expect((await moments('night-shift-roster')).length).toBe(2)
  const locations = [{ id: locationId(1), name: 'Rozenhof' }]
  await database()
    .update(forms)
    .set({ fields: { locations } })
    .where(and(eq(forms.organisationId, member.organisationId), eq(forms.formType, 'org-information')))
  expect((await moments('night-shift-roster')).map(({ place: of }) => of)).toEqual([locationId(1)])
  expect((await weeks()).map(({ place: of }) => of)).toEqual([locationId(1)])
  const [gone] = await database().insert(organisations).values({ name: 'Weg' }).returning()
  const of = { organisationId: gone?.id ?? '', place: locationId(0) }
  await database()
    .insert(itemMoments)
    .values({ ...of, item: 'quotation', touchedAt: instant(1) })
  await database().delete(organisations).where(eq(organisations.id, of.organisationId))
  expect(await database().select().from(itemMoments).where(eq(itemMoments.organisationId, of.organisationId))).toEqual(
    [],
  )
})

test('where enough customers did all that is open, the forecast follows from them; else from the location itself', async () => {
  const on = today + 30 * day
  await begun('night-shift-roster', roster, [0, 0])
  await addHistory({ customers: 4, days: 60, before: today })
  expect((await keep(on)).get(0)).toMatchObject({ isForecastFromHistory: false })
  await addHistory({ customers: 1, days: 60, before: today })
  const next = on + day
  const forecast = (await keep(next)).get(0)
  // Begun 31 days before; the others took 60.
  expect(forecast).toMatchObject({ isForecastFromHistory: true })
  expect(forecast?.forecast).toBeGreaterThanOrEqual(today + 60 * day)
  expect(forecast?.forecast).toBeLessThanOrEqual(today + 66 * day)
  // What is not begun has none, and what waits longer than anybody did is told by its own pace.
  expect((await keep(next)).get(1)).toMatchObject({ forecast: null, isForecastFromHistory: false })
  expect((await keep(today + 61 * day)).get(0)).toMatchObject({ isForecastFromHistory: false })
})
