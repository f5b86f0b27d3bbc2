import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { takeFlash } from '#app/platform/frame/flash.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { archiveLocation } from '#app/staff/organisations/locations.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { readForms } from '#app/persistence/forms/forms.server.ts'
import { action as archiveAction } from '#app/staff/organisations/pages/archive-location.tsx'
import { action as locationAction, loader as locationPage } from '#app/staff/organisations/pages/location.tsx'
import { action as oneAction, loader as onePage } from '#app/staff/organisations/pages/one.tsx'
import { documents } from '#drizzle/schema/documents.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { archivedLocations } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { addForm } from '#tests/support/care-organisation.ts'
import { fileOf } from '#tests/support/documents-place.ts'
import { openDesks, type OrganisationDesk } from '#tests/support/organisation-desk.ts'

let admin: Actor
let member: Member
let desk: OrganisationDesk
openDesks((made) => ({ admin, member, desk } = made))

describe('the locations of an organisation', () => {
  it('are added and named as the organisation itself would, in its history', async () => {
    expect((await desk.send(oneAction, { do: 'add-location', locationName: ' Nieuw  huis ' })).status).toBe(303)
    expect((await desk.send(oneAction, { do: 'add-location', locationName: '' })).status).toBe(422)
    expect((await desk.send(locationAction, { name: 'Hof', version: '2' }, { row: 'bbbbbbbb' })).status).toBe(303)
    expect(await desk.listForm()).toMatchObject({
      numberOfLocations: 3,
      locations: [{ name: 'Huis' }, { id: 'bbbbbbbb', name: 'Hof' }, { name: 'Nieuw huis' }],
    })
    const changes = await database()
      .select()
      .from(formChanges)
      .where(eq(formChanges.organisationId, member.organisationId))
    expect(new Set(changes.map(({ way, userName }) => `${way} ${userName}`))).toEqual(
      new Set([`provider ${admin.name}`]),
    )
    expect(await desk.notes()).toEqual(['location-added', 'location-renamed'])
  })

  it('keep the name that somebody else gave meanwhile, and show it', async () => {
    await desk.send(locationAction, { name: 'Eerste', version: '1' })
    const late = await desk.send(locationAction, { name: 'Tweede', version: '1' })
    expect([late.status, late.data]).toEqual([409, expect.objectContaining({ isStale: true })])
    expect(late.data).toMatchObject({ result: { initialValue: { name: 'Tweede' } } })
    expect((await desk.get(locationPage)).name).toBe('Eerste')
  })

  it('get what we know of the WiFi test, and only that', async () => {
    const answers = { do: 'wifi', version: '0', trackAndTrace: '3SABC', confirmed: 'true', isOn: 'yes' }
    expect((await desk.send(locationAction, answers)).status).toBe(303)
    expect((await desk.get(locationPage)).wifi).toMatchObject({
      trackAndTrace: '3SABC',
      confirmed: true,
      isOn: '',
      version: 1,
    })
    expect((await desk.send(locationAction, { do: 'wifi', version: '1', trackAndTrace: 'x'.repeat(201) })).status).toBe(
      422,
    )
    expect((await desk.send(locationAction, { ...answers, trackAndTrace: 'late' })).status).toBe(409)
    expect((await desk.send(locationAction, answers, { row: 'bbbbbbbb' })).status).toBe(409)
    expect(await desk.notes()).toEqual(['wifi-test-set'])
  })
})

describe('whether a location was connected', () => {
  it('is said by provider staff, too, with a note, and taken back', async () => {
    const passed = dayOf(Date.now()) - 86_400_000
    await addForm(member, 0, 'day-planning-logistics', { date: passed })
    const answers = { do: 'connection', day: inputDay(passed), answer: 'partly' }
    expect((await desk.get(locationPage)).connection).toMatchObject({ isAsked: true, areBedsLeft: false })
    expect((await desk.send(locationAction, answers)).status).toBe(303)
    expect((await desk.get(locationPage)).connection).toMatchObject({ isAsked: false, areBedsLeft: true })
    await desk.send(locationAction, { ...answers, answer: 'undo' })
    expect((await desk.get(locationPage)).connection).toMatchObject({ isAsked: true })
    const late = await desk.send(locationAction, { ...answers, day: inputDay(passed - 86_400_000) })
    expect(noticeIn(late.headers)).toContain('Er is niets bewaard')
    expect(await desk.notes()).toEqual(['connection-answered', 'connection-answered'])
  })
})

describe('what is written down', () => {
  it('is saved with the change, or neither is', async () => {
    await desk.send(oneAction, { do: 'add-location', locationName: 'Nieuw huis' })
    await desk.send(locationAction, { name: 'Hof', version: '2' })
    await desk.send(locationAction, { do: 'wifi', version: '0', trackAndTrace: '3SABC' })
    const transactions = await database().execute(sql`
      select audit_log.action, exists (
        select from form_changes where form_changes.organisation_id = audit_log.organisation_id and form_changes.xmin = audit_log.xmin
      ) as together
      from audit_log where organisation_id = ${member.organisationId} order by id`)
    expect([...transactions]).toEqual([
      { action: 'location-added', together: true },
      { action: 'location-renamed', together: true },
      { action: 'wifi-test-set', together: true },
    ])
  })
})

