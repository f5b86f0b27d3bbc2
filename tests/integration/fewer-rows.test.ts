import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { openCaller } from '#tests/support/api-caller.ts'
import { addColleague, addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { fileOf } from '#tests/support/documents-place.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { savedForm } from '#tests/support/saved-form.ts'
import { openStep, stepIn } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const wards = '/location/basic-info/wards?location=0'
const question = `${wards}&fewer=wards%3A2`
const form = 'basic-information'
const ward = (id: string, name: string, numberOfBeds: number) => ({ id, name, type: 'Somatiek', numberOfBeds })
const [oak, beech, nameless] = [
  ward('aaaaaaa1', 'De Eik', 20),
  ward('aaaaaaa2', 'De Beuk', 12),
  ward('aaaaaaa3', '', 8),
]

async function withWards() {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, form, { wards: [oak, beech, nameless], numberOfWards: 3 })
  return { member, leader: await signedIn(portal.origin, member) }
}

async function wardsOf(member: Member) {
  const { wards: rows, numberOfWards, numberOfBedsenseWards } = (await storedForm(portal, member, form))?.fields ?? {}
  return { names: namesIn(rows), numberOfWards, numberOfBedsenseWards }
}
const namesIn = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ name }: { name: string }) => name) : rows)

/** Each choice on the page, with what it says. */
const choicesOn = (text: string) =>
  [...text.matchAll(/<b class="font-bold">([^<]*)<\/b>(?:<span[^>]*>([^<]*)<\/span>)?/g)].map(([, name, says]) => [
    name,
    says,
  ])

test('a count below the filled rows asks, keeps the count and saves the rest', async () => {
  const { member, leader } = await withWards()
  for (const goTo of ['next', 'save', 'rows', 'back', '/organisation']) {
    const page = await openStep(leader, wards)
    const typed = { numberOfWards: '2', numberOfBedsenseWards: String(goTo.length) }
    const sent = await page.send(typed, goTo)
    expect([goTo, sent.status, sent.headers.location]).toEqual([goTo, 303, question])
    expect(await wardsOf(member)).toEqual({
      ...{ names: ['De Eik', 'De Beuk', ''], numberOfWards: 3, numberOfBedsenseWards: goTo.length },
    })
  }
  const { text } = await leader.ask(question)
  expect(text).toContain('<h1>Welke afdeling gaat weg?</h1>')
  expect(text).toContain('U zette het aantal van 3 op 2. Er zijn er 3 ingevuld. Er is nog niets verwijderd.')
  expect(choicesOn(text)).toEqual([
    ['De Eik', 'Somatiek, 20 bedden. Daarna blijven er 20 bedden over'],
    ['De Beuk', 'Somatiek, 12 bedden. Daarna blijven er 28 bedden over'],
    ['Afdeling 3', 'Somatiek, 8 bedden. Daarna blijven er 32 bedden over'],
  ])
  expect(text).not.toMatch(/name="gone"[^>]*value="aaaaaaa\d"[^>]*checked/)
  expect(text).toMatch(/<a href="\/location\/basic-info\/wards\?location=0#wards"[^>]*>Nee, laat 3 afdelingen staan</)
})

test('what the browser saves by itself, and logging out, ask nothing and lower nothing', async () => {
  const { member, leader } = await withWards()
  for (const goTo of ['keep', '/authentication/logout']) {
    const sent = await (await openStep(leader, wards)).send({ numberOfWards: '1' }, goTo)
    expect([sent.status, sent.headers.location?.includes('fewer')]).toEqual([303, false])
    expect(await wardsOf(member)).toMatchObject({ numberOfWards: 3 })
  }
})

test('the chosen row goes, and the answer sent twice removes one', async () => {
  const { member, leader } = await withWards()
  await (await openStep(leader, wards)).send({ numberOfWards: '2' })
  const asked = await openStep(leader, question)
  const nothing = await asked.send({}, 'fewer:wards:2')
  expect(nothing.status).toBe(422)
  expect(nothing.text).toContain('Kies wat weg gaat: 1 uit deze lijst.')
  expect(await wardsOf(member)).toMatchObject({ numberOfWards: 3 })

  const again = stepIn(leader, question, nothing)
  const answers = [
    await again.send({ gone: beech.id }, 'fewer:wards:2'),
    await again.send({ gone: beech.id }, 'fewer:wards:2'),
  ]
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
    [303, `${wards}#wards`],
    [303, `${wards}#wards`],
  ])
  expect(await wardsOf(member)).toMatchObject({ names: ['De Eik', ''], numberOfWards: 2 })
})

