import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { fillIn, historyIn, noteChange, openHistory } from '#tests/support/history-page.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const wards = '/location/basic-info/wards?location=0'
const page = '/location/basic-info/history?location=0'
const wifi = '/location/setup-it-settings/history?location=0'
const form = 'basic-information'

async function newLeader() {
  const member = await addOrganisation(['Huis', 'Hof'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

const fieldsOf = async (member: Member, formType = form) => (await storedForm(portal, member, formType))?.fields
const numberOfChanges = async (member: Member, formType = form) => (await historyOf(portal, member, formType)).length

const refusedBecause = (reason: string) => `Deze wijziging kan niet worden teruggezet. ${reason}`

describe('undoing is refused', () => {
  test('where the row is gone, also since the page was made', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, wards, { 'wards[0].name': 'Lelie' })
    await fillIn(visitor, wards, { 'wards[0].numberOfBeds': '7' })
    const before = await openHistory(visitor, page)
    const id = String((await openStep(visitor, wards)).fields['wards[0].id'])
    await fillIn(visitor, wards, {}, `removed:wards:${id}`)
    const refused = await before.undo(before.changes[0])
    expect(refused.status).toBe(409)
    const reason = 'De regel waarin dit stond, is verwijderd.'
    const after = historyIn(visitor, page, refused)
    expect(after.alert).toContain(refusedBecause(reason))
    expect(after.changes[1]).toMatchObject({ button: null, note: reason })
    expect(await fieldsOf(member)).toMatchObject({ wards: [] })
    expect(await numberOfChanges(member)).toBe(3)
  })

  test('for a password', async () => {
    const { member, visitor } = await newLeader()
    const details = '/location/setup-it-settings/details?location=0'
    await fillIn(visitor, details, { 'wifi.settings.password': 'een' })
    await fillIn(visitor, details, { 'wifi.settings.password': 'twee' })
    const stored = await fieldsOf(member, 'wifi-settings')
    const ids = await portal.sql<
      { id: string }[]
    >`select id from form_changes where organisation_id = ${member.organisationId} and path = 'wifi.settings.password'`
    expect(ids).toHaveLength(2)
    for (const { id } of ids) {
      const answer = await visitor.post(wifi, { change: id, confirmed: 'true' })
      expect(answer.status).toBe(409)
      expect(historyIn(visitor, wifi, answer).alert).toContain('Van wachtwoorden bewaren we geen geschiedenis')
    }
    expect(await fieldsOf(member, 'wifi-settings')).toEqual(stored)
  })

  test.each([
    [
      'what only the provider sets',
      'wifi-test',
      'walk-through-wifi-test',
      'confirmed',
      'Alleen de leverancier kan dit wijzigen.',
    ],
    [
      'what says that something happened',
      'floor-plan',
      'upload-floor-plan',
      'uploadedOnce',
      'Dit hebben we zelf vastgelegd.',
    ],
  ])('for %s', async (_, formType, slug, field, reason) => {
    const { member, visitor } = await newLeader()
    await addForm(member, 0, formType, { [field]: true })
    const change = await noteChange(portal, member, formType, { path: field, from: false, to: true, way: 'provider' })
    const path = `/location/${slug}/history?location=0`
    expect((await openHistory(visitor, path)).changes[0]?.button).toBeNull()
    const answer = await visitor.post(path, { change, confirmed: 'true' })
    expect(answer.status).toBe(409)
    expect(historyIn(visitor, path, answer).alert).toContain(reason)
    expect(await fieldsOf(member, formType)).toEqual({ [field]: true })
  })

  test('where the location has moved, or has no name yet', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    const history = await openHistory(visitor, page)
    const moved = await history.undo(history.changes[0], { locationId: locationId(1) })
    expect(moved.status).toBe(409)
    expect(historyIn(visitor, page, moved).alert).toContain('waardoor deze pagina bij een andere locatie hoort')
    const renamed = { locations: [{ id: locationId(0), name: '' }], numberOfLocations: 1 }
    await portal.sql`update forms set fields = ${portal.sql.json(renamed)} where organisation_id = ${member.organisationId}
      and form_type = 'org-information'`
    expect((await history.undo(history.changes[0])).status).toBe(409)
    expect(await fieldsOf(member)).toMatchObject({ contact: { first_name: 'Bo' } })
  })

  test('from another site, or without the sign of our own form', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    const { changes } = await openHistory(visitor, page)
    const change = changes[0]?.id ?? ''
    const foreign = await visitor.post(page, { change }, { Origin: 'https://evil.example' })
    const unsigned = await visitor.post(page, { change }, {})
    expect([foreign.status, unsigned.status]).toEqual([403, 403])
    expect(await fieldsOf(member)).toMatchObject({ contact: { first_name: 'Bo' } })
  })
})
