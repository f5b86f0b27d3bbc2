import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { fillIn, inShort, noteChange, openHistory } from '#tests/support/history-page.ts'
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
const wifi = '/location/setup-it-settings/history?location=0'
const form = 'basic-information'

async function newLeader() {
  const member = await addOrganisation(['Huis', 'Hof'])
  return { member, visitor: await signedIn(portal.origin, member) }
}

const fieldsOf = async (member: Member, formType = form) => (await storedForm(portal, member, formType))?.fields
const numberOfChanges = async (member: Member, formType = form) => (await historyOf(portal, member, formType)).length

const nothingYet = 'Er zijn nog geen wijzigingen.'

describe('what is shown', () => {
  test('who changed what, from what to what, newest first, by save', async () => {
    const { member, visitor } = await newLeader()
    expect((await visitor.ask(page)).text).toContain(nothingYet)
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo', 'manager.role': 'Baas' })
    const other = await signedIn(portal.origin, await addColleague(member))
    await fillIn(other, contacts, { 'contact.first_name': 'Bea' })
    await fillIn(other, alarm, { 'alarm.alarms': ['', 'bed-mat', 'other'] })
    const history = await openHistory(visitor, page)
    expect(history.answer.text).not.toContain(nothingYet)
    expect(history.changes.map(({ who }) => who)).toEqual([
      'Youssef Amrani',
      'Youssef Amrani',
      'Marieke Jansen',
      'Marieke Jansen',
    ])
    expect(history.changes.map(inShort)).toEqual([
      'Welke alarmen gebruikt u nu? | Was niets ingevuld | Werd Bedmat\nAnders',
      'Voornaam contactpersoon | Was Bo | Werd Bea',
      'Voornaam contactpersoon | Was niets ingevuld | Werd Bo',
      'Functie leidinggevende | Was niets ingevuld | Werd Baas',
    ])
    expect(history.changes[0]?.day).toMatch(/^(maan|dins|woens|donder|vrij|zater|zon)dag \d{1,2} [a-z]+ 20\d\d$/)
    expect(history.changes[0]?.time).toMatch(/^\d{1,2}\.\d\d$/)
    await visitor.post('/language', { language: 'en', returnTo: page })
    expect((await openHistory(visitor, page)).changes.map(inShort)).toContain(
      'Contact’s first name | Was Bo | Became Bea',
    )
  })

  test('by which way', async () => {
    const { member, visitor } = await newLeader()
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    for (const way of ['api', 'share-link', 'provider']) {
      await portal.sql`update forms set version = version + 1 where organisation_id = ${member.organisationId} and form_type = ${form}`
      await noteChange(portal, member, form, { path: 'contact.first_name', from: 'Bo', to: 'Bo', way })
    }
    expect((await openHistory(visitor, page)).changes.map(({ who }) => who)).toEqual([
      'Marieke Jansen, van de leverancier',
      'Marieke Jansen, via een deellink',
      'Marieke Jansen, via een koppeling',
      'Marieke Jansen',
    ])
  })

  test('a password stays masked and has no button', async () => {
    const { visitor } = await newLeader()
    await fillIn(visitor, '/location/setup-it-settings/details?location=0', { 'wifi.settings.password': 'geheim-2026' })
    const { changes, answer } = await openHistory(visitor, wifi)
    expect(changes.map(inShort)).toEqual(['Wachtwoord van het netwerk | Was niets ingevuld | Werd ••••••••'])
    expect(changes[0]).toMatchObject({ button: null, note: expect.stringContaining('wachtwoord') })
    expect(answer.text).not.toContain('geheim-2026')
  })

  test('rows by their place, or by their name where they are gone', async () => {
    const { visitor } = await newLeader()
    await fillIn(visitor, wards, { 'wards[0].name': 'Lelie' })
    await fillIn(visitor, wards, { 'wards[0].numberOfBeds': '7' })
    expect((await openHistory(visitor, page)).changes.map(inShort)).toEqual([
      'Aantal bedden (Afdeling 1: Lelie) | Was 1 | Werd 7',
      'Afdeling 1: Lelie | Toegevoegd: Naam van de afdeling: Lelie\nAantal bedden: 1',
    ])
    const { fields } = await openStep(visitor, wards)
    await fillIn(visitor, wards, {}, `removed:wards:${String(fields['wards[0].id'])}`)
    expect((await openHistory(visitor, page)).changes.map(inShort)).toEqual([
      'Afdeling Lelie, verwijderd | Verwijderd: Naam van de afdeling: Lelie\nAantal bedden: 7',
      'Aantal bedden (Afdeling Lelie, verwijderd) | Was 1 | Werd 7',
      'Afdeling Lelie, verwijderd | Toegevoegd: Naam van de afdeling: Lelie\nAantal bedden: 1',
    ])
  })

  test('fifty changes a page, with ways to older and newer ones, even within one save', async () => {
    const { member, visitor } = await newLeader()
    await addForm(member, 0, form, {})
    for (let n = 0; n < 120; n += 1) {
      if (n < 40 || n >= 80) {
        await portal.sql`update forms set version = version + 1 where organisation_id = ${member.organisationId} and form_type = ${form}`
      }
      await noteChange(portal, member, form, { path: 'location.city', from: `${n}`, to: `${n + 1}`, way: 'page' })
    }
    // The changes of one save stand in the order of the form.
    const inOrder = [...range(119, 80), ...range(39, 79), ...range(38, 0)]
    const first = await openHistory(visitor, page)
    const second = await openHistory(visitor, first.links.get('Oudere wijzigingen') ?? '')
    const third = await openHistory(visitor, second.links.get('Oudere wijzigingen') ?? '')
    const shown = [first, second, third].map(({ changes }) => changes.map(({ values }) => Number(values.get('Was'))))
    expect(shown.map((numbers) => numbers.length)).toEqual([50, 50, 20])
    expect(shown.flat()).toEqual(inOrder)
    expect([...first.links.keys()]).toEqual(['Oudere wijzigingen'])
    expect([...third.links.keys()]).toEqual(['Nieuwste wijzigingen', 'Nieuwere wijzigingen'])
    const back = await openHistory(visitor, third.links.get('Nieuwere wijzigingen') ?? '')
    expect(back.changes).toEqual(second.changes)
    const top = await openHistory(visitor, back.links.get('Nieuwere wijzigingen') ?? '')
    expect(top.changes).toEqual(first.changes)
    expect(third.links.get('Nieuwste wijzigingen')).toBe(page)
    expect((await openHistory(visitor, `${page}&older=x`)).changes).toEqual(first.changes)
    expect((await openHistory(visitor, `${page}&older=1-0`)).changes).not.toEqual(first.changes)
  })

  test('nothing of another organisation, location or task', async () => {
    const { member, visitor } = await newLeader()
    await addForm(member, 1, form, {})
    const theirs = await newLeader()
    await fillIn(theirs.visitor, contacts, { 'contact.first_name': 'Vreemde' })
    await fillIn(visitor, contacts, { 'contact.first_name': 'Bo' })
    const theirChange = (await openHistory(theirs.visitor, page)).changes[0]
    const ownChange = (await openHistory(visitor, page)).changes[0]
    for (const path of [page, page.replace('=0', '=1'), wifi]) {
      expect((await visitor.ask(path)).text).not.toContain('Vreemde')
      const own = path === page ? [] : [ownChange?.id ?? '']
      for (const change of [theirChange?.id ?? '', ...own, '0', '-1', 'x', '9'.repeat(15), '9'.repeat(40), '']) {
        expect([path, change, (await visitor.post(path, { change })).status]).toEqual([path, change, 404])
      }
    }
    expect(await fieldsOf(theirs.member)).toMatchObject({ contact: { first_name: 'Vreemde' } })
    expect(await numberOfChanges(theirs.member)).toBe(1)
    expect(await numberOfChanges(member)).toBe(1)
  })
})

const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => (from < to ? from + n : from - n))
