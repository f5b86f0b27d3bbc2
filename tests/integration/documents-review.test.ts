import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { archiveLocation } from '#app/staff/organisations/locations.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { removeDocument, type StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { keepDocument, sendBack } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let admin: Actor
let desk: Visitor
let member: Member
let leader: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  desk = await signedIn(portal.origin, admin)
})
beforeEach(async () => {
  member = await addOrganisation(['Huis'])
  leader = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

const review = ({ id }: StoredDocument) => `/admin/review/${member.organisationId}/${id}`
const stored = async ({ id }: StoredDocument) => {
  const [row] = await portal.sql`select * from documents where id = ${id}`
  return row
}
const notesOf = async ({ id }: StoredDocument) => {
  const notes = await portal.sql<{ action: string }[]>`
    select action, subject from audit_log where organisation_id = ${member.organisationId}
      and subject ->> 'documentId' = ${id} order by id`
  return notes.map(({ action }) => action)
}
/** The moment that a page of the review was made with. */
const seenOn = (html: string) => /name="seenAt" value="(\d*)"/.exec(html)?.[1] ?? 'none'

const card = async () => (await leader.ask('/location/route-card?location=0')).text

describe('provider staff', () => {
  test('find what waits, the longest first, narrowed down by organisation and task', async () => {
    const [late, early] = [
      await keepDocument(member, { name: 'laat.pdf' }),
      await keepDocument(member, { name: 'vroeg.pdf' }),
    ]
    await keepDocument(member, { name: 'rooster.pdf', documentType: 'night-shift-roster' })
    await portal.sql`update documents set created_at = now() - interval '1 day' where id = ${early.id}`
    const queue = async (query: string) => {
      const { status, text } = await desk.ask(`/admin/review?organisation=${member.organisationId}${query}`)
      expect(status).toBe(200)
      return [...text.matchAll(/>(\w+\.pdf)<\/a>/g)].map(([, name]) => name)
    }
    expect(await queue('')).toEqual(['vroeg.pdf', 'laat.pdf', 'rooster.pdf'])
    expect(await queue('&item=night-shift-roster')).toEqual(['rooster.pdf'])
    expect(await queue('&list=reviewed')).toEqual([])
    await sendBack(admin, member, late, 'Scheef')
    expect([await queue(''), await queue('&list=reviewed')]).toEqual([['vroeg.pdf', 'rooster.pdf'], ['laat.pdf']])
    for (const odd of ['&item=x%27', '&item=__proto__', '&page=-1', '&list=x', '&organisation=x']) await queue(odd)
    const behind = await desk.ask(`/admin/review?organisation=${member.organisationId}&page=9e9`)
    expect(behind.headers.location).toBe(`/admin/review?organisation=${member.organisationId}`)
  })

  test('are not asked about what belongs to an archived location', async () => {
    const two = await addOrganisation(['Huis', 'Hof'])
    const narrowed = `/admin/review?organisation=${two.organisationId}`
    const first = await keepDocument(two, { name: 'van-huis.pdf' })
    const second = await keepDocument(two, { name: 'van-hof.pdf' })
    await portal.sql`update documents set location_index = 1 where id = ${second.id}`
    const one = ({ id }: StoredDocument) => narrowed.replace('?', `/${two.organisationId}/${id}?`)
    const counted = async () => / \((\d+)\)</.exec((await desk.ask('/admin/organisations/new')).text)?.[1]
    const waiting = Number(await counted())
    expect((await desk.ask(narrowed)).text).toContain('van-huis.pdf')
    await archiveLocation(admin, two.organisationId, locationId(0))
    const { text } = await desk.ask(narrowed)
    expect([text.includes('van-huis.pdf'), text.includes('van-hof.pdf')]).toEqual([false, true])
    expect(Number(await counted())).toBe(waiting - 1)
    expect((await desk.post(one(second), { verdict: 'accept', seenAt: '' })).status).toBe(303)
    expect((await desk.ask(one(second))).text).toContain('Er wacht verder niets op controle.')
    // Who has its address still sees what it was.
    expect((await desk.ask(one(first))).status).toBe(200)
  })

  test('accept, and change their mind, each time written down', async () => {
    const document = await keepDocument(member)
    const judge = async (fields: Record<string, string>) => {
      const { text } = await desk.ask(review(document))
      return (await desk.post(review(document), { seenAt: seenOn(text), ...fields })).status
    }
    expect(await judge({ verdict: 'accept' })).toBe(303)
    expect(await stored(document)).toMatchObject({ accepted: true, return_reason: null, reviewed_by_name: admin.name })
    expect(await card()).toContain('Gecontroleerd')
    expect(await judge({ verdict: 'return', reason: 'Toch niet' })).toBe(303)
    expect(await stored(document)).toMatchObject({ accepted: false, return_reason: 'Toch niet' })
    expect(await judge({ verdict: 'accept' })).toBe(303)
    expect(await stored(document)).toMatchObject({ accepted: true, return_reason: null })
    expect(await notesOf(document)).toEqual(['document-accepted', 'document-returned', 'document-accepted'])
  })

  test.each([
    ['an empty one', { verdict: 'return', reason: ' \n ' }, 'Schrijf op wat er anders moet'],
    ['a long one', { verdict: 'return', reason: 'x'.repeat(2001) }, 'hoogstens 2000 tekens'],
    ['no verdict', { reason: 'Zo niet' }, 'Kies “Goedkeuren” of “Terugsturen”'],
    ['a verdict there is not', { verdict: 'delete', reason: 'Zo niet' }, 'Kies “Goedkeuren” of “Terugsturen”'],
  ])('are asked for a verdict and a reason: %s', async (_, fields, words) => {
    const document = await keepDocument(member)
    const { status, text } = await desk.post(review(document), { seenAt: '', ...fields })
    expect([status, text.includes(words), text.includes(fields.reason.trim())]).toEqual([422, true, true])
    expect(await stored(document)).toMatchObject({ accepted: false, reviewed_at: null })
  })

  test('keep a reason whatever it holds', async () => {
    const document = await keepDocument(member)
    const reason = '<b>\0Kamer\u202e 12\ud800</b>\r\n’s avonds'
    expect((await desk.post(review(document), { verdict: 'return', seenAt: '', reason })).status).toBe(303)
    expect(await stored(document)).toMatchObject({ return_reason: '<b>Kamer 12\ufffd</b>\n’s avonds' })
    expect(await card()).toContain('&lt;b&gt;Kamer 12')
  })

  test('learn what a colleague did first, and overwrite nothing', async () => {
    const document = await keepDocument(member)
    const second = await signedIn(portal.origin, { ...(await newAdmin()), name: 'Tweede' })
    const seenAt = seenOn((await second.ask(review(document))).text)
    expect((await desk.post(review(document), { verdict: 'return', seenAt, reason: 'Te donker' })).status).toBe(303)
    const before = await stored(document)
    const late = await second.post(review(document), { verdict: 'return', seenAt, reason: 'Te licht' })
    expect(late.status).toBe(409)
    expect(late.text).toMatch(new RegExp(`${admin.name} heeft dit bestand intussen teruggestuurd`))
    expect(late.text).toContain('Te licht')
    expect(await stored(document)).toEqual(before)
    const again = { verdict: 'accept', seenAt: seenOn(late.text) }
    expect((await second.post(review(document), again)).status).toBe(303)
    expect((await second.post(review(document), again)).status).toBe(303)
    expect(await notesOf(document)).toEqual(['document-returned', 'document-accepted'])
  })

  test('decide nothing about what was removed or replaced meanwhile', async () => {
    const [removed, replaced] = [await keepDocument(member), await keepDocument(member)]
    await removeDocument(member, removed.id)
    await sendBack(admin, member, replaced, 'Scheef')
    const newer = await keepDocument(member, { name: 'recht.pdf', replaces: [replaced.id] })
    for (const [document, words] of [
      [removed, 'heeft dit bestand verwijderd'],
      [replaced, 'Naar de nieuwe versie: recht.pdf'],
    ] as const) {
      const page = await desk.ask(review(document))
      expect([page.status, page.text.includes(words), page.text.includes('name="verdict"')]).toEqual([200, true, false])
      const before = await stored(document)
      const late = await desk.post(review(document), { verdict: 'accept', seenAt: seenOn(page.text) })
      expect([late.status, await stored(document)]).toEqual([409, before])
    }
    expect((await desk.ask(review(newer))).text).toContain('Scheef')
  })

  test('are offered the next one, and their downloads are written down', async () => {
    const [first, next] = [await keepDocument(member), await keepDocument(member, { name: 'tweede.pdf' })]
    const narrowed = `${review(first)}?organisation=${member.organisationId}`
    const answer = await desk.post(narrowed, { verdict: 'accept', seenAt: '' })
    expect(answer.headers.location).toBe(narrowed)
    const { text } = await desk.ask(narrowed)
    expect(text).toContain(`href="${review(next)}?organisation=${member.organisationId}"`)
    expect((await desk.ask(`${review(first)}/download`)).text).toContain('%PDF')
    await desk.ask(`${review(first)}/download`, { headers: { Range: 'bytes=5-9' } })
    await desk.ask(`${review(first)}/download`, { method: 'HEAD' })
    expect(await notesOf(first)).toEqual(['document-accepted', 'document-downloaded'])
  })
})

test('people of an organisation cannot review, whatever they send', async () => {
  const document = await keepDocument(member)
  const before = await stored(document)
  const form = { verdict: 'accept', seenAt: '', accepted: 'true', userUploaded: 'false', scan: 'clean' }
  for (const path of [
    '/admin/review',
    review(document),
    `${review(document)}/download`,
    `${review(document)}/preview`,
  ]) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const body = method === 'GET' ? undefined : new URLSearchParams(form).toString()
      const { status, text } = await leader.ask(path, { method, headers: ownForm, body })
      expect([path, [303, 403].includes(status), text.includes('%PDF')]).toEqual([path, true, false])
    }
  }
  expect(await stored(document)).toEqual(before)
})