/** What the next page says. */
function noticeIn(headers: Headers): string | undefined {
  const [Cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';')
  return takeFlash(new Request('http://localhost/', { headers: { Cookie } }), 'nl')?.message?.text
}

describe('an archived location', () => {
  const at = (locationIndex: number) => ({
    organisationId: member.organisationId,
    locationIndex,
    createdByName: 'Anna',
    ...fileOf(`plan-${locationIndex}.pdf`),
  })
  const fill = async () => {
    for (const index of [0, 1]) {
      const form = { formType: 'target-date', fields: { date: index }, version: 1, updatedByName: 'Anna' }
      await database()
        .insert(forms)
        .values({ ...form, organisationId: member.organisationId, locationIndex: index })
      await database()
        .insert(documents)
        .values({ ...at(index), documentType: 'floor-plan' })
      await database()
        .insert(shareLinks)
        .values({
          ...{ organisationId: member.organisationId, locationIndex: index, tokenHash: crypto.randomUUID() },
          ...{ purpose: 'ict', may: 'read', recipientName: 'x', language: 'nl', createdByName: 'Anna' },
          expiresAt: new Date(Date.now() + 86_400_000),
        })
    }
  }

  it('takes forms, documents and links along, and the others move up', async () => {
    await fill()
    await archiveLocation(admin, member.organisationId, 'aaaaaaaa')
    expect(await desk.listForm()).toMatchObject({ locations: [{ id: 'bbbbbbbb' }] })
    const found = await readForms(member, 0)
    expect(found.find(({ formType }) => formType === 'target-date')?.fields).toEqual({ date: 1 })
    expect((await readDocuments(member, 0)).map(({ name }) => name)).toEqual(['plan-1.pdf'])
    const own = eq(archivedLocations.organisationId, member.organisationId)
    const [kept] = await database().select().from(archivedLocations).where(own)
    expect(kept).toMatchObject({ name: 'Huis', archivedByName: admin.name })
    const all = await database().select().from(forms).where(eq(forms.organisationId, member.organisationId))
    expect(all.filter(({ archivedLocationId }) => archivedLocationId === kept?.id)).toMatchObject([
      { locationIndex: 1_000_000, fields: { date: 0 } },
    ])
    const links = await database().select().from(shareLinks).where(eq(shareLinks.organisationId, member.organisationId))
    expect(links.map(({ locationIndex, revokedAt }) => [locationIndex, revokedAt !== null]).sort()).toEqual([
      [0, false],
      [1_000_000, true],
    ])
    expect((await desk.get(onePage)).archivedLocations[0]?.words).toContain('Huis')
    expect(await desk.done()).toEqual(['location-archived'])
  })

  it('is archived once where the button is pressed twice, and both presses lead to the same page and notice', async () => {
    await fill()
    for (const [row, said] of [
      ['aaaaaaaa', 'Huis is gearchiveerd.'],
      ['bbbbbbbb', 'Een locatie zonder naam is gearchiveerd.'],
    ] as const) {
      const presses = [await desk.send(archiveAction, {}, { row }), await desk.send(archiveAction, {}, { row })]
      for (const { status, headers } of presses) {
        expect([status, headers.get('Location')]).toEqual([303, `/admin/organisations/${member.organisationId}`])
        expect(noticeIn(headers)).toBe(said)
      }
    }
    expect(await desk.done()).toEqual(['location-archived', 'location-archived'])
  })

  it.each(['cccccccc', 'no id'])('is no page where there never was one: %j', async (row) => {
    expect((await desk.send(archiveAction, {}, { row })).status).toBe(404)
    await database()
      .update(forms)
      .set({ fields: { locations: [] } })
      .where(eq(forms.organisationId, member.organisationId))
    expect((await desk.send(archiveAction, {}, { row: 'aaaaaaaa' })).status).toBe(404)
    expect((await desk.send(archiveAction, {}, { organisationId: 'no id' })).status).toBe(404)
    expect(await desk.notes()).toEqual([])
  })

  it('is archived once where two do it, and the last one leaves an empty list', async () => {
    await fill()
    await Promise.all(
      ['aaaaaaaa', 'aaaaaaaa', 'bbbbbbbb'].map((row) => archiveLocation(admin, member.organisationId, row)),
    )
    expect(await desk.listForm()).toMatchObject({ numberOfLocations: 1, locations: [] })
    expect((await desk.done()).length).toBe(2)
    expect((await desk.get(onePage)).archivedLocations.length).toBe(2)
  })
})
