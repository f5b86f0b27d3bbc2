import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { answersToChoose, complaints } from '#tests/support/choices.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const wards = '/location/basic-info/wards?location=0'
const form = 'basic-information'

describe('two people on one list', () => {
  const lily = { id: 'aaaaaaa1', name: 'Lelie', type: '', numberOfBeds: 3, remarks: '' }
  const rose = { ...lily, id: 'aaaaaaa2', name: 'Roos' }
  const theLily = 'choice:wards[aaaaaaa1]'
  async function newWards() {
    const member = await addOrganisation(['Huis'])
    const anna = await signedIn(portal.origin, member)
    const youssef = await signedIn(portal.origin, await addColleague(member, 'Youssef'))
    await addForm(member, 0, form, { wards: [lily, rose], numberOfWards: 2 })
    const names = async () => {
      const rows = (await storedForm(portal, member, form))?.fields.wards
      return Array.isArray(rows) ? rows.map(({ name }: { name: string }) => name) : rows
    }
    return { member, anna, youssef, names, hers: await openStep(anna, wards), his: await openStep(youssef, wards) }
  }

  test('one removes a ward, the other changes another one', async () => {
    const { names, hers, his } = await newWards()
    expect((await hers.send({}, 'removed:wards:aaaaaaa1')).status).toBe(303)
    expect((await his.send({ 'wards[1].name': 'Rozenhof' })).status).toBe(303)
    expect(await names()).toEqual(['Rozenhof'])
  })

  test('one removes a ward that the other is changing: the other chooses whether it comes back', async () => {
    for (const [choice, expected] of [
      ['mine', ['Rozenhof', 'Leliehof']],
      ['theirs', ['Rozenhof']],
    ] as const) {
      const { names, youssef, hers, his } = await newWards()
      await hers.send({}, 'removed:wards:aaaaaaa1')
      const typed = { 'wards[0].name': 'Leliehof', 'wards[0].remarks': 'Blauw', 'wards[1].name': 'Rozenhof' }
      const answer = await his.send(typed)
      expect(answer.status).toBe(409)
      expect(complaints(answer)).toEqual(['Afdeling 1: Marieke Jansen heeft dit intussen ook gewijzigd.'])
      expect(answersToChoose(answer)[0]).toContain('Leliehof')
      expect(answersToChoose(answer)[1]).toBe('verwijderd')
      expect(await names()).toEqual(['Rozenhof'])
      expect((await stepIn(youssef, wards, answer).send({ [theLily]: choice })).status).toBe(303)
      expect(await names()).toEqual(expected)
    }
  })

  test('one changes a ward that the other is removing: it stays until the other has chosen', async () => {
    for (const [choice, expected] of [
      ['removed', ['Roos']],
      ['theirs', ['Leliehof', 'Roos']],
    ] as const) {
      const { names, anna, hers, his } = await newWards()
      await his.send({ 'wards[0].name': 'Leliehof' })
      const answer = await hers.send({}, 'removed:wards:aaaaaaa1')
      expect([answer.status, answersToChoose(answer)[0]]).toEqual([409, 'verwijderd'])
      expect(answersToChoose(answer)[1]).toContain('Leliehof')
      expect(await names()).toEqual(['Leliehof', 'Roos'])
      expect((await stepIn(anna, wards, answer).send({ [theLily]: choice })).status).toBe(303)
      expect(await names()).toEqual(expected)
    }
  })

  test('both add one', async () => {
    const { names, member, anna, youssef } = await newWards()
    const [hers, his] = [await openStep(anna, wards), await openStep(youssef, wards)]
    await hers.send({ 'wards[2].id': 'bbbbbbb1', 'wards[2].name': 'Iris' })
    await his.send({ 'wards[2].id': 'bbbbbbb2', 'wards[2].name': 'Narcis' })
    expect(await names()).toEqual(['Lelie', 'Roos', 'Iris', 'Narcis'])
    expect((await storedForm(portal, member, form))?.version).toBe(3)
  })
})

describe('two pages that were made before anything was saved', () => {
  async function newPages() {
    const member = await addOrganisation(['Huis'])
    const anna = await signedIn(portal.origin, member)
    const [first, second] = [await openStep(anna, wards), await openStep(anna, wards)]
    const rows = async () => {
      const stored = (await storedForm(portal, member, form))?.fields.wards
      return Array.isArray(stored) ? stored.map(({ name }: { name: string }) => name) : stored
    }
    return { first, second, rows }
  }

  test('fill in one first row, as after a reload while a page is being saved', async () => {
    const { first, second, rows } = await newPages()
    await first.send({ 'wards[0].name': 'Lelie' })
    expect((await second.send({ 'wards[0].name': 'Lelie', 'wards[0].remarks': 'Blauw' })).status).toBe(303)
    expect(await rows()).toEqual(['Lelie'])
  })

  test('ask which of two names it has', async () => {
    const { first, second, rows } = await newPages()
    await first.send({ 'wards[0].name': 'Lelie' })
    expect((await second.send({ 'wards[0].name': 'Roos' })).status).toBe(409)
    expect(await rows()).toEqual(['Lelie'])
  })
})
