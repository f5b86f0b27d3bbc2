import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { fingerprintOf } from '#app/persistence/documents/library-columns.ts'
import { readLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { action as add } from '#app/staff/documents/pages/add.tsx'
import { action as archive } from '#app/staff/documents/pages/archive.tsx'
import { action as change } from '#app/staff/documents/pages/change.tsx'
import { action as replace } from '#app/staff/documents/pages/replace.tsx'
import { libraryDocuments } from '#drizzle/schema/library.ts'
import { contextOf, newMember, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import {
  addDocument,
  contextOfStaff,
  emptyLibrary,
  entry,
  sendFiles,
  sendForm,
  typedEntry,
} from '#tests/support/library.ts'
import { multipartRequest } from '#tests/support/multipart.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
  member = await newMember()
}, 60_000)
afterAll(() => place.close())

const pdf = { file: 'brochure.pdf', bytes: sampleFiles.pdf }
const filesInStore = async () => (await readdir(`${place.folder}/files/library`).catch(() => [])).length

describe('the pages of provider staff', () => {
  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(151) }],
    ['description', { description: 'x'.repeat(1001) }],
    ['category', { category: 'nonsense' }],
    ['language', { language: 'fr' }],
    ['audience', { audience: '' }],
    ['slot', { slot: 'infoletter/letter' }],
  ])('ask for %s again, and keep everything that was typed', async (field, over) => {
    const before = await filesInStore()
    const answer = await sendFiles(add, [...typedEntry(over), pdf], { context: contextOfStaff(admin) })
    expect(answer.status).toBe(422)
    const typed = Object.fromEntries(
      Object.entries({ description: 'Waarover', ...over }).filter(([, one]) => one !== ''),
    )
    expect(answer.data).toMatchObject({ initialValue: typed, error: { [field]: [expect.any(String)] } })
    expect(await filesInStore()).toBe(before)
  })

  it.each([
    ['none', [{ file: '', bytes: Buffer.alloc(0) }], 'Kies een bestand.'],
    ['a wrong one', [{ file: 'x.html', bytes: Buffer.from('<script>') }], 'x.html is geen pdf'],
    ['one too large', [{ file: 'x.pdf', bytes: Buffer.alloc(1024 * 1024 + 1, '%PDF-1.4 ') }], 'is groter dan 1 MB'],
  ])('ask for a file where there is %s', async (_, files, message) => {
    const before = await filesInStore()
    const answer = await sendFiles(add, [...typedEntry(), ...files], { context: contextOfStaff(admin) })
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({
      initialValue: { title: 'Onze titel' },
      error: { file: [expect.stringContaining(message)] },
    })
    expect(await filesInStore()).toBe(before)
  })

  it('keep one file of several, and none where the slot is taken or the form breaks off', async () => {
    await emptyLibrary()
    const before = await filesInStore()
    const slot = 'wifi-settings/brochure'
    expect((await sendFiles(add, [...typedEntry({ slot }), pdf, pdf], { context: contextOfStaff(admin) })).status).toBe(
      303,
    )
    expect(await filesInStore()).toBe(before + 1)
    const taken = await sendFiles(add, [...typedEntry({ slot }), pdf], { context: contextOfStaff(admin) })
    expect(taken.status).toBe(422)
    expect(taken.data).toMatchObject({ error: { slot: [expect.stringContaining('al een document')] } })
    const request = multipartRequest([...typedEntry(), pdf], { isCutOff: true })
    expect((await outcome(() => add({ request, context: contextOfStaff(admin), params: {} }))).status).toBe(400)
    const plain = new Request('http://localhost/', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'text/plain' },
    })
    expect((await outcome(() => add({ request: plain, context: contextOfStaff(admin), params: {} }))).status).toBe(400)
    expect(await filesInStore()).toBe(before + 1)
  })

  it('want a sign that the form is ours, and somebody of the staff', async () => {
    const before = await filesInStore()
    const id = await addDocument(admin)
    for (const action of [add, replace]) {
      expect(
        (await sendFiles(action, [...typedEntry(), pdf], { id, context: contextOfStaff(admin, { csrfOwed: true }) }))
          .status,
      ).toBe(403)
      expect((await sendFiles(action, [...typedEntry(), pdf], { id, context: contextOf(member) })).status).toBe(303)
    }
    const owed = contextOfStaff(admin, { csrfOwed: true })
    for (const action of [change, archive]) {
      expect((await sendForm(action, [], { context: owed, params: { id } })).status).toBe(403)
      expect((await sendForm(action, [], { context: contextOf(member), params: { id } })).status).toBe(303)
    }
    expect(await readLibraryDocument(admin, id)).not.toBeNull()
    expect(await filesInStore()).toBe(before)
  })

  it('change, replace and archive', async () => {
    const id = await addDocument(admin, { title: 'Oud' })
    const context = contextOfStaff(admin)
    const shown = fingerprintOf(entry({ title: 'Oud' }))
    const changed = await sendForm(change, typedEntry({ title: 'Nieuw', shown }), { context, params: { id } })
    expect((await sendForm(change, typedEntry({ shown }), { context, params: { id } })).status).toBe(409)
    expect(changed.status).toBe(303)
    const replaced = await sendFiles(replace, [pdf], { id, context: contextOfStaff(admin) })
    expect(replaced.status).toBe(303)
    const newId = replaced.headers.get('Location')?.split('/').at(-1) ?? ''
    expect(await readLibraryDocument(admin, newId)).toMatchObject({
      title: 'Nieuw',
      name: 'brochure.pdf',
      category: 'ict',
    })
    expect((await sendForm(archive, [], { context, params: { id: newId } })).status).toBe(303)
    expect(await readLibraryDocument(admin, newId)).toBeNull()
    expect((await sendFiles(replace, [pdf], { id: newId, context: contextOfStaff(admin) })).status).toBe(404)
    const [old] = await database().select().from(libraryDocuments).where(eq(libraryDocuments.id, id))
    expect(old?.archivedAt).not.toBeNull()
  })
})
