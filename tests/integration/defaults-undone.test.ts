import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import {
  goals,
  goalsAt,
  goalsPage,
  openOrganisation,
  openPreview,
  page,
  previewGoals,
  ticked,
} from '#tests/support/fill-once.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, unescapeHtml } from '#tests/support/step-form.ts'
import { historyOf, storedForm } from '#tests/support/stored.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

describe('undoing it', () => {
  const undo = (leader: Visitor, act: string) => leader.post(act, { goTo: 'undo' })

  test('puts all of it back at once; nothing is deleted of the history', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const act = (await apply({ location: [0, 1, 3].map(locationId) })).headers.location ?? ''
    expect((await undo(leader, act)).status).toBe(303)
    const none = { quality: [], workplace: [], efficiency: [] }
    expect(await goalsAt(portal, member, 0)).toMatchObject(none)
    expect(await goalsAt(portal, member, 1)).toEqual({ ...goals, quality: ['night-rest'] })
    expect((await historyOf(portal, member, 'study-goals', 1)).map(({ version }) => version)).toEqual([2, 3])
    const { text } = await leader.ask(act)
    expect(unescapeHtml(text)).toContain('Teruggedraaid bij 3 locaties')
    expect(text).not.toContain('value="undo"')
    const history = await leader.ask('/location/determine-study-goals/history?location=1')
    expect(unescapeHtml(history.text)).toContain(', teruggedraaid')
  })

  test('what somebody changed since stays, and is named; pressing it again changes nothing', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const act = (await apply()).headers.location ?? ''
    const theirs = await openStep(leader, '/location/determine-study-goals/details?location=0')
    await theirs.send({ quality: ['individual-care'] })
    await undo(leader, act)
    expect(await goalsAt(portal, member, 0)).toMatchObject({
      quality: ['individual-care'],
      workplace: [],
      efficiency: [],
    })
    const { text } = await leader.ask(act)
    expect(unescapeHtml(text)).toMatch(/Niet \(helemaal\) teruggedraaid bij.*Zonnedauw/s)
    await undo(leader, act)
    expect((await storedForm(portal, member, 'study-goals', 3))?.version).toBe(2)
  })

  test('it finds the locations where they moved to', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const act = (await apply()).headers.location ?? ''
    await portal.sql`update forms set fields = jsonb_set(fields, '{locations}', (fields -> 'locations') - 1)
      where organisation_id = ${member.organisationId} and form_type = 'org-information'`
    await portal.sql`delete from forms where organisation_id = ${member.organisationId} and location_index = 1`
    await portal.sql`update forms set location_index = location_index - 1
      where organisation_id = ${member.organisationId} and location_index > 1`
    await undo(leader, act)
    expect(await goalsAt(portal, member, 2)).toMatchObject({ quality: [], workplace: [] })
    expect(await goalsAt(portal, member, 1)).toMatchObject({ other_effects: 'Meer rust op de gang' })
  })

  test('nobody else undoes it', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const act = (await apply()).headers.location ?? ''
    const stranger = await signedIn(portal.origin, await addOrganisation(['Elders']))
    expect((await undo(stranger, act)).status).toBe(404)
    expect((await stranger.ask(act)).status).toBe(404)
    expect(await goalsAt(portal, member, 0)).toEqual(goals)
  })
})

describe('copying from a location', () => {
  const copy = `${goalsPage}&step=preview&from=2`

  test('shows what its answer changes, and leaves that of the organisation as it is', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { text, fields, apply } = await openPreview(leader, copy)
    expect(text).toContain('Het antwoord van Eikenburg')
    expect(text).toContain('U neemt over van Eikenburg.')
    expect(ticked(fields)).toEqual([locationId(0), locationId(3)])
    await apply()
    expect(await goalsAt(portal, member, 0)).toEqual({ ...goals, other_effects: 'Meer rust op de gang' })
    expect(await storedForm(portal, member, 'default-study-goals', null)).toBeUndefined()
    const history = await leader.ask('/location/determine-study-goals/history?location=0')
    expect(unescapeHtml(history.text)).toContain('gekopieerd van Eikenburg')
  })

  test('is refused where that location says something else by now', async () => {
    const { leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, copy)
    await (
      await openStep(leader, '/location/determine-study-goals/details?location=2')
    ).send({ workplace: 'job-satisfaction' })
    expect((await apply()).status).toBe(409)
  })

  test.each(['4', '9', '-1', 'x'])('there is no location %s to copy from', async (from) => {
    const { leader } = await openOrganisation(portal)
    expect((await leader.ask(`${goalsPage}&step=preview&from=${from}`)).status).toBe(404)
  })
})

test('a list of people is taken over as a whole, and put back', async () => {
  const member = await addOrganisation(['Zonnedauw', 'Vechtzicht'])
  const bo = { id: '0000000b', first_name: 'Bo', last_name: 'Vos', email: '', position: '' }
  await addForm(member, 1, 'project-team', { numberOfMembers: 1, members: [bo] })
  const leader = await signedIn(portal.origin, member)
  const team = `${page}?block=project-team`
  const form = await openStep(leader, team)
  await form.send({ 'members[0].first_name': 'An', 'members[0].last_name': 'Bos' }, 'preview')
  const { apply } = await openPreview(leader, `${team}&step=preview`)
  const act = (await apply({ location: [0, 1].map(locationId) })).headers.location ?? ''
  const named = { first_name: 'An', last_name: 'Bos' }
  for (const index of [0, 1]) {
    const { fields } = (await storedForm(portal, member, 'project-team', index)) ?? {}
    expect(fields).toMatchObject({ numberOfMembers: 1, members: [named] })
  }
  await leader.post(act, { goTo: 'undo' })
  expect((await storedForm(portal, member, 'project-team', 1))?.fields).toEqual({ numberOfMembers: 1, members: [bo] })
  expect((await storedForm(portal, member, 'project-team', 0))?.fields).toEqual({ numberOfMembers: 1, members: [] })
})
