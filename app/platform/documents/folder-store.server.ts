import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  FileStoreAwayError,
  MissingFileError,
  type FileStore,
  type ListedFile,
  type WrittenFile,
} from './file-store.ts'

const keyShape = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

/**
 * Keeps files in a folder that only this user may enter. A file appears under its key once all of it is on the disk.
 * @param folder made where it does not exist; relative to the working directory
 */
export function folderStore(folder: string): FileStore {
  const root = path.resolve(folder)
  const incoming = path.join(root, '.incoming')
  // Once: where it goes away later, as a disk that is taken out does, nothing is put in its place.
  const made = mkdir(incoming, { recursive: true, mode: 0o700 }).catch(() => {})
  const placeOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error(`'${key}' is no key of a file.`)
    return path.join(root, key)
  }

  return {
    async write(key, source) {
      const place = placeOf(key)
      const draft = path.join(incoming, randomUUID())
      await made
      try {
        const written = await writeDraft(draft, source)
        await makeFolders(root, path.dirname(place))
        await rename(draft, place)
        await syncFolders(path.dirname(place), root)
        return written
      } catch (error) {
        await Promise.all([draft, place].map((file) => rm(file, { force: true })))
        throw error
      }
    },

    async read(key, range) {
      await made
      const handle = await open(placeOf(key), 'r').catch(async (error: unknown) => {
        if (isAbsent(error) && (await isThere(incoming))) throw new MissingFileError(key)
        throw new FileStoreAwayError('The folder of the files cannot be read.', { cause: error })
      })
      return handle.createReadStream(range ?? {})
    },

    remove: (key) => rm(placeOf(key), { force: true }),

    list: () => filesIn(root, ''),

    async removeUnfinished(begunBefore) {
      let removed = 0
      for await (const { key: draft, modified } of filesIn(incoming, '')) {
        if (modified >= begunBefore) continue
        await rm(path.join(incoming, draft), { force: true })
        removed += 1
      }
      return removed
    },

    async isReady() {
      const probe = path.join(incoming, `probe-${randomUUID()}`)
      try {
        await made
        await (await open(probe, 'wx', 0o600)).close()
        await rm(probe)
        return true
      } catch {
        return false
      }
    },
  }
}

/** The files of a folder and those below it, without what is hidden; none where there is no such folder. */
async function* filesIn(folder: string, at: string): AsyncGenerator<ListedFile> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return []
    throw error
  })
  for await (const entry of entries) {
    const key = `${at}${entry.name}`
    const place = path.join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* filesIn(place, `${key}/`)
    if (!entry.isFile()) continue
    // It may have gone since the folder was read.
    const found = await stat(place).catch(() => null)
    if (found) yield { key, modified: found.mtime }
  }
}

/** Makes folders below the root, and never the root itself: a file that is kept in its place would be gone when it is back. */
async function makeFolders(root: string, folder: string): Promise<void> {
  if (folder === root) return
  await makeFolders(root, path.dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (!isThereAlready(error)) throw error
  })
}

async function writeDraft(draft: string, source: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(draft, 'wx', 0o600)
  try {
    await writeFile(handle, counted(source))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest('hex') }

  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
}

/** A new name is safe only once its folder is on the disk too, and so on upwards. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; folder.startsWith(upTo); folder = path.dirname(folder)) {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  )

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
const isAbsent = (error: unknown) => hasCode(error, 'ENOENT')
const isThereAlready = (error: unknown) => hasCode(error, 'EEXIST')
