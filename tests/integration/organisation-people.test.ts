import { afterAll, beforeAll, expect, test } from 'vitest'
import { save } from '#app/roadmap/flow/save.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { fieldsIn, openStep } from '#tests/support/step-form.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 31' }
const contacts = '/location/basic-info/contacts?location=0'
const wifi = '/location/setup-it-settings/details?location=1'

async function newMember() {
  const member = await addOrganisation(['Huis', 'Hof'])
  await addForm(member, 0, 'basic-information', { contact: { ...bas, role: 'ICT' } })
  await addForm(member, 1, 'wifi-settings', { wifi: { contact: bas } })
  await addForm(member, 1, 'quotation', { signer: { first_name: 'Bas', last_name: 'Hendriks', role: '' } })
  return { member, visitor: await signedIn(portal.origin, member) }
}

/** The page on which somebody's number is replaced. */
async function pageOf(visitor: Visitor, name: string): Promise<string> {
  const { text } = await visitor.ask('/organisation/people')
  const [, href = ''] =
    new RegExp(`<a href="(/organisation/people/[^"]+)"[^>]*>Wijzigen<span[^>]*>[^<]*${name}`).exec(text) ?? []
  expect(href).not.toBe('')
  return href
}

const fields = (html: string) => {
  const [, form = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return fieldsIn(form.replace('<form ', '<form id="it" '), 'it')
}
const phones = async (visitor: Visitor) => [
  (await openStep(visitor, contacts)).fields['contact.phone'],
  (await openStep(visitor, wifi)).fields['wifi.contact.phone'],
]

test('everybody stands there once, with where they are named and whether they have an account', async () => {
  const { member, visitor } = await newMember()
  await addColleague(member, 'Youssef Amrani')
  const { text } = await visitor.ask('/organisation/people')
  const rows = [...text.matchAll(/<tr role="row">([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    row.replace(/<[^>]+>/g, ' '),
  )
  const of = (name: string) => rows.filter((row) => row.includes(name))
  expect(of('Bas Hendriks')).toHaveLength(1)
  expect(of('Bas Hendriks')[0]).toMatch(/ICT[\s\S]*3 taken[\s\S]*geen account/)
  expect(of('Youssef Amrani')[0]).toMatch(/nergens ingevuld[\s\S]*eigen account/)
  expect((await visitor.ask('/organisation/people?show=account')).text).not.toContain('Bas Hendriks')
})

test('a number is replaced where it is ticked, in one go, and the history says so', async () => {
  const { visitor } = await newMember()
  const page = await pageOf(visitor, 'Bas Hendriks')
  const { text } = await visitor.ask(page)
  const form = fields(text)
  expect(form.place).toHaveLength(2)
  const done = await visitor.post(page, { ...form, phone: '06 12 34 55 01' })
  expect([done.status, done.headers.location]).toEqual([303, '/organisation/people'])
  expect((await visitor.ask('/organisation/people')).text).toContain('Op 2 plekken is het vervangen.')
  expect(await phones(visitor)).toEqual(['06 12 34 55 01', '06 12 34 55 01'])
  expect((await openStep(visitor, contacts)).fields['contact.email']).toBe(bas.email)
  expect((await visitor.ask('/location/basic-info/history?location=0')).text).toContain('06 12 34 55 01')

  const [first] = [fields((await visitor.ask(await pageOf(visitor, 'Bas Hendriks'))).text).place].flat()
  await visitor.post(await pageOf(visitor, 'Bas Hendriks'), { ...form, place: first ?? '', phone: '030 1' })
  expect((await phones(visitor)).filter((phone) => phone === '030 1')).toHaveLength(1)
})

test('what a colleague changed meanwhile stays, and is told', async () => {
  const { member, visitor } = await newMember()
  const page = await pageOf(visitor, 'Bas Hendriks')
  const form = fields((await visitor.ask(page)).text)
  const item = findItem('basic-information')
  if (!item) throw new Error('There is no such task.')
  await save(await addColleague(member), {
    ...{ item, locationIndex: 0, locationId: null, version: null },
    origin: { way: 'page', path: contacts },
    change: (values) => ({ ...values, contact: { ...bas, role: 'ICT', phone: '030 999' } }),
  })
  const done = await visitor.post(page, { ...form, phone: '06 1' })
  expect(done.status).toBe(303)
  expect((await visitor.ask('/organisation/people')).text).toContain('Op 1 plek is het blijven staan')
  expect(await phones(visitor)).toEqual(['030 999', '06 1'])
})

test.each([
  ['nothing new', { phone: '', email: '' }, 'Vul een nieuw telefoonnummer of e-mailadres in.'],
  ['no address', { phone: '', email: 'bas@' }, 'Dit is geen e-mailadres.'],
  ['no place', { phone: '06 1', place: [] }, 'Kies minstens één plek.'],
])('with %s nothing is replaced, and what was typed stays', async (_, typed, message) => {
  const { visitor } = await newMember()
  const page = await pageOf(visitor, 'Bas Hendriks')
  const answer = await visitor.post(page, { ...fields((await visitor.ask(page)).text), ...typed })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain(message)
  expect(fields(answer.text)).toMatchObject(
    typed.phone === '' ? { email: 'email' in typed ? typed.email : '' } : { phone: typed.phone },
  )
  expect(await phones(visitor)).toEqual([bas.phone, bas.phone])
})

test('places of others, made-up ones and people who are not there change nothing', async () => {
  const [{ visitor }, other] = [await newMember(), await newMember()]
  const page = await pageOf(visitor, 'Bas Hendriks')
  const form = fields((await visitor.ask(page)).text)
  const made = ['["basic-information",0,"ffffffff",1,"contact"]', '["nothing",0,"",1,"x"]', '[]', 'x']
  expect((await visitor.post(page, { ...form, phone: '06 1', place: made })).status).toBe(303)
  expect(await phones(visitor)).toEqual([bas.phone, bas.phone])
  expect(await phones(other.visitor)).toEqual([bas.phone, bas.phone])
  expect((await visitor.ask('/organisation/people/0123456789abcdef')).status).toBe(404)
})
