import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addDays, dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const key = 'day-planning-logistics'
const address = '/location/connected?location=0'
const card = '/location/route-card?location=0'
const details = '/location/plan-installation-day/details?location=0'
const today = dayOf(Date.now())
const passed = addDays(today, -8)
const question = 'Is de aansluiting geweest?'

async function newLeader(formType = key, date = passed) {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, formType, { date })
  await addForm(member, 0, 'basic-information', { location: { city: 'Maarssen' } })
  return { member, visitor: await signedIn(portal.origin, member) }
}

const answerWith = (visitor: Visitor, answer: string, day = passed) =>
  visitor.post(address, { answer, day: inputDay(day), locationId: locationId(0), returnTo: '/' })

const fieldsOf = async (member: Member) => (await storedForm(portal, member, key))?.fields
const asksOn = async (visitor: Visitor, ...pages: string[]) =>
  Promise.all(pages.map(async (page) => (await visitor.ask(page)).text.includes(question)))

describe('a connection day that is over', () => {
  test('is asked about on the start page, the route card and a page of its own, until somebody answers', async () => {
    const { member, visitor } = await newLeader()
    expect(await asksOn(visitor, '/', card, address)).toEqual([true, true, true])
    expect((await visitor.ask('/')).text).toContain('Is het geweest?')
    expect((await visitor.ask(card)).text).toMatch(/te laat/)

    const answered = await answerWith(visitor, 'all')
    expect([answered.status, answered.headers.location]).toEqual([303, '/'])
    expect(await fieldsOf(member)).toEqual({ date: passed, connectedOn: passed, bedsLeft: false })
    const home = (await visitor.ask('/')).text
    expect(home).toContain('Huis is aangesloten. De herinneringen stoppen.')
    expect(home).not.toContain('te laat')
    expect(await asksOn(visitor, '/', card)).toEqual([false, false])
    expect((await visitor.ask(address)).text).toContain('De bedsensoren zijn aangesloten op')

    expect((await answerWith(visitor, 'undo')).headers.location).toBe(address)
    expect(await fieldsOf(member)).toEqual({ date: passed, connectedOn: null, bedsLeft: false })
    expect(await asksOn(visitor, '/', card, address)).toEqual([true, true, true])
  })

  test('becomes the connection day where it was only aimed at', async () => {
    const { member, visitor } = await newLeader('target-date')
    expect((await answerWith(visitor, 'no')).headers.location).toBe(
      '/location/select-initial-target-date/details?location=0',
    )
    await answerWith(visitor, 'partly')
    expect(await fieldsOf(member)).toEqual({ date: passed, connectedOn: passed, bedsLeft: true })
    expect((await visitor.ask(address)).text).toContain('Nu zijn alle bedden aangesloten')
  })

  test('keeps no answer to a question that is out of date, and says so', async () => {
    const { member, visitor } = await newLeader()
    const before = await fieldsOf(member)
    await answerWith(visitor, 'all', addDays(passed, -1))
    expect((await visitor.ask('/')).text).toContain('De aansluitdag is intussen veranderd. Er is niets bewaard.')
    expect(await fieldsOf(member)).toEqual(before)
    expect((await answerWith(visitor, 'all', today)).status).toBe(404)
    expect((await answerWith(visitor, 'maybe')).status).toBe(400)
    expect(await fieldsOf(member)).toEqual(before)
  })

  test('is no question while it is still to come', async () => {
    const { visitor } = await newLeader(key, today)
    expect((await visitor.ask(address)).headers.location).toBe(card)
    expect(await asksOn(visitor, '/', card)).toEqual([false, false])
  })
})

describe('moving a connection day into the past', () => {
  test('asks whether it took place before anything is saved', async () => {
    const { member, visitor } = await newLeader(key, addDays(today, 30))
    const page = await openStep(visitor, details)
    const typed = { date: inputDay(passed), reason: 'Het was al eerder' }
    const refused = await page.send(typed, 'next')
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Deze dag is voorbij. Zeg of de aansluiting is geweest')
    expect(refused.text).toContain(`value="partly:${inputDay(passed)}"`)
    expect((await fieldsOf(member))?.date).toBe(addDays(today, 30))

    const again = stepIn(visitor, details, refused)
    expect(again.fields).toMatchObject(typed)
    const saved = await visitor.post(details, { ...again.fields, passed: `all:${inputDay(passed)}` })
    expect([saved.status, saved.headers.location]).toEqual([303, card])
    expect(await fieldsOf(member)).toEqual({ date: passed, connectedOn: passed, bedsLeft: false })
    expect((await visitor.ask(card)).text).toContain('Huis is aangesloten.')
  })

  test('asks it for a day that is aimed at, too, while no other day is set', async () => {
    const { member, visitor } = await newLeader('target-date', addDays(today, 30))
    const target = '/location/select-initial-target-date/details?location=0'
    const page = await openStep(visitor, target)
    expect((await page.send({ date: inputDay(passed) })).status).toBe(422)
    const passedButton = `all:${inputDay(passed)}`
    await visitor.post(target, { ...page.fields, date: inputDay(addDays(today, 50)), passed: passedButton })
    expect(await fieldsOf(member)).toBeUndefined()
    await addForm(member, 0, key, { date: addDays(today, 40) })
    const again = await openStep(visitor, target)
    expect((await again.send({ date: inputDay(passed) })).status).toBe(303)
  })
})
