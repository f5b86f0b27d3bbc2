import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { readDocuments, removeDocument, type StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { multipartRequest, type Part } from '#tests/support/multipart.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { keepDocument, sendBack } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let admin: Actor
let member: Member
let leader: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
})
beforeEach(async () => {
  member = await addOrganisation(['Huis'])
  leader = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

const stored = async ({ id }: StoredDocument) => {
  const [row] = await portal.sql`select * from documents where id = ${id}`
  return row
}

/** Sends an upload form of the page for floor plans. */
async function upload(parts: readonly Part[], path = '/location/upload-floor-plan/upload?location=0') {
  const { headers, body } = multipartRequest([{ name: 'locationId', value: locationId(0) }, ...parts])
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  const type = headers.get('Content-Type') ?? ''
  return leader.ask(path, { method: 'POST', headers: { ...ownForm, 'Content-Type': type }, body: bytes })
}
const pdf = (file: string): Part => ({ file, bytes: sampleFiles.pdf })
const replaces = ({ id }: StoredDocument): Part => ({ name: 'upload:replaces', value: id })
const card = async () => (await leader.ask('/location/route-card?location=0')).text

describe('people of an organisation', () => {
  test('cannot set what provider staff and the scanner set, by form or by API', async () => {
    const names = ['accepted', 'userUploaded', 'user_uploaded', 'returnReason', 'return_reason', 'scan', 'reviewedAt']
    const parts = names.map((name): Part => ({ name, value: 'true' }))
    const query = new URLSearchParams(names.map((name) => [name, 'true'])).toString()
    const statuses = [
      await upload([...parts, pdf('form.pdf'), { name: 'goTo', value: 'save' }]),
      await upload(
        [...parts, pdf('api.pdf')],
        `/api/document/upload?document_type=floor-plan&location_index=0&${query}`,
      ),
    ].map(({ status }) => status)
    expect(statuses).toEqual([303, 200])
    const rows = await readDocuments(member, 0)
    const untouched = { userUploaded: true, accepted: false, returnReason: null, reviewedAt: null, scan: 'off' }
    expect(rows).toMatchObject([untouched, untouched])
  })

  test('see what was sent back and why, and upload a new version that is kept with the old one', async () => {
    const old = await keepDocument(member, { name: 'oud.pdf' })
    await sendBack(admin, member, old, 'De kamernummers zijn niet te lezen')
    expect(await card()).toContain('De kamernummers zijn niet te lezen')
    expect(await card()).toContain('een nieuwe versie van de plattegrond')
    const page = (await leader.ask('/location/upload-floor-plan/upload?location=0')).text
    expect(page).toMatch(
      new RegExp(`name="upload:replaces"[^>]*checked=""[^>]*value="${old.id}"|checked=""[^>]*value="${old.id}"`),
    )
    expect((await upload([replaces(old), pdf('nieuw.pdf'), { name: 'goTo', value: 'save' }])).status).toBe(303)
    const [first, second] = await readDocuments(member, 0)
    expect([first?.replacedAt, second?.replacesId, second?.accepted]).toEqual([second?.createdAt, old.id, false])
    expect(await card()).not.toContain('De kamernummers zijn niet te lezen')
    const after = (await leader.ask('/location/upload-floor-plan/upload?location=0')).text
    expect([after.includes('1 eerdere versie'), after.includes('name="upload:replaces"')]).toEqual([true, false])
    expect((await leader.ask(`/documents/${old.id}/download`)).status).toBe(200)
    // Without the new version the old one stands there again, with its reason.
    expect(await removeDocument(member, second?.id ?? '')).toMatchObject({ name: 'nieuw.pdf' })
    expect(await card()).toContain('De kamernummers zijn niet te lezen')
  })

  test('replace only what was sent back to them, for this task and at this place', async () => {
    const stranger = await addOrganisation(['Tuin'])
    const theirs = await keepDocument(stranger)
    await sendBack(admin, stranger, theirs, 'Scheef')
    const [waiting, roster] = [
      await keepDocument(member),
      await keepDocument(member, { documentType: 'night-shift-roster' }),
    ]
    await sendBack(admin, member, roster, 'Scheef')
    const others = [theirs, waiting, roster]
    for (const document of others) {
      const api = `/api/document/upload?document_type=floor-plan&location_index=0&replaces=${document.id}`
      expect((await upload([pdf('api.pdf')], api)).status).toBe(422)
    }
    const odd: Part[] = ['', 'x', '__proto__'].map((value) => ({ name: 'upload:replaces', value }))
    expect(
      (await upload([...others.map(replaces), ...odd, pdf('form.pdf'), { name: 'goTo', value: 'save' }])).status,
    ).toBe(303)
    for (const document of others) expect(await stored(document)).toMatchObject({ replaced_at: null })
    const added = (await readDocuments(member, 0)).find(({ name }) => name === 'form.pdf')
    expect(added).toMatchObject({ replacesId: null })
  })

  test('replace several at once by fewer files, and by the API', async () => {
    const [one, two] = [
      await keepDocument(member, { name: 'een.pdf' }),
      await keepDocument(member, { name: 'twee.pdf' }),
    ]
    await sendBack(admin, member, one, 'Scheef')
    await sendBack(admin, member, two, 'Donker')
    await upload([replaces(one), replaces(two), pdf('samen.pdf'), { name: 'goTo', value: 'save' }])
    const together = (await readDocuments(member, 0)).find(({ name }) => name === 'samen.pdf')
    expect(together?.replacesId).toBe(one.id)
    expect((await leader.ask('/location/upload-floor-plan/upload?location=0')).text).toContain('2 eerdere versies')
    if (!together) return
    await sendBack(admin, member, together, 'Nog eens')
    const api = `/api/document/upload?document_type=floor-plan&location_index=0&replaces=${together.id.toUpperCase()}`
    expect(JSON.parse((await upload([pdf('api.pdf')], api)).text)).toMatchObject([{ replaces_id: together.id }])
    const list = await leader.ask('/api/documents/get', {
      method: 'POST',
      headers: { ...ownForm, 'Content-Type': 'application/json' },
      body: JSON.stringify({ location_index: 0 }),
    })
    expect(JSON.parse(list.text)).toMatchObject([{ name: 'api.pdf', return_reason: null }])
  })
})
