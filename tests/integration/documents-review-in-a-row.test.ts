import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { keepReason, listReasons, mostReasons, removeReason } from '#app/persistence/documents/review-reasons.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { keepDocument, sendBack } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let admin: Actor
let desk: Visitor
let member: Member
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  desk = await signedIn(portal.origin, admin)
})
beforeEach(async () => {
  member = await addOrganisation(['Huis'])
})
afterAll(() => portal.close())

const item = 'floor-plan'
const only = () => `?organisation=${member.organisationId}`
const review = ({ id }: StoredDocument) => `/admin/review/${member.organisationId}/${id}`
const accept = { verdict: 'accept', seenAt: '', then: 'next' }
const reasonOf = async ({ id }: StoredDocument) => {
  const [row] = await portal.sql<
    { return_reason: string | null }[]
  >`select return_reason from documents where id = ${id}`
  return row?.return_reason
}

/** Three documents, of which the second waits for another task. */
async function threeInARow() {
  const first = await keepDocument(member, { name: 'een.pdf' })
  const other = await keepDocument(member, { name: 'twee.pdf', documentType: 'night-shift-roster' })
  const last = await keepDocument(member, { name: 'drie.pdf' })
  for (const [at, { id }] of [first, other, last].entries())
    await portal.sql`update documents set created_at = now() - make_interval(days => ${9 - at}) where id = ${id}`
  return { first, other, last }
}

describe('one after the other', () => {
  test('a verdict leads to the next of the same queue, past its end to its start, and then to the queue', async () => {
    const { first, other, last } = await threeInARow()
    const at = async (document: StoredDocument) => (await desk.ask(review(document) + only())).text
    expect(await at(other)).toContain('2 van 3')
    expect(await at(other)).toContain(`href="${review(first)}${only()}"`)
    expect(await at(other)).toContain('Volgende: Plattegrond, Huis')
    expect(await at(first)).not.toContain('data-review-key="P"')
    const judged = async (document: StoredDocument) =>
      (await desk.post(review(document) + only(), accept)).headers.location ?? ''
    const afterOther = await judged(other)
    expect(afterOther.split('?')[0]).toBe(review(last))
    const { text } = await desk.ask(afterOther)
    expect(text).toContain('twee.pdf is goedgekeurd.')
    expect(text).toContain(`href="${review(other)}${only()}"`)
    expect((await judged(last)).split('?')[0]).toBe(review(first))
    const end = await judged(first)
    expect(end.split('?')[0]).toBe('/admin/review')
    const queue = (await desk.ask(end)).text
    for (const words of ['een.pdf is goedgekeurd.', 'Alles is gecontroleerd.']) expect(queue).toContain(words)
  })

  test('stays within what the queue is narrowed down to', async () => {
    const { first, last } = await threeInARow()
    const narrowed = `?item=${item}&organisation=${member.organisationId}`
    expect((await desk.ask(review(last) + narrowed)).text).toContain('2 van 2')
    const { headers } = await desk.post(review(first) + narrowed, accept)
    expect(headers.location).toContain(`${review(last)}${narrowed}&judged=`)
    expect((await desk.post(review(last) + narrowed, accept)).headers.location).toMatch(/^\/admin\/review\?/)
  })

  test('nothing is said of a document that was not judged, or is not there', async () => {
    const [here, waiting] = [await keepDocument(member), await keepDocument(member, { name: 'wacht.pdf' })]
    for (const judged of [`${member.organisationId}.${waiting.id}`, `x.${waiting.id}`, '.', 'a.b.c']) {
      const { status, text } = await desk.ask(`${review(here)}?judged=${judged}`)
      expect([status, /is (goedgekeurd|teruggestuurd)/.test(text)]).toEqual([200, false])
    }
  })

  test('who sent it can be called, and the version before it stands beside it with its reason', async () => {
    const old = await keepDocument(member, { name: 'scheef.pdf' })
    await sendBack(admin, member, old, 'De kamernummers zijn niet te lezen.')
    const now = await keepDocument(member, { name: 'recht.pdf', replaces: [old.id] })
    const contact = { first_name: 'An', last_name: 'Kok', role: '', email: '', phone: '071 555 11 32' }
    await portal.sql`
      insert into forms (organisation_id, location_index, form_type, fields, version, updated_by_name)
      values (${member.organisationId}, 0, 'basic-information', ${portal.sql.json({ contact })}, 1, 'An Kok')`
    const { text } = await desk.ask(review(now))
    for (const words of ['tel:0715551132', `${review(old)}/preview`, 'De kamernummers zijn niet te lezen.', 'versie 2'])
      expect(text).toContain(words)
  })
})

