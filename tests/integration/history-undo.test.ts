import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { fillIn, findChange, historyIn, openHistory } from '#tests/support/history-page.ts'
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
const alarm = '/location/basic-info/alarm?location=0'
const wards = '/location/basic-info/wards?location=0'
const page = '/location/basic-info/history?location=0'
const form = 'basic-information'

async function newLeader() {
  const member = await addOrganisation(['Huis', 'Hof'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

const fieldsOf = async (member: Member, formType = form) => (await storedForm(portal, member, formType))?.fields
const numberOfChanges = async (member: Member, formType = form) => (await historyOf(portal, member, formType)).length

describe('undoing', () => {
  test('a field gets its old value back, as a change of who did it; twice has one effect', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bea', 'manager.role': 'Baas' })
    const other = await signedIn(portal.origin, await addColleague(member))
    const history = await openHistory(other, page)
    const bea = findChange(history.changes, 'Voornaam contactpersoon | Was Bo | Werd Bea')
    expect(bea.button).toBe('Terugzetten')
    const answers = await Promise.all([history.undo(bea), history.undo(bea)])
    for (const answer of [...answers, await history.undo(bea)]) {
      expect([answer.status, answer.headers.location]).toEqual([303, page])
    }
    expect(await fieldsOf(member)).toMatchObject({ contact: { first_name: 'Bo' }, manager: { role: 'Baas' } })
    const stored = await historyOf(portal, member, form)
    expect(stored).toHaveLength(4)
    const undoing = {
      path: 'contact.first_name',
      from: 'Bea',
      to: 'Bo',
      user_name: 'Youssef Amrani',
      way: 'page',
      version: 3,
    }
    expect(stored.at(-1)).toMatchObject(undoing)
    const after = await openHistory(other, page)
    expect(after.answer.text).toContain('De wijziging is teruggezet.')
    const done = findChange(after.changes, 'Voornaam contactpersoon | Was Bo | Werd Bea')
    expect(done).toMatchObject({ button: null, note: 'Dit staat nu weer zoals het was.' })
  })

  test('an undo that is sent again after somebody changed the field once more does not take that away', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    const history = await openHistory(visitor, page)
    const bo = findChange(history.changes, 'Voornaam contactpersoon | Was niets ingevuld | Werd Bo')
    expect((await history.undo(bo)).status).toBe(303)
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    expect((await history.undo(bo)).status).toBe(409)
    expect(await fieldsOf(member)).toMatchObject({ contact: { first_name: 'Bo' } })
  })

  test('a choice of several gets back what was chosen', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, alarm, { 'alarm.alarms': ['', 'bed-mat', 'other'] })
    await fillIn(visitor, alarm, { 'alarm.alarms': ['', 'door-alarm'] })
    const history = await openHistory(visitor, page)
    await history.undo(history.changes[0])
    expect(await fieldsOf(member)).toMatchObject({ alarm: { alarms: ['bed-mat', 'other'] } })
  })

  test('an added row goes, a removed row comes back', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, wards, { 'wards[0].name': 'Lelie' }, 'add:wards')
    await fillIn(visitor, wards, { 'wards[1].name': 'Roos' })
    const names = async () => JSON.stringify((await fieldsOf(member))?.wards).match(/Lelie|Roos/g) ?? []
    const lily = String((await openStep(visitor, wards)).fields['wards[0].id'])
    await fillIn(visitor, wards, {}, `removed:wards:${lily}`)
    expect(await names()).toEqual(['Roos'])

    const removed = await openHistory(visitor, page)
    const gone = findChange(
      removed.changes,
      'Afdeling Lelie, verwijderd | Verwijderd: Naam van de afdeling: Lelie\nAantal bedden: 1',
    )
    expect(gone.button).toBe('Terughalen')
    for (const answer of [await removed.undo(gone), await removed.undo(gone)]) expect(answer.status).toBe(303)
    expect(await names()).toEqual(['Roos', 'Lelie'])
    expect(await fieldsOf(member)).toMatchObject({ numberOfWards: 2, wards: [{}, { id: lily }] })

    const added = await openHistory(visitor, page)
    const rose = findChange(
      added.changes,
      'Afdeling 1: Roos | Toegevoegd: Naam van de afdeling: Roos\nAantal bedden: 1',
    )
    expect(rose.button).toBe('Weer verwijderen')
    for (const answer of [await added.undo(rose), await added.undo(rose)]) expect(answer.status).toBe(303)
    expect(await names()).toEqual(['Lelie'])
    const changes = (await historyOf(portal, member, form)).filter(({ path }) => path.endsWith(']'))
    expect(changes).toHaveLength(5)
  })

  test('what was changed again since is asked about first, and done by the second button', async () => {
    const { member, visitor } = await newLeader()
    for (const name of ['Bo', 'Bea', 'Ben']) await fillIn(visitor, contacts, { 'contact.first_name': name })
    const history = await openHistory(visitor, page)
    const bea = findChange(history.changes, 'Voornaam contactpersoon | Was Bo | Werd Bea')
    expect(bea).toMatchObject({ button: 'Terugzetten', note: 'Dit is daarna nog gewijzigd.' })
    const asked = await history.undo(bea)
    expect(asked.status).toBe(409)
    const question = historyIn(visitor, page, asked)
    expect(question.alert).toContain('Toch terugzetten: Voornaam contactpersoon?')
    expect(question.alert).toContain('Nu Ben Wordt Bo')
    expect(await fieldsOf(member)).toMatchObject({ contact: { first_name: 'Ben' } })

    await fillIn(visitor, contacts, { 'contact.first_name': 'Bas' })
    const askedAgain = await question.confirm()
    expect(askedAgain.status).toBe(409)
    const again = historyIn(visitor, page, askedAgain)
    expect(again.alert).toContain('Nu Bas Wordt Bo')
    for (const answer of [await again.confirm(), await again.confirm()]) expect(answer.status).toBe(303)
    expect(await fieldsOf(member)).toMatchObject({ contact: { first_name: 'Bo' } })
    expect(await numberOfChanges(member)).toBe(5)
  })

  test('what somebody changed after the page was made is asked about too', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    const history = await openHistory(visitor, page)
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bea' })
    const asked = await history.undo(history.changes[0])
    expect(asked.status).toBe(409)
    expect(historyIn(visitor, page, asked).alert).toContain('Nu Bea Wordt niets ingevuld')
    expect(await fieldsOf(member)).toMatchObject({ contact: { first_name: 'Bea' } })
  })
})
