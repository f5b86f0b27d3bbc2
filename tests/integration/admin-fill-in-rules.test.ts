import { describe, expect, test } from 'vitest'
import { addForm, locationId } from '#tests/support/care-organisation.ts'
import { answersToChoose } from '#tests/support/choices.ts'
import { behalfOf, openFillIn, wifiFields, type FillInDesk } from '#tests/support/fill-in-desk.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { historyOf } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

/** What provider staff fill in on the phone keeps to the rules of the pages of the organisation, beside its own people. */

let desk: FillInDesk
openFillIn((made) => (desk = made))

const { ssid, email } = wifiFields

describe('beside somebody of the organisation', () => {
  const theirs = '/location/setup-it-settings/details?location=0'

  test('neither overwrites the other: whoever saves last is shown both answers', async () => {
    const leader = await signedIn(desk.portal.origin, desk.member)
    const [ours, own] = [await openStep(desk.staff, desk.wifi), await openStep(leader, theirs)]
    expect((await own.send({ [ssid]: 'Van de leider' })).status).toBe(303)
    const clash = await ours.send({ behalfOf, [ssid]: 'Van de telefoon', 'wifi.settings.username': 'ans' })
    expect(clash.status).toBe(409)
    expect(answersToChoose(clash)).toEqual(['Van de telefoon', 'Van de leider'])
    const chosen = await stepIn(desk.staff, desk.wifi, clash).send({ [`choice:${ssid}`]: 'mine' })
    expect(chosen.status).toBe(303)
    expect(JSON.parse(await desk.storedIn('wifi-settings'))).toMatchObject({
      wifi: { settings: { ssid: 'Van de telefoon', username: 'ans' } },
    })
    const late = await stepIn(leader, theirs, own.answer).send({ [ssid]: 'Toch anders' })
    expect(late.status).toBe(409)
  })

  test('what they typed and could not save stays theirs, and is offered with what was filled in meanwhile', async () => {
    const leader = await signedIn(desk.portal.origin, desk.member)
    const draft = crypto.randomUUID()
    const refused = await (await openStep(leader, theirs)).send({ draft, [ssid]: 'Getypt', [email]: 'els@' })
    expect(refused.status).toBe(422)
    await leader.post(theirs, { version: '0', draft, [email]: 'els@', goTo: 'save' })
    const drafts = () =>
      desk.portal.sql`select id, version from form_drafts where organisation_id = ${desk.member.organisationId}`
    const before = [...(await drafts())]
    expect(before).not.toEqual([])
    expect((await desk.filled({ [email]: 'ans@example.org' })).status).toBe(303)
    expect([...(await drafts())]).toEqual(before)
    expect((await leader.ask(theirs)).text).toContain('els@')
  })

  test('two colleagues at once both keep their fields, and what is sent twice is saved once', async () => {
    const colleague = await signedIn(desk.portal.origin, await newAdmin())
    const form = await openStep(desk.staff, desk.wifi)
    await Promise.all([
      form.send({ behalfOf, [ssid]: 'Samen' }),
      colleague.post(desk.wifi, { version: '0', behalfOf: 'Bram Vos', 'wifi.settings.username': 'ans' }),
    ])
    await form.send({ behalfOf, [ssid]: 'Samen' })
    expect(JSON.parse(await desk.storedIn('wifi-settings'))).toMatchObject({
      wifi: { settings: { ssid: 'Samen', username: 'ans' } },
    })
    expect(await historyOf(desk.portal, desk.member, 'wifi-settings')).toHaveLength(2)
  })
})

test('rows are added, and one that says something goes only after a question, which knows who is on the phone', async () => {
  const team = desk.page('project-team', 0)
  const first = await (await openStep(desk.staff, team)).send({ behalfOf, numberOfMembers: '2' }, 'rows')
  expect([first.status, first.headers.location]).toEqual([303, team])
  const rows = await openStep(desk.staff, team)
  await rows.send({ 'members[0].first_name': 'Bea', 'members[1].first_name': 'Cor' })
  const id = String((await openStep(desk.staff, team)).fields['members[1].id'])
  const asked = await (await openStep(desk.staff, team)).send({}, `remove:members:${id}`)
  expect(asked.headers.location).toBe(`${team}&remove=members%3A${id}`)
  const question = await openStep(desk.staff, asked.headers.location ?? '')
  expect(question.fields).not.toHaveProperty('behalfOf')
  const kept = await desk.staff.post(team, { ...question.fields, goTo: `${team}#members-1` })
  expect([kept.status, kept.headers.location]).toEqual([303, `${team}#members-1`])
  expect((await desk.staff.post(team, { ...question.fields, goTo: `removed:members:${id}` })).status).toBe(303)
  expect(await desk.storedIn('project-team')).not.toContain('Cor')
  expect((await desk.keptFor()).every(([, , person]) => person === behalfOf)).toBe(true)
})

test('a date that was set moves only with a reason', async () => {
  await addForm(desk.member, 0, 'day-planning-logistics', { date: Date.UTC(2099, 2, 3) })
  const day = desk.page('day-planning-logistics', 0)
  const refused = await (await openStep(desk.staff, day)).send({ behalfOf, date: '10-3-2099' })
  expect(refused.status).toBe(422)
  const form = stepIn(desk.staff, day, refused)
  expect(form.fields).toMatchObject({ date: expect.stringContaining('2099'), behalfOf })
  expect((await form.send({ reason: 'De monteur is ziek.' })).status).toBe(303)
  const [change] = await desk.portal.sql`select reason, behalf_of from form_changes
    where organisation_id = ${desk.member.organisationId} and path = 'date' and way = 'provider'`
  expect(change).toEqual({ reason: 'De monteur is ziek.', behalf_of: behalfOf })
})

test('the same rules hold as on the pages of the organisation', async () => {
  const locked = await desk.staff.ask(desk.page('finalise-start-meeting', 0))
  expect(locked.text).toContain('Dit kan nog niet worden ingevuld')
  const early = await desk.staff.post(desk.page('finalise-start-meeting', 0), {
    version: '0',
    behalfOf,
    numberOfDates: '2',
  })
  expect(early.status).toBe(409)
  const goals = desk.page('study-goals', 0)
  expect((await (await openStep(desk.staff, goals)).send({ behalfOf }, 'next')).status).toBe(422)
  const sent = await desk.staff.post(desk.page('wifi-test', 0), {
    version: '0',
    behalfOf,
    isOn: 'yes',
    confirmed: 'on',
    trackAndTrace: 'x',
  })
  expect(sent.status).toBe(303)
  expect(JSON.parse(await desk.storedIn('wifi-test'))).toMatchObject({
    isOn: 'yes',
    confirmed: false,
    trackAndTrace: '',
  })
  const moved = await desk.staff.post(desk.wifi, { behalfOf, [ssid]: 'Verhuisd', locationId: locationId(1) })
  expect(moved.status).toBe(409)
  expect(await desk.storedIn('wifi-settings')).toBe('null')
})