describe('reasons', () => {
  beforeEach(() => portal.sql`delete from review_reasons`)

  const kept = async () => (await listReasons(admin, item)).map(({ words, used }) => [words, used])

  test('are kept with what was ticked, used, counted, and stand with the most used first', async () => {
    const [first, second] = [await keepDocument(member), await keepDocument(member, { name: 'tweede.pdf' })]
    await keepReason(admin, item, 'Verkeerde locatie')
    const address = review(first) + only()
    const typed = { seenAt: '', reason: ' Kamernummers \n niet te lezen ', keep: '1' }
    const page = await desk.post(address, typed)
    expect([page.status, await kept()]).toEqual([
      200,
      [
        ['Verkeerde locatie', 0],
        ['Kamernummers niet te lezen', 0],
      ],
    ])
    expect(page.text).toMatch(/<textarea[^>]*><\/textarea>/)
    expect(page.text.match(/type="checkbox" name="reasons"[^>]*checked=""/g)).toHaveLength(1)
    await desk.post(address, { ...typed, reason: 'kamernummers niet te LEZEN' })
    expect(await kept()).toHaveLength(2)
    const [, unreadable] = await listReasons(admin, item)
    const returned = { verdict: 'return', seenAt: '', then: 'next', reasons: unreadable?.id ?? '' }
    expect((await desk.post(address, { ...returned, reason: 'Begane grond' })).status).toBe(303)
    expect(await reasonOf(first)).toBe('Kamernummers niet te lezen.\nBegane grond.')
    // The same again is one verdict.
    expect((await desk.post(address, { ...returned, reason: 'Begane grond' })).status).toBe(303)
    expect((await desk.post(review(second), { ...returned, reason: '' })).status).toBe(303)
    expect(await reasonOf(second)).toBe('Kamernummers niet te lezen')
    expect(await kept()).toEqual([
      ['Kamernummers niet te lezen', 2],
      ['Verkeerde locatie', 0],
    ])
  })

  test('count for nothing where the document is accepted, or judged meanwhile', async () => {
    const document = await keepDocument(member)
    const id = await keepReason(admin, item, 'Te donker')
    await desk.post(review(document), { ...accept, reasons: id ?? '' })
    const late = await desk.post(review(document), { verdict: 'return', seenAt: '1', reasons: id ?? '', reason: '' })
    expect([late.status, await kept()]).toEqual([409, [['Te donker', 0]]])
    expect(late.text).toMatch(/type="checkbox" name="reasons"[^>]*checked=""/)
  })

  test('that are gone meanwhile, or of another task, send nothing back', async () => {
    const document = await keepDocument(member)
    const gone = await keepReason(admin, item, 'Te donker')
    await removeReason(admin, item, gone ?? '')
    const other = await keepReason(admin, 'night-shift-roster', 'Te licht')
    for (const reasons of [gone, other, 'x', '__proto__']) {
      const answer = await desk.post(review(document), {
        verdict: 'return',
        seenAt: '',
        reason: 'Ook',
        reasons: reasons ?? '',
      })
      expect([answer.status, answer.text.includes('is intussen verwijderd')]).toEqual([422, true])
    }
    expect(await reasonOf(document)).toBeNull()
  })

  test('are removed with what is typed left alone, and of another task not at all', async () => {
    const document = await keepDocument(member)
    const id = await keepReason(admin, item, 'Te donker')
    const other = await keepReason(admin, 'night-shift-roster', 'Te licht')
    const take = async (remove: string | null) =>
      desk.post(review(document), { seenAt: '', reason: 'Half getypt', remove: remove ?? '' })
    const { status, text } = await take(id)
    expect([status, text.includes('Half getypt</textarea>'), await kept()]).toEqual([200, true, []])
    for (const odd of [other, id, "x'"]) expect((await take(odd)).status).toBe(200)
    expect(await listReasons(admin, 'night-shift-roster')).toHaveLength(1)
  })

  test('have limits', async () => {
    const document = await keepDocument(member)
    const keep = async (reason: string) => (await desk.post(review(document), { seenAt: '', keep: '1', reason })).status
    expect([await keep(' '), await keep('x'.repeat(201))]).toEqual([422, 422])
    const all = Array.from({ length: mostReasons + 3 }, (_, at) => keepReason(admin, item, `Reden ${at}`))
    expect((await Promise.all(all)).filter((id) => id === null)).toHaveLength(3)
    expect([await keep('Nog een'), await keep('x'.repeat(200))]).toEqual([422, 422])
    expect(await kept()).toHaveLength(mostReasons)
    expect((await desk.ask(review(document))).text).not.toContain('name="keep"')
  })

  test('are for provider staff alone', async () => {
    await expect(keepReason(member, item, 'Zo niet')).rejects.toThrow()
    await expect(listReasons(member, item)).rejects.toThrow()
    await expect(removeReason(member, item, 'x')).rejects.toThrow()
    const document = await keepDocument(member)
    const leader = await signedIn(portal.origin, member)
    await leader.post(review(document), { keep: '1', seenAt: '', reason: 'Zo niet' })
    expect(await kept()).toEqual([])
  })
})
