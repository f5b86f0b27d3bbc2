import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { answersToChoose, complaints } from '#tests/support/choices.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn, unescapeHtml } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const contacts = '/location/basic-info/contacts?location=0'
const form = 'basic-information'
const firstName = 'choice:contact.first_name'

/** Two people of one organisation, Marieke and Youssef. */
async function newPair() {
  const member = await addOrganisation(['Huis'])
  const anna = await signedIn(portal.origin, member)
  return { member, anna, youssef: await signedIn(portal.origin, await addColleague(member, 'Youssef')) }
}

describe('two people on one page', () => {
  test('who change different fields both keep their change', async () => {
    const { member, anna, youssef } = await newPair()
    const [hers, his] = [await openStep(anna, contacts), await openStep(youssef, contacts)]
    expect((await hers.send({ 'contact.first_name': 'Bo' })).status).toBe(303)
    expect((await his.send({ 'contact.last_name': 'Smit' })).status).toBe(303)
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({
      contact: { first_name: 'Bo', last_name: 'Smit' },
    })
  })

  test('who change one field to the same value need not be asked', async () => {
    const { member, anna, youssef } = await newPair()
    const [hers, his] = [await openStep(anna, contacts), await openStep(youssef, contacts)]
    for (const page of [hers, his]) expect((await page.send({ 'contact.first_name': 'Bo' })).status).toBe(303)
    expect((await storedForm(portal, member, form))?.version).toBe(1)
  })

  test('a mistake of one does not undo what the other has saved', async () => {
    const { member, anna, youssef } = await newPair()
    const [hers, his] = [await openStep(anna, contacts), await openStep(youssef, contacts)]
    await his.send({ 'contact.last_name': 'Smit' })
    const answer = await hers.send({ 'contact.email': 'bo@' })
    expect(answer.status).toBe(422)
    await stepIn(anna, contacts, answer).send({ 'contact.email': 'bo@example.org' })
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({
      contact: { last_name: 'Smit', email: 'bo@example.org' },
    })
  })
})

describe('two people who change one field differently', () => {
  async function clash() {
    const pair = await newPair()
    const [hers, his] = [await openStep(pair.anna, contacts), await openStep(pair.youssef, contacts)]
    await his.send({ 'contact.first_name': 'Theo', 'contact.last_name': 'Smit' })
    const answer = await hers.send({ 'contact.first_name': 'Bo', 'manager.role': 'Baas' }, 'next')
    const contact = async () => {
      const stored = await storedForm(portal, pair.member, form)
      return (stored?.fields as { contact?: Record<string, string> } | undefined)?.contact
    }
    return { ...pair, hers, his, answer, asked: stepIn(pair.anna, contacts, answer), contact }
  }

  test('are shown both values, who and when; the rest is saved', async () => {
    const { member, answer, asked, contact } = await clash()
    expect(answer.status).toBe(409)
    expect(complaints(answer)).toEqual(['Voornaam contactpersoon: Youssef heeft dit intussen ook gewijzigd.'])
    expect(answersToChoose(answer)).toEqual(['Bo', 'Theo'])
    expect(unescapeHtml(answer.text)).toMatch(/Het antwoord van Youssef, \d+ \w+, \d+\.\d\d/)
    expect(asked.fields['contact.first_name']).toBe('Bo')
    expect(asked.fields['contact.last_name']).toBe('Smit')
    expect(await contact()).toMatchObject({ first_name: 'Theo', last_name: 'Smit' })
    expect((await storedForm(portal, member, form))?.fields).toMatchObject({ manager: { role: 'Baas' } })
  })

  test('are asked again where nothing was chosen, as often as it takes', async () => {
    const { anna, asked, contact } = await clash()
    let page = asked
    for (const typed of ['Bo', 'Boudewijn']) {
      const again = await page.send({ 'contact.first_name': typed }, 'next')
      expect([again.status, answersToChoose(again)]).toEqual([409, [typed, 'Theo']])
      page = stepIn(anna, contacts, again)
    }
    expect(await contact()).toMatchObject({ first_name: 'Theo' })
  })

  test('keep mine', async () => {
    const { asked, contact } = await clash()
    expect((await asked.send({ [firstName]: 'mine' }, 'next')).status).toBe(303)
    expect(await contact()).toMatchObject({ first_name: 'Bo', last_name: 'Smit' })
  })

  test('keep theirs, also when something else on the page is wrong', async () => {
    const { anna, asked, contact } = await clash()
    const wrong = await asked.send({ [firstName]: 'theirs', 'contact.email': 'bo@' }, 'next')
    expect([wrong.status, answersToChoose(wrong)]).toEqual([422, []])
    const again = stepIn(anna, contacts, wrong)
    expect(again.fields['contact.first_name']).toBe('Theo')
    expect((await again.send({ 'contact.email': '' }, 'next')).status).toBe(303)
    expect(await contact()).toMatchObject({ first_name: 'Theo' })
  })

  test('are asked once more where it was changed once more', async () => {
    const { youssef, asked, contact } = await clash()
    await (await openStep(youssef, contacts)).send({ 'contact.first_name': 'Thea' })
    const again = await asked.send({ [firstName]: 'mine' }, 'next')
    expect([again.status, answersToChoose(again)]).toEqual([409, ['Bo', 'Thea']])
    expect(await contact()).toMatchObject({ first_name: 'Thea' })
  })

  test('cannot make up a question', async () => {
    const { asked, contact } = await clash()
    const invented = { 'conflict:contact.last_name': 'x', 'choice:contact.last_name': 'theirs', [firstName]: 'mine' }
    expect((await asked.send({ ...invented, 'contact.last_name': 'Smits' }, 'next')).status).toBe(303)
    expect(await contact()).toMatchObject({ first_name: 'Bo', last_name: 'Smits' })
  })
})

