import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { attention } from '#app/api/schemas.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let visitor: Visitor
let organisationId: string
beforeAll(async () => {
  portal = await sharedPortal()
  const member = await addOrganisation(['Huis aan de Vecht', 'De Wilgenhof', ''])
  organisationId = member.organisationId
  // Two weeks from now: what takes longer is late.
  await addForm(member, 0, 'target-date', { date: addDays(dayOf(Date.now()), 14) })
  await addForm(await addOrganisation(['Elders']), 0, 'target-date', { date: dayOf(Date.now()) })
  visitor = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

type Entry = z.output<typeof attention>[number]
const failure = { error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\.$/) }
const entriesOf = async (who: Visitor, path: string): Promise<Entry[]> => {
  const { status, text } = await who.ask(path)
  expect(status).toBe(200)
  const entries = attention.parse(JSON.parse(text))
  expect(entries).toEqual(JSON.parse(text))
  return entries
}
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())

describe.each(['/api/attention', '/ss/api/attention'])('%s', (path) => {
  test('gives what needs the reader at a location, the heaviest first', async () => {
    const entries = await entriesOf(visitor, `${path}?location_index=0`)
    expect(entries.map(({ weight }) => weight)).toEqual(entries.map(({ weight }) => weight).sort((a, b) => b - a))
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ key: 'late:wifi-settings', kind: 'late', for: 'leader', item: 'wifi-settings' },
        place: expect.objectContaining({ organisation_id: organisationId, location_index: 0 }),
        address: '/location/setup-it-settings?location=0',
        reason: expect.objectContaining({ key: 'late', text: expect.stringMatching(/werkdagen? te laat$/) }),
      }),
    )
    const due = entries.flatMap((entry) => entry.due ?? [])
    expect(due.length).toBeGreaterThan(10)
    expect(due.filter((day) => !isWorkingDay(day))).toEqual([])
    expect(new Set(entries.map(({ for: reader }) => reader))).toEqual(new Set(['leader']))
  })

  test('gives everything of the organisation where no location is named, and nothing of another', async () => {
    const entries = await entriesOf(visitor, path)
    expect(new Set(entries.map(({ place }) => place.location_name))).toEqual(
      new Set(['', 'Huis aan de Vecht', 'De Wilgenhof']),
    )
    expect(new Set(entries.map(({ place }) => place.organisation_id))).toEqual(new Set([organisationId]))
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'next', item: 'org-information' }))
  })

  test('gives provider staff what needs them at every organisation', async () => {
    const entries = await entriesOf(await signedIn(portal.origin, await newAdmin()), path)
    expect(entries.map(({ for: reader }) => reader).filter((reader) => !/^(staff|owner)$/.test(reader))).toEqual([])
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ key: 'no-contact', address: `/admin/relationship-management/${organisationId}` },
        place: expect.objectContaining({ organisation_id: organisationId, location_index: null }),
      }),
    )
  })

  test.each([
    ['location_index=abc', 400],
    ['location_index=-1', 400],
    ['location_index=', 400],
    ['location_index=3', 404],
    ['location_index=99999', 404],
  ])('says of ?%s in JSON what is wrong', async (query, expected) => {
    const { status, text } = await visitor.ask(`${path}?${query}`)
    expect([status, JSON.parse(text)]).toEqual([expected, failure])
  })

  test('is not for somebody who has not signed in, and changes nothing', async () => {
    const nobody = await openVisitor(portal.origin).ask(path)
    expect([nobody.status, JSON.parse(nobody.text)]).toEqual([401, failure])
    const sent = await visitor.ask(path, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(sent.status).toBe(405)
  })
})
