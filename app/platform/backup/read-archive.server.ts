import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Decrypter } from 'age-encryption'
import tar from 'tar-stream'
import { chunksOf, webStream } from './web-stream.ts'
import { BackupError, partSize } from './write-archive.server.ts'

/** A piece of an entry: all its parts have one name. */
export type Part = { name: string; bytes: Buffer }

const broken = 'The file is no backup of Routekaart, or is damaged or cut off.'
const ageFile = 'age-encryption.org/v1'

/**
 * Reads a backup part by part, as it was written; never more than one part is in memory.
 * @param key what it was encrypted with
 * @throws BackupError where it is damaged, or encrypted with another key
 */
export async function* readArchive(file: string, key: string | undefined): AsyncGenerator<Part> {
  const extract = tar.extract()
  const source = await opened(file, key)
  source.on('error', (error) => extract.destroy(error))
  source.pipe(extract)
  try {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header
      const at = name.lastIndexOf('/')
      if (size > partSize || at < 1) throw new BackupError(broken)
      yield { name: name.slice(0, at), bytes: await buffer(entry) }
    }
  } catch (error) {
    throw isOfSystem(error) || error instanceof BackupError ? error : new BackupError(broken, { cause: error })
  } finally {
    source.destroy()
  }
}

/** What reading the disk says, with a number. */
const isOfSystem = (error: unknown) => error instanceof Error && 'errno' in error

async function opened(file: string, key: string | undefined): Promise<Readable> {
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 })
  if (!(await isEncrypted(file))) return bytes
  if (key === undefined) throw new BackupError('BACKUP_KEY: the backup is encrypted; set the key it was made with.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  try {
    return Readable.from(chunksOf(await decrypter.decrypt(webStream(bytes))))
  } catch (error) {
    bytes.destroy()
    const isOther = error instanceof Error && error.message.startsWith('no identity matched')
    throw new BackupError(isOther ? 'BACKUP_KEY: the backup was made with another key.' : broken, { cause: error })
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => {
    throw new BackupError(`${file} cannot be read.`)
  })
  try {
    const start = Buffer.alloc(ageFile.length)
    await handle.read(start, 0, start.length, 0)
    return start.toString('latin1') === ageFile
  } finally {
    await handle.close()
  }
}

/** The parts of each entry together. All bytes of one have to be taken before the next is asked for. */
export async function* byEntry(
  parts: AsyncGenerator<Part>,
): AsyncGenerator<{ name: string; bytes: AsyncIterable<Buffer> }> {
  let next = await parts.next()
  async function* bytesOf(name: string) {
    while (!next.done && next.value.name === name) {
      yield next.value.bytes
      next = await parts.next()
    }
  }
  while (!next.done) yield { name: next.value.name, bytes: bytesOf(next.value.name) }
}
