import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketStore } from '#app/platform/documents/bucket-store.server.ts'
import { MissingFileError, type FileStore } from '#app/platform/documents/file-store.ts'
import { folderStore } from '#app/platform/documents/folder-store.server.ts'

type Place = {
  store: FileStore
  close: () => Promise<void>
  breakDown: () => Promise<void>
  leftOvers: () => Promise<string[]>
}

const newFolder = () => mkdtemp(path.join(tmpdir(), 'routekaart-store-'))
const filesBelow = async (folder: string, except = ' ') =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(except))
    .map((entry) => entry.name)

async function openFolder(): Promise<Place> {
  const folder = await newFolder()
  return {
    store: folderStore(path.join(folder, 'files')),
    close: () => rm(folder, { recursive: true, force: true }),
    breakDown: async () => {
      await rm(folder, { recursive: true })
      await writeFile(folder, 'in the way')
    },
    leftOvers: () => filesBelow(folder),
  }
}

async function openBucket(): Promise<Place> {
  const directory = await newFolder()
  const configureBuckets = [{ name: 'documents', configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  let isOpen = true
  const breakDown = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  return {
    store: bucketStore({
      bucket: 'documents',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
    breakDown,
    close: () => breakDown().then(() => rm(directory, { recursive: true, force: true })),
    // s3rver knows no way to give up an upload in parts; the stores that people use do.
    leftOvers: () => filesBelow(directory, '_S3rver_uploads'),
  }
}

async function* piecesOf(total: number, failAt = Infinity): AsyncGenerator<Buffer> {
  for (let sent = 0, piece = 0; sent < total; piece += 1) {
    if (sent >= failAt) throw new Error('the sender went away')
    const next = Buffer.alloc(Math.min(100_000, total - sent), piece)
    sent += next.length
    yield next
  }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('files in %s', (_where, open) => {
  let place: Place
  let store: FileStore
  beforeAll(async () => {
    place = await open()
    store = place.store
  })
  afterAll(() => place.close())

  // The larger one goes to a bucket in parts.
  it.each([1, 300_000, 12_000_000])('gives back %d bytes as they came, with size and hash', async (size) => {
    const bytes = await buffer(piecesOf(size))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(await store.write(`a/size-${size}`, piecesOf(size))).toEqual({ size, sha256 })
    expect((await buffer(await store.read(`a/size-${size}`))).equals(bytes)).toBe(true)
  })

  it('gives a part of a file', async () => {
    await store.write('a/part', Readable.from([Buffer.from('0123456789')]))
    expect(String(await buffer(await store.read('a/part', { start: 2, end: 4 })))).toBe('234')
  })

  it('says which file it does not have', async () => {
    await expect(store.read('a/never-written')).rejects.toBeInstanceOf(MissingFileError)
  })

  it('removes a file, and again without complaint', async () => {
    await store.write('a/gone', piecesOf(10))
    await store.remove('a/gone')
    await store.remove('a/gone')
    await expect(store.read('a/gone')).rejects.toBeInstanceOf(MissingFileError)
  })

  it.each([50_000, 200_000, 8_000_000])('leaves nothing where the sender goes away after %d bytes', async (failAt) => {
    const before = await place.leftOvers()
    await expect(store.write('a/half', piecesOf(12_000_000, failAt))).rejects.toThrow('the sender went away')
    await expect(store.read('a/half')).rejects.toBeInstanceOf(MissingFileError)
    expect((await place.leftOvers()).sort()).toEqual(before.sort())
  })

  it('lists every file, with when it was written', async () => {
    const began = Date.now()
    const keys = Array.from({ length: 12 }, (_, n) => `list/${n}`)
    for (const key of keys) await store.write(key, piecesOf(1))
    const listed = new Map<string, Date>()
    for await (const { key, modified } of store.list()) listed.set(key, modified)
    expect([...listed.keys()].filter((key) => key.startsWith('list/')).sort()).toEqual(keys.sort())
    // Stores count in seconds.
    expect(listed.get('list/7')?.getTime()).toBeGreaterThan(began - 2000)
    expect(listed.get('list/7')?.getTime()).toBeLessThan(Date.now() + 2000)
  })

  it('has nothing unfinished where nothing broke off', async () => {
    expect(await store.removeUnfinished(new Date(0))).toBe(0)
  })

  it('is ready until it breaks down', async () => {
    expect(await store.isReady()).toBe(true)
    await place.breakDown()
    expect(await store.isReady()).toBe(false)
    await expect(store.write('a/late', piecesOf(10))).rejects.toThrow()
  })
})

describe('a folder', () => {
  it('is closed to other users, and keeps to itself', async () => {
    const folder = await newFolder()
    const store = folderStore(path.join(folder, 'files'))
    await store.write('owner/name', piecesOf(10))
    for (const made of ['files', 'files/owner', 'files/.incoming']) {
      expect((await stat(path.join(folder, made))).mode & 0o777, made).toBe(0o700)
    }
    expect((await stat(path.join(folder, 'files/owner/name'))).mode & 0o777).toBe(0o600)
    for (const key of ['../outside', '/etc/passwd', 'a//b', 'a/../b', 'A', '']) {
      await expect(store.write(key, piecesOf(10)), key).rejects.toThrow('no key')
    }
    await rm(folder, { recursive: true })
  })
})

it('a folder that goes away while a file is written is not made again', async () => {
  const root = await newFolder()
  const [files, away] = [path.join(root, 'files'), path.join(root, 'away')]
  async function* untilTheDiskIsOut() {
    yield Buffer.from('a plan')
    await rename(files, away)
  }
  await expect(folderStore(files).write('organisation/file', untilTheDiskIsOut())).rejects.toThrow(/ENOENT/)
  expect(await readdir(root)).toEqual(['away'])
  await rm(root, { recursive: true })
})
