import { randomUUID } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MissingFileError } from '#app/platform/documents/file-store.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { runCleanup } from '#app/platform/cleanup/cleanup.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { noteErased } from '#app/persistence/people/erasing.server.ts'
import { inTurnForUpkeep } from '#app/persistence/cleanup.server.ts'
import { libraryDocuments } from '#drizzle/schema/library.ts'
import {
  fileOf,
  floorPlans,
  newMember,
  openDocumentsPlace,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'

const never = new AbortController().signal
let place: DocumentsPlace
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace({ DOCUMENT_RETENTION_DAYS: '30', USAGE_RETENTION_DAYS: '400' })
  member = await newMember()
})
afterAll(() => place.close())

const aFile = (key: string) => fileStore().write(key, Readable.from([Buffer.from('%PDF-1.4')]))
const exists = (key: string) =>
  fileStore()
    .read(key)
    .then(
      (file) => file.destroy() && true,
      (error: unknown) => {
        if (error instanceof MissingFileError) return false
        throw error
      },
    )
const agedHours = async (key: string, hours: number) => {
  const at = Date.now() / 1000 - hours * 3600
  await utimes(path.join(place.folder, 'files', key), at, at)
}

/** A document with bytes, and a column set to so many days ago. */
async function addDocument(column: 'removed_at' | 'replaced_at' | null, days = 0) {
  const storageKey = `${member.organisationId}/${randomUUID()}`
  await aFile(storageKey)
  await agedHours(storageKey, 24 * 100)
  const [added] = await addDocuments(member, floorPlans, [{ ...fileOf('plan.pdf'), storageKey }])
  const at = sql`now() - make_interval(days => ${days})`
  if (column) await database().execute(sql`update documents set ${sql.raw(column)} = ${at} where id = ${added?.id}`)
  return { id: added?.id ?? '', storageKey }
}
const erasedAt = async (table: string, id: string) => {
  const rows = await database().execute(sql`select erased_at from ${sql.raw(table)} where id = ${id}`)
  return rows[0]?.erased_at ?? null
}

test('the bytes of removed documents go after thirty days, and of no others', async () => {
  const gone = await addDocument('removed_at', 31)
  const kept = [await addDocument('removed_at', 29), await addDocument('replaced_at', 60), await addDocument(null)]
  await runCleanup(never)
  expect(await exists(gone.storageKey)).toBe(false)
  expect(await erasedAt('documents', gone.id)).not.toBeNull()
  for (const { id, storageKey } of kept) {
    expect(await exists(storageKey)).toBe(true)
    expect(await erasedAt('documents', id)).toBeNull()
  }
})

test('what was broken off between bytes and row is finished by the next run, and so the other way round', async () => {
  const bytesGone = await addDocument('removed_at', 31)
  await fileStore().remove(bytesGone.storageKey)
  const rowGone = await addDocument('removed_at', 31)
  await noteErased([{ table: 'documents', ...rowGone }])
  await runCleanup(never)
  expect(await erasedAt('documents', bytesGone.id)).not.toBeNull()
  expect(await exists(rowGone.storageKey)).toBe(false)
})

test('an infected document is erased where that was not done at once', async () => {
  const { id, storageKey } = await addDocument(null)
  await database().execute(sql`update documents set scan = 'infected' where id = ${id}`)
  await runCleanup(never)
  expect(await exists(storageKey)).toBe(false)
  expect(await erasedAt('documents', id)).not.toBeNull()
})

test('a file of the library goes thirty days after it was archived', async () => {
  const add = async (days: number) => {
    const storageKey = `library/${randomUUID()}`
    await aFile(storageKey)
    await agedHours(storageKey, 24 * 100)
    const { name, mediaType, size, sha256 } = fileOf('folder.pdf')
    const archivedAt = new Date(Date.now() - days * 86_400_000)
    const entry = { category: 'general' as const, language: 'nl', title: 'Folder', createdByName: 'Sanne', archivedAt }
    const [row] = await database()
      .insert(libraryDocuments)
      .values({ ...entry, name, mediaType, size, sha256, storageKey })
      .returning()
    return { id: row?.id ?? '', storageKey }
  }
  const [old, young] = [await add(31), await add(29)]
  await runCleanup(never)
  expect([await exists(old.storageKey), await exists(young.storageKey)]).toEqual([false, true])
  expect(await erasedAt('library_documents', old.id)).not.toBeNull()
  expect(await erasedAt('library_documents', young.id)).toBeNull()
})

test('a file without a row goes once it is a day old; files of somebody else who shares the store never', async () => {
  const keys = {
    orphan: `${member.organisationId}/orphan`,
    young: `${member.organisationId}/young`,
    libraryOrphan: 'library/orphan',
    foreign: `${randomUUID()}/somebody-elses`,
  }
  for (const key of Object.values(keys)) await aFile(key)
  for (const key of [keys.orphan, keys.libraryOrphan, keys.foreign]) await agedHours(key, 25)
  await agedHours(keys.young, 23)
  await runCleanup(never)
  const left = await Promise.all(Object.entries(keys).map(async ([name, key]) => [name, await exists(key)]))
  expect(Object.fromEntries(left)).toEqual({ orphan: false, young: true, libraryOrphan: false, foreign: true })
})

test('what was never wholly written goes after a day', async () => {
  const draft = path.join(place.folder, 'files/.incoming/half')
  await writeFile(draft, 'half')
  await agedHours('.incoming/half', 25)
  await runCleanup(never)
  await expect(utimes(draft, 0, 0)).rejects.toThrow('ENOENT')
})

test('one server at a time does it', async () => {
  const { storageKey } = await addDocument('removed_at', 31)
  await inTurnForUpkeep(async () => {
    await runCleanup(never)
    expect(await exists(storageKey)).toBe(true)
  })
  await runCleanup(never)
  expect(await exists(storageKey)).toBe(false)
})

test('a part that fails does not keep the others from their work', async () => {
  const store = fileStore()
  const { list } = store
  store.list = () => {
    throw new Error('no list today')
  }
  const draft = path.join(place.folder, 'files/.incoming/half')
  await writeFile(draft, 'half')
  await agedHours('.incoming/half', 25)
  await runCleanup(never)
  store.list = list
  await expect(utimes(draft, 0, 0)).rejects.toThrow('ENOENT')
})

test('it ends where the portal stops', async () => {
  const { storageKey } = await addDocument('removed_at', 31)
  await runCleanup(AbortSignal.abort())
  expect(await exists(storageKey)).toBe(true)
})
