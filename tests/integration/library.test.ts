import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { listHandedOut } from '#app/persistence/documents/handed-out.server.ts'
import {
  archiveLibraryDocument,
  changeInLibrary,
  listLibrary,
  readLibraryDocument,
} from '#app/persistence/documents/library.server.ts'
import { addToLibrary, replaceLibraryFile } from '#app/persistence/documents/library-files.server.ts'
import { fingerprintOf } from '#app/persistence/documents/library-columns.ts'
import { loader as fetchLetter } from '#app/routes/item/download.ts'
import { letterLoader } from '#app/roadmap/letters/letters.server.ts'
import { wifiSettings } from '#app/roadmap/location/setup-it-settings/item.ts'
import { loader as share } from '#app/roadmap/organisation/sign-processing-agreement/pages/share.tsx'
import { action as add } from '#app/staff/documents/pages/add.tsx'
import { loader as documentsPage } from '#app/routes/documents/home.tsx'
import { loader as download } from '#app/routes/documents/library-download.ts'
import { contextOf, fileOf, newMember, openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import {
  addDocument,
  chooseFor,
  contextOfStaff,
  emptyLibrary,
  entry,
  notesOn,
  sendFiles,
  typedEntry,
} from '#tests/support/library.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
let other: Member
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
  member = await newMember()
  other = await newMember()
}, 60_000)
afterAll(() => place.close())

const pdf = { file: 'brochure.pdf', bytes: sampleFiles.pdf }

describe('the verbs', () => {
  it('are for provider staff alone', async () => {
    const id = await addDocument(admin)
    await expect(listLibrary(member, { category: null, language: null })).rejects.toThrow('provider staff')
    await expect(addToLibrary(member, entry(), fileOf('x.pdf'), crypto.randomUUID())).rejects.toThrow('provider staff')
    await expect(changeInLibrary(member, id, entry(), fingerprintOf(entry()))).rejects.toThrow('provider staff')
    await expect(replaceLibraryFile(member, id, fileOf('x.pdf'))).rejects.toThrow('provider staff')
    await expect(archiveLibraryDocument(member, id)).rejects.toThrow('provider staff')
  })

  it('list by category and language, without what is archived', async () => {
    await emptyLibrary()
    const ict = await addDocument(admin, { category: 'ict', language: 'en' })
    const general = await addDocument(admin)
    await archiveLibraryDocument(admin, await addDocument(admin))
    const ids = async (category: 'ict' | null, language: string | null) =>
      (await listLibrary(admin, { category, language })).map(({ id }) => id)
    expect((await ids(null, null)).sort()).toEqual([ict, general].sort())
    expect(await ids('ict', null)).toEqual([ict])
    expect(await ids(null, 'nl')).toEqual([general])
    expect(await ids('ict', 'nl')).toEqual([])
  })

  it('write down who did what, and nothing where nothing was done', async () => {
    const id = await addDocument(admin)
    await changeInLibrary(admin, id, entry({ title: 'Anders' }), fingerprintOf(entry()))
    const newId = await replaceLibraryFile(admin, id, fileOf('y.pdf'))
    await archiveLibraryDocument(admin, newId ?? '')
    expect(await notesOn(id)).toEqual(
      ['library-added', 'library-changed', 'library-replaced'].map((verb) => `${verb} ${admin.name}`),
    )
    expect(await notesOn(newId ?? '')).toEqual([`library-archived ${admin.name}`])
    expect(await archiveLibraryDocument(admin, id)).toBeNull()
    expect(await changeInLibrary(admin, id, entry(), fingerprintOf(entry()))).toBeNull()
    expect(await replaceLibraryFile(admin, 'no id', fileOf('x.pdf'))).toBeNull()
    expect(await notesOn(id)).toHaveLength(3)
  })

  it('keep one document in a slot for each language, whoever comes at the same time', async () => {
    await emptyLibrary()
    const slot = 'wifi-settings/brochure'
    const add = () => addToLibrary(admin, entry({ slot }), fileOf('x.pdf'), crypto.randomUUID())
    expect((await Promise.all([add(), add(), add()])).filter((result) => result === 'slot-taken')).toHaveLength(2)
    const inEnglish = fingerprintOf(entry({ slot, language: 'en' }))
    const [english, free] = [await addDocument(admin, { slot, language: 'en' }), await addDocument(admin)]
    expect(await changeInLibrary(admin, free, entry({ slot }), fingerprintOf(entry()))).toBe('slot-taken')
    expect(await changeInLibrary(admin, english, entry({ slot, language: 'nl' }), inEnglish)).toBe('slot-taken')
    const renamed = entry({ slot, language: 'en', title: 'B' })
    expect(await changeInLibrary(admin, english, renamed, inEnglish)).toBe('changed')
    expect(await replaceLibraryFile(admin, english, fileOf('y.pdf'))).not.toBeNull()
  })

  it('give a new file to whom the old one was given', async () => {
    const id = await addDocument(admin, { isForAll: false, title: 'Alleen u' })
    await chooseFor(id, member)
    const newId = await replaceLibraryFile(admin, id, fileOf('nieuw.pdf'))
    expect(await readLibraryDocument(member, newId ?? '')).toMatchObject({ title: 'Alleen u', name: 'nieuw.pdf' })
    expect(await readLibraryDocument(member, id)).toBeNull()
    expect(await readLibraryDocument(other, newId ?? '')).toBeNull()
  })
})