test('a row that somebody else changed meanwhile is not removed before the reader has chosen', async () => {
  const { member, leader } = await withWards()
  await (await openStep(leader, wards)).send({ numberOfWards: '2' })
  const asked = await openStep(leader, question)
  const other = await signedIn(portal.origin, await addColleague(member))
  await (await openStep(other, wards)).send({ 'wards[1].name': 'Beukenhof' })
  const answer = await asked.send({ gone: beech.id }, 'fewer:wards:2')
  expect([answer.status, answer.text.includes('Youssef Amrani heeft dit intussen ook gewijzigd')]).toEqual([409, true])
  expect(await wardsOf(member)).toMatchObject({ names: ['De Eik', 'Beukenhof', ''] })
})

test('the API refuses a lower count and names the rows, unless they are left out with it', async () => {
  const { member } = await withWards()
  const caller = await openCaller(portal, member, 'session cookie')
  const post = (fields: unknown) => caller.post('/api/form', { form: { form_type: form, location_index: 0, fields } })
  const refused = await post({ numberOfWards: 2, residents: 40 })
  expect(JSON.parse(refused.text)).toMatchObject({
    error: 'invalid',
    issues: [
      {
        path: 'form.fields.numberOfWards',
        message:
          '3 rows of wards are filled in: aaaaaaa1 (De Eik), aaaaaaa2 (De Beuk), aaaaaaa3. Send wards without those that go.',
      },
    ],
  })
  expect([refused.status, (await storedForm(portal, member, form))?.version]).toEqual([422, 1])
  expect(savedForm(await post({ numberOfWards: 4 })).fields).toMatchObject({ numberOfWards: 4 })
  expect(savedForm(await post({ numberOfWards: 2, wards: [oak, nameless] })).fields).toMatchObject({ numberOfWards: 2 })
})

const locations = '/organisation/basic-info/locations'

/** Lowers the number of locations; gives what is then shown. */
async function lower(leader: Visitor, count: number) {
  const sent = await (await openStep(leader, locations)).send({ numberOfLocations: String(count) }, 'rows')
  return { address: String(sent.headers.location), page: await openStep(leader, String(sent.headers.location)) }
}

test('a location without a name goes without a question; one for which something is filled in cannot be chosen', async () => {
  const member = await addOrganisation(['Huis', '', 'Tuin', 'Hof'])
  const leader = await signedIn(portal.origin, member)
  await addForm(member, 0, form, { residents: 4 })
  await addDocuments(member, { documentType: 'floor-plan', locationIndex: 2 }, [fileOf('plan.pdf')])
  const listed = async () => namesIn((await storedForm(portal, member, 'org-information', null))?.fields.locations)

  expect((await lower(leader, 3)).address).toBe(`${locations}`)
  expect(await listed()).toEqual(['Huis', 'Tuin', 'Hof'])

  const { page, address } = await lower(leader, 2)
  expect(address).toBe(`${locations}?fewer=locations%3A2`)
  const free = [...page.answer.text.matchAll(/name="gone"[^>]* value="(\w+)"/g)].map(([, id]) => id)
  expect(free).toEqual([locationId(3)])
  expect(choicesOn(page.answer.text)).toEqual([
    ['Huis', 'Hier is al iets voor ingevuld. Alleen wij kunnen dit archiveren.'],
    ['Tuin', 'Hier is al iets voor ingevuld. Alleen wij kunnen dit archiveren.'],
    ['Hof', undefined],
  ])
  const forced = await page.send({ gone: locationId(0) }, 'fewer:locations:2')
  expect([forced.status, await listed()]).toEqual([409, ['Huis', 'Tuin', 'Hof']])
  expect((await page.send({ gone: locationId(3) }, 'fewer:locations:2')).status).toBe(303)
  expect(await listed()).toEqual(['Huis', 'Tuin'])

  const tooLow = await lower(leader, 1)
  expect(tooLow.page.answer.text).toContain('Zo laag kan het aantal nu niet')
  expect(tooLow.page.answer.text).not.toMatch(/name="gone"|value="fewer:/)
})
