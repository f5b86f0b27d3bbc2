import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addColleague, locationId } from '#tests/support/care-organisation.ts'
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
import { fieldsIn, openStep, unescapeHtml } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

describe('an answer that is given once', () => {
  test('is kept as a form of the organisation; nothing of a location is changed by giving it', async () => {
    const { member, leader } = await openOrganisation(portal)
    expect(await previewGoals(leader)).toBe(`${goalsPage}&step=preview`)
    expect((await storedForm(portal, member, 'default-study-goals', null))?.fields).toEqual(goals)
    expect(await goalsAt(portal, member, 0)).toBeUndefined()
    expect(await goalsAt(portal, member, 1)).toMatchObject({ quality: ['night-rest'] })
  })

  test('a colleague who gave another meanwhile is not overwritten', async () => {
    const { member, leader } = await openOrganisation(portal)
    const colleague = await signedIn(portal.origin, await addColleague(member))
    const [mine, theirs] = [await openStep(leader, goalsPage), await openStep(colleague, goalsPage)]
    expect((await theirs.send({ quality: ['night-rest'] }, 'save')).status).toBe(303)
    const { status, text } = await mine.send({ quality: ['incidents'], workplace: ['workload'] }, 'preview')
    expect(status).toBe(409)
    expect(text).toContain('Youssef Amrani')
    expect((await storedForm(portal, member, 'default-study-goals', null))?.fields).toMatchObject({
      quality: ['night-rest'],
      workplace: ['workload'],
    })
  })

  test('one that says nothing has nothing to show', async () => {
    const { leader } = await openOrganisation(portal)
    const { status, text } = await (await openStep(leader, goalsPage)).send({}, 'preview')
    expect(status).toBe(422)
    expect(unescapeHtml(text)).toContain('Vul minstens één antwoord in.')
  })
})

describe('before it is taken over', () => {
  test('is seen what is empty, what differs and what stays; only what is empty is chosen', async () => {
    const { leader } = await openOrganisation(portal)
    const { text, fields } = await openPreview(leader, await previewGoals(leader))
    expect(ticked(fields)).toEqual([locationId(0), locationId(3)])
    const [, empty = '', differs = '', stays = ''] =
      /id="empty"(.*)id="differs"(.*)id="stays"(.*)<\/form>/s.exec(text) ?? []
    expect([empty.includes('Zonnedauw'), empty.includes('Beukenhof')]).toEqual([true, true])
    expect(differs).toContain('<s>Betere nachtrust voor bewoners</s>')
    expect(differs).toContain('Minder incidenten, zoals vallen')
    expect(stays).toContain('Eikenburg')
    expect(stays).toContain('1 locatie heeft nog geen naam.')
    expect(text).toContain('Toepassen op de gekozen locaties')
  })

  test('is said in English too', async () => {
    const { leader } = await openOrganisation(portal)
    const address = await previewGoals(leader)
    leader.cookies.set('routekaart.language', 'en')
    const { text } = await openPreview(leader, address)
    expect(text).toContain('Apply to the selected locations')
    expect(text).toContain('These locations are selected. You won’t lose anything.')
  })
})

describe('taking it over', () => {
  test('fills in what is chosen as if it was typed, and the history says where it came from', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const { status, headers } = await apply()
    expect([status, headers.location]).toEqual([303, expect.stringContaining(`${page}?act=`)])
    expect(await Promise.all([0, 1, 2, 3].map((index) => goalsAt(portal, member, index)))).toEqual([
      goals,
      { ...goals, quality: ['night-rest'] },
      { ...goals, other_effects: 'Meer rust op de gang' },
      goals,
    ])
    const done = unescapeHtml((await leader.ask(headers.location ?? '')).text)
    expect(done).toContain('Doelen staat nu bij 2 locaties')
    const card = unescapeHtml((await leader.ask('/location/determine-study-goals/done?location=0')).text)
    expect(card).not.toContain('Er ontbreekt')
    const history = await leader.ask('/location/determine-study-goals/history?location=0')
    expect(unescapeHtml(history.text)).toContain('overgenomen van de organisatie')
  })

  test('what was changed since it was shown is left alone and named', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const colleague = await signedIn(portal.origin, await addColleague(member))
    const theirs = await openStep(colleague, '/location/determine-study-goals/details?location=3')
    await theirs.send({ quality: ['individual-care'] })
    const { headers } = await apply()
    expect(await goalsAt(portal, member, 3)).toMatchObject({ quality: ['individual-care'], workplace: [] })
    expect(await goalsAt(portal, member, 0)).toEqual(goals)
    const done = unescapeHtml((await leader.ask(headers.location ?? '')).text)
    expect(done).toMatch(/Niet overgenomen bij.*Beukenhof.*hier heeft iemand intussen iets gewijzigd/s)
  })

  test('an answer that is not the one that was shown is taken over by nobody', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const colleague = await signedIn(portal.origin, await addColleague(member))
    await (await openStep(colleague, goalsPage)).send({ workplace: ['job-satisfaction'] }, 'save')
    const { status, text } = await apply()
    expect(status).toBe(409)
    expect(unescapeHtml(text)).toContain('Het antwoord is intussen gewijzigd.')
    expect(await goalsAt(portal, member, 0)).toBeUndefined()
  })

  test('the same form sent twice acts once', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const answers = await Promise.all([apply(), apply()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
    expect((await storedForm(portal, member, 'study-goals', 0))?.version).toBe(1)
  })

  test('where nothing is chosen it asks', async () => {
    const { leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    const { status, text } = await apply({ location: [] })
    expect(status).toBe(422)
    expect(text).toContain('Kies minstens één locatie.')
    expect(ticked(fieldsIn(text, 'apply'))).toEqual([])
  })

  test('a location that was chosen though it differs gives its answer up', async () => {
    const { member, leader } = await openOrganisation(portal)
    const { apply } = await openPreview(leader, await previewGoals(leader))
    await apply({ location: [locationId(1)] })
    expect(await goalsAt(portal, member, 1)).toEqual(goals)
    expect(await goalsAt(portal, member, 0)).toBeUndefined()
  })
})

test('a page of a location says that its answers were taken over, or how they differ', async () => {
  const { leader } = await openOrganisation(portal)
  const { apply } = await openPreview(leader, await previewGoals(leader))
  await apply()
  const at = async (index: number) =>
    unescapeHtml((await leader.ask(`/location/determine-study-goals/details?location=${index}`)).text)
  expect(await at(0)).toContain('Overgenomen van')
  expect(await at(1)).toMatch(/Wijkt af: bij .* staat Minder incidenten, zoals vallen\./)
  expect(await at(0)).not.toContain('Wijkt af')
})
