import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addColleague, addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { heads, importedForms, importedNames, paste, press } from '#tests/support/import-form.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const visit = (member: Member) => signedIn(portal.origin, member)
async function newLeader(names: string[]) {
  const member = await addOrganisation(names)
  return { member, leader: await visit(member) }
}

const formsOf = (member: Member) => importedForms(portal.sql, member)
const namesIn = (member: Member) => importedNames(portal.sql, member)
const savesOf = async ({ organisationId }: Member) =>
  portal.sql`select path, way, user_name from form_changes where organisation_id = ${organisationId} and way = 'spreadsheet'`

const good = `${heads}
Parkzicht;Parklaan 1;3601 AA;Maarssen;030;Ria;Bos;ria@example.org;Noord;Open PG;36
;;;;;;;;Zuid;;12
De Vliet;;;Breukelen;;;;;;;`

describe('a sheet', () => {
  test('is checked without saving anything, and saved in one go', async () => {
    const { member, leader } = await newLeader(['Huis', ''])
    const checked = await paste(leader, good)
    expect([checked.status, await namesIn(member)]).toEqual([200, ['Huis', '']])
    expect(checked.text).toContain('Er is nog niets opgeslagen.')
    const answer = await press(leader, checked, { intent: 'save' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/organisation'])
    const overview = await leader.ask('/organisation')
    expect(overview.text).toContain('Nieuwe locaties: 2. Aangevulde locaties: 0. Nieuwe afdelingen: 2.')
    // The place without a name is the first to get one.
    expect(await namesIn(member)).toEqual(['Huis', 'Parkzicht', 'De Vliet'])
    const [list, parkzicht, vliet] = await formsOf(member)
    expect(list?.fields).toMatchObject({ numberOfLocations: 3, locations: [{}, { id: locationId(1) }, {}] })
    expect(parkzicht).toMatchObject({
      place: 1,
      type: 'basic-information',
      fields: {
        location: { address: 'Parklaan 1', zipcode: '3601 AA', city: 'Maarssen', phone: '030' },
        contact: { first_name: 'Ria', last_name: 'Bos', email: 'ria@example.org' },
        wards: [
          { name: 'Noord', type: 'Open PG', numberOfBeds: 36 },
          { name: 'Zuid', numberOfBeds: 12 },
        ],
        numberOfWards: 2,
      },
    })
    expect(vliet).toMatchObject({ place: 2, fields: { location: { city: 'Breukelen' }, wards: [] } })
    const history = await leader.ask('/location/basic-info/history?location=1')
    expect(history.text).toContain(`${member.name}, uit een spreadsheet`)
  })

  test('stays as it is, with what was typed over it, in the other language', async () => {
    const { leader } = await newLeader([])
    const checked = await paste(leader, `${heads}\nHof;;;;;;;jan@example;;;dertig`)
    const switched = await press(leader, checked, { 'cell-2-beds': 'veertig', goTo: 'language:en' })
    expect([switched.status, switched.headers.location]).toEqual([307, '/organisation/import'])
    const again = await press(leader, checked, { 'cell-2-beds': 'veertig', goTo: 'language:en' })
    expect(again.status).toBe(422)
    for (const words of ['lang="en"', 'value="veertig"', 'value="jan@example"']) expect(again.text).toContain(words)
  })

  test('with one wrong row saves nothing, and keeps all that was typed', async () => {
    const { member, leader } = await newLeader([])
    const checked = await paste(leader, `${good}\nHof;;;;;;;jan@example;;;dertig`)
    expect(checked.status).toBe(422)
    for (const field of ['contactEmail', 'beds']) expect(checked.text).toContain(`href="#cell-5-${field}"`)
    expect(checked.text).not.toContain('value="save"')
    const answer = await press(leader, checked, { intent: 'save', 'cell-5-beds': 'twintig' })
    expect([answer.status, await namesIn(member)]).toEqual([422, []])
    for (const value of ['value="twintig"', 'value="jan@example"']) expect(answer.text).toContain(value)
    const mended = await press(leader, answer, {
      intent: 'check',
      'cell-5-beds': '20',
      'cell-5-contactEmail': 'jan@example.org',
    })
    expect(mended.status).toBe(200)
    expect((await press(leader, mended, { intent: 'save' })).status).toBe(303)
    expect(await namesIn(member)).toEqual(['Parkzicht', 'De Vliet', 'Hof'])
  })

  test('is put together with what is there, of which nothing that was typed is changed', async () => {
    const { member, leader } = await newLeader(['Huis aan de Vecht'])
    const contact = { first_name: 'Lotte', last_name: 'Vermeer', role: '', email: '', phone: '06' }
    const typed = { location: { address: '', zipcode: '', city: 'Maarssen', phone: '', careVision: 'Ruimte' }, contact }
    await addForm(member, 0, 'basic-information', typed)
    const sheet = `${heads}\nHuis a/d Vecht;Kade 1;;Maarssen;030;Jan;Mol;jan@example.org;Zuid;;8`
    const asked = await paste(leader, sheet)
    expect(unescapeHtml(asked.text)).toContain('Is dit Huis aan de Vecht? Die heeft u al')
    const merged = await press(leader, asked, { choose: `2 with:${locationId(0)}` })
    expect(merged.text).toContain('Dit blijft zoals het is: de contactpersoon Lotte Vermeer 06.')
    expect((await press(leader, merged, { intent: 'save' })).status).toBe(303)
    const [, place] = await formsOf(member)
    expect(await namesIn(member)).toEqual(['Huis aan de Vecht'])
    expect(place?.fields).toMatchObject({
      location: { address: 'Kade 1', city: 'Maarssen', phone: '030', careVision: 'Ruimte' },
      contact,
      wards: [{ name: 'Zuid', numberOfBeds: 8 }],
    })
  })

  test('can leave rows out, and take them back', async () => {
    const { member, leader } = await newLeader([])
    const left = await press(leader, await paste(leader, good), { choose: '2 leave' })
    expect(left.text).toContain('Weggelaten met regel 2')
    const back = await press(leader, left, { choose: '2 ' })
    expect(back.text).not.toContain('Weggelaten met regel 2')
    expect((await press(leader, left, { intent: 'save' })).status).toBe(303)
    expect(await namesIn(member)).toEqual(['De Vliet'])
  })
})

describe('at the same moment', () => {
  test('a form that is sent twice adds its rows once', async () => {
    const { member, leader } = await newLeader(['', 'Huis'])
    const checked = await paste(leader, good)
    const save = () => press(leader, checked, { intent: 'save' })
    const both = await Promise.all([save(), save()])
    expect([...both, await save()].map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await namesIn(member)).toEqual(['Parkzicht', 'Huis', 'De Vliet'])
    const [, parkzicht] = await formsOf(member)
    expect(parkzicht?.fields.wards).toHaveLength(2)
  })

  test('of two people who save the same sheet one is asked about the doubles', async () => {
    const { member, leader } = await newLeader(['Huis'])
    const colleague = await visit(await addColleague(member))
    const [mine, theirs] = [await paste(leader, good), await paste(colleague, good)]
    const answers = await Promise.all([
      press(leader, mine, { intent: 'save' }),
      press(colleague, theirs, { intent: 'save' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(unescapeHtml(refused?.text ?? '')).toContain('Is dit Parkzicht? Die heeft u al')
    expect(await namesIn(member)).toEqual(['Huis', 'Parkzicht', 'De Vliet'])
  })

  test('what a colleague filled in since it was checked is not overwritten: nothing is saved', async () => {
    const { member, leader } = await newLeader(['Huis'])
    const asked = await paste(leader, `${heads}\nHuis;Kade 1;;;;;;;Zuid;;8\nHof;;;;;;;;;;`)
    const merged = await press(leader, asked, { choose: `2 with:${locationId(0)}` })
    await addForm(member, 0, 'basic-information', { location: { address: 'Dorpsplein 2' } })
    const answer = await press(leader, merged, { intent: 'save' })
    expect([answer.status, await namesIn(member), [...(await savesOf(member))]]).toEqual([409, ['Huis'], []])
    expect(answer.text).toContain('Er is niets opgeslagen.')
    expect(answer.text).toContain('Dit blijft zoals het is: het adres Dorpsplein 2.')
    expect((await press(leader, answer, { intent: 'save' })).status).toBe(303)
    const [, place] = await formsOf(member)
    expect(place?.fields).toMatchObject({ location: { address: 'Dorpsplein 2' }, wards: [{ name: 'Zuid' }] })
  })
})

test('nobody brings locations into another organisation, or together with those of one', async () => {
  const [{ member }, { leader: other, member: others }] = [await newLeader(['Huis']), await newLeader(['Hof'])]
  const own = await visit(member)
  const asked = await paste(own, `${heads}\nHuis;Kade 1;;;;;;;;;`)
  const merged = await press(own, asked, { choose: `2 with:${locationId(0)}` })
  // The ids of both locations are the same: the other organisation's own one is meant, and is not as it was seen.
  expect((await press(other, merged, { intent: 'save' })).status).toBe(409)
  expect([await namesIn(member), await namesIn(others)]).toEqual([['Huis'], ['Hof']])
  expect([...(await savesOf(member)), ...(await savesOf(others))]).toEqual([])
})