test('somebody with two windows is told that the other one is their own', async () => {
  const { anna } = await newPair()
  const [first, second] = [await openStep(anna, contacts), await openStep(anna, contacts)]
  await first.send({ 'contact.first_name': 'Theo' })
  const answer = await second.send({ 'contact.first_name': 'Bo' })
  expect(answer.status).toBe(409)
  expect(complaints(answer)).toEqual(['Voornaam contactpersoon: u heeft dit in een ander venster ook gewijzigd.'])
})

test('a password changed by both is not shown; it is typed again or left to the other', async () => {
  const { anna, youssef } = await newPair()
  const wifi = '/location/setup-it-settings/details?location=0'
  const [hers, his] = [await openStep(anna, wifi), await openStep(youssef, wifi)]
  await his.send({ 'wifi.settings.password': 'theo-geheim' })
  const answer = await hers.send({ 'wifi.settings.password': 'bo-geheim' })
  expect(answer.status).toBe(409)
  expect(answer.text).not.toMatch(/theo-geheim|bo-geheim/)
  expect(complaints(answer).join()).toContain('Youssef heeft dit intussen ook gewijzigd')
  expect((await stepIn(anna, wifi, answer).send({}, 'next')).status).toBe(303)
})

test.each([
  ['/location/basic-info/alarm?location=0', 'alarm.phones', 'dect', 'smartphone'],
  ['/location/basic-info/alarm?location=0', 'alarm.alarms', 'bed-rails', 'bed-mat'],
  ['/location/basic-info/alarm?location=0', 'alarm.explanation', 'Met de deur open', 'Met de deur dicht'],
  ['/location/make-news-letter/details?location=0', 'start', '2027-03-01', '2027-03-02'],
])('on %s the box of %s asks which answer stays, above what is filled in', async (page, name, mine, other) => {
  const { anna, youssef } = await newPair()
  const [hers, his] = [await openStep(anna, page), await openStep(youssef, page)]
  await his.send({ [name]: other })
  const answer = await hers.send({ [name]: mine })
  expect([answer.status, answersToChoose(answer).length]).toEqual([409, 2])
  const id = name.replace('.', '-')
  const [, box = ''] = new RegExp(` (?:for|id)="${id}(?:-group)?"([\\s\\S]*)`).exec(answer.text) ?? []
  const order = [`choice:${name}"[^>]* value="mine`, `choice:${name}"[^>]* value="theirs`, `name="${name}`]
  const places = order.map((attributes) => box.search(new RegExp(`<(?:input|textarea) [^>]*${attributes}"`)))
  expect(places).toEqual(places.filter((place) => place >= 0).sort((one, next) => one - next))
})
