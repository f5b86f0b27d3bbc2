import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Encrypter } from 'age-encryption'
import tar from 'tar-stream'
import { chunksOf, webStream } from './web-stream.ts'

/** Thrown where a backup cannot be written there, or not be read; the message says why. */
export class BackupError extends Error {}

/** Of an entry that is in memory at once. Bytes. */
export const partSize = 4 * 1024 * 1024

/**
 * How hard guessing a passphrase is made, as a power of two. BACKUP_KEY has at least 32 characters made by chance, which
 * nobody guesses; the usual 18 is for what people can remember, and takes seconds.
 */
const scryptWork = 12

/** A backup that is being written. */
export type Archive = {
  /** Adds bytes under a name, in parts; `passed` hears of each. At least one part, which may be empty. */
  add: (name: string, source: AsyncIterable<Uint8Array>) => Promise<void>
  /** Resolves once the file is safe on the disk under its name. */
  finish: () => Promise<void>
  /** Removes what was written. */
  abandon: () => Promise<void>
}

/**
 * Begins a file that only this user may read, a tar archive, as `FILE.part` until it is whole.
 * @param key encrypts it, as age does with a passphrase; undefined leaves it as it is
 * @param passed hears of every part that is written
 * @throws BackupError where there is a file already
 */
export async function openArchive(
  file: string,
  key: string | undefined,
  passed: (name: string, bytes: Uint8Array) => void,
): Promise<Archive> {
  await refuseExisting(file)
  const draft = `${file}.part`
  const handle = await open(draft, 'wx', 0o600).catch((error: unknown) => {
    throw isCode(error, 'EEXIST')
      ? new BackupError(`${draft} exists: a backup is being written there, or was broken off. Remove it then.`)
      : isCode(error, 'ENOENT')
        ? new BackupError(`The folder ${path.dirname(file)} does not exist.`)
        : error
  })
  const pack = tar.pack()
  const written = (async () =>
    pipeline(await sealed(pack, key), createWriteStream(draft, { fd: handle, flush: true, autoClose: true })))()
  // Told by whoever waits for a part, or for the end.
  written.catch((error: unknown) => pack.destroy(error instanceof Error ? error : undefined))

  async function addPart(name: string, number: number, bytes: Buffer) {
    passed(name, bytes)
    const part = { name: `${name}/${String(number).padStart(6, '0')}`, mode: 0o600, size: bytes.length }
    await new Promise<void>((resolve, reject) => {
      pack.entry(part, (error) => (error ? reject(error) : resolve())).end(bytes)
    })
  }

  return {
    async add(name, source) {
      let number = 0
      for await (const part of inParts(source)) await addPart(name, ++number, part)
    },
    async finish() {
      pack.finalize()
      await written
      await refuseExisting(file)
      await rename(draft, file)
      const folder = await open(path.dirname(file), 'r')
      await folder.sync().finally(() => folder.close())
    },
    async abandon() {
      pack.destroy()
      await written.catch(() => {})
      await rm(draft, { force: true })
    },
  }
}

async function sealed(pack: AsyncIterable<unknown>, key: string | undefined): Promise<Readable> {
  const bytes = bytesOf(pack)
  if (key === undefined) return Readable.from(bytes)
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(scryptWork)
  encrypter.setPassphrase(key)
  return Readable.from(chunksOf(await encrypter.encrypt(webStream(bytes))))
}

/** tar-stream has streams of its own, which say less of what they give. */
async function* bytesOf(pack: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of pack) if (chunk instanceof Uint8Array) yield chunk
}

/** The same bytes in parts of one size, the last one smaller. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  let size = 0
  let count = 0
  for await (const chunk of source) {
    for (let rest = chunk; rest.length > 0;) {
      const piece = rest.subarray(0, partSize - size)
      rest = rest.subarray(piece.length)
      pieces.push(piece)
      size += piece.length
      if (size < partSize) continue
      yield Buffer.concat(pieces)
      ;[pieces, size, count] = [[], 0, count + 1]
    }
  }
  if (size > 0 || count === 0) yield Buffer.concat(pieces)
}

async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found) throw new BackupError(`${file} exists already, and is left as it is.`)
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