describe('what an organisation gets', () => {
  it('is what is for all and what was chosen for it; anything else is the same 404', async () => {
    await emptyLibrary()
    const forAll = await addDocument(admin)
    const mine = await addDocument(admin, { isForAll: false })
    const theirs = await addDocument(admin, { isForAll: false })
    const gone = await addDocument(admin)
    await archiveLibraryDocument(admin, gone)
    await chooseFor(mine, member)
    await chooseFor(theirs, other)
    expect((await listHandedOut(member)).map(({ id }) => id).sort()).toEqual([forAll, mine].sort())
    const statusOf = async (id: string, context = contextOf(member)) =>
      (await outcome(async () => download({ request: new Request('http://localhost/'), context, params: { id } })))
        .status
    for (const id of [theirs, gone, 'x', crypto.randomUUID()]) expect(await statusOf(id)).toBe(404)
    expect(await statusOf(gone, contextOfStaff(admin))).toBe(404)
    expect(await readLibraryDocument(admin, theirs)).not.toBeNull()
  })

  it('is shown in its language, in Dutch where there is none in English, and all of it on demand', async () => {
    await emptyLibrary()
    await addDocument(admin, { title: 'Algemeen' })
    await addDocument(admin, { title: 'Voor ICT', category: 'ict' })
    await addDocument(admin, { title: 'General', language: 'en' })
    const shown = async (language: 'nl' | 'en', query = '') => {
      const context = contextOf(member, { language })
      const page = await documentsPage({
        request: new Request(`http://localhost/documents${query}`),
        context,
        params: {},
      })
      return page.categories.flatMap(({ category, documents }) => documents.map(({ title }) => `${category} ${title}`))
    }
    expect(await shown('nl')).toEqual(['general Algemeen', 'ict Voor ICT'])
    expect(await shown('en')).toEqual(['general General', 'ict Voor ICT'])
    expect(await shown('en', '?all')).toEqual(['general Algemeen', 'general General', 'ict Voor ICT'])
  })
})

describe('a document in a slot', () => {
  const at = (path: string) => new Request(`http://localhost/location/setup-it-settings/${path}?location=0`)
  const brochure = (language: 'nl' | 'en', who = member) =>
    outcome(() =>
      fetchLetter({
        request: at('download/brochure'),
        context: contextOf(who, { language }),
        params: { name: 'brochure' },
      }),
    )
  const page = async (language: 'nl' | 'en') =>
    (
      await letterLoader(
        wifiSettings,
        'brochure',
        'brochure',
      )({
        request: at('brochure'),
        context: contextOf(member, { language }),
        params: {},
      })
    ).handOut

  it('stands in for our own text, in its language and for whom it is', async () => {
    await emptyLibrary()
    const sent = await sendFiles(add, [...typedEntry({ slot: 'wifi-settings/brochure', audience: 'chosen' }), pdf], {
      context: contextOfStaff(admin),
    })
    expect(sent.status).toBe(303)
    expect((await page('nl')).letter?.title).toBe('Bedsensoren op het WiFi-netwerk')
    const [document] = await listLibrary(admin, { category: null, language: null })
    await chooseFor(document?.id ?? '', member)
    const answer = await brochure('nl')
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(await answer.response?.text()).toBe(Buffer.from(sampleFiles.pdf).toString())
    expect(await page('nl')).toMatchObject({ letter: null, standIn: { title: 'Onze titel', kind: 'PDF' } })
    for (const own of [await brochure('en'), await brochure('nl', other)]) {
      expect(own.headers.get('Content-Type')).toContain('wordprocessingml')
    }
    expect((await page('en')).standIn).toBeNull()
    await archiveLibraryDocument(admin, document?.id ?? '')
    expect((await brochure('nl')).headers.get('Content-Type')).toContain('wordprocessingml')
  })

  it('is handed out where there is no text of ours, in Dutch where there is none in English', async () => {
    await emptyLibrary()
    await addDocument(admin, { slot: 'processing-agreement/measures', title: 'Maatregelen' })
    const request = new Request('http://localhost/organisation/sign-processing-agreement/share')
    const { documents } = await share({ request, context: contextOf(member, { language: 'en' }), params: {} })
    expect(documents.map(({ file }) => file?.title ?? null)).toEqual(['Maatregelen', null, null])
    expect(documents[0]?.file?.language).toBe('nl')
  })
})
