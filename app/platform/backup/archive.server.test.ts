import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { byEntry, readArchive } from './read-archive.server.ts'
import { openArchive, partSize } from './write-archive.server.ts'

const key = 'only-for-backups-'.repeat(3)
let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-archive-'))
  file = path.join(folder, 'one.backup')
})
afterEach(() => rm(folder, { recursive: true }))

/** Two entries, of which the second one takes two parts. */
const entries = { 'files/empty': Buffer.alloc(0), 'files/large': Buffer.alloc(partSize + 1, 'words ') }

async function write(withKey?: string) {
  const archive = await openArchive(file, withKey, () => {})
  for (const [name, bytes] of Object.entries(entries)) await archive.add(name, chunks(bytes))
  await archive.finish()
}

async function* chunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 1_000_000) yield bytes.subarray(at, at + 1_000_000)
}

async function read(withKey?: string) {
  const found: Record<string, Buffer> = {}
  for await (const { name, bytes } of byEntry(readArchive(file, withKey))) {
    const parts: Buffer[] = []
    for await (const part of bytes) parts.push(part)
    found[name] = Buffer.concat(parts)
  }
  return found
}

it.each([
  ['without a key', undefined],
  ['with a key', key],
])('%s what was written is read', async (_name, withKey) => {
  await write(withKey)
  const found = await read(withKey)
  expect(Object.keys(found)).toEqual(Object.keys(entries))
  expect(Object.entries(entries).every(([name, bytes]) => found[name]?.equals(bytes))).toBe(true)
  expect((await readFile(file)).includes('words words')).toBe(withKey === undefined)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('is never written over, and leaves nothing where it is broken off', async () => {
  await writeFile(file, 'kept')
  await expect(openArchive(file, undefined, () => {})).rejects.toThrow('exists already')
  await rm(file)
  const archive = await openArchive(file, undefined, () => {})
  await expect(openArchive(file, undefined, () => {})).rejects.toThrow('broken off')
  await archive.add('files/some', chunks(entries['files/large']))
  expect(await readdir(folder)).toEqual(['one.backup.part'])
  await archive.abandon()
  expect(await readdir(folder)).toEqual([])
})

it('names BACKUP_KEY where it is missing or another one', async () => {
  await write(key)
  await expect(read()).rejects.toThrow(/^BACKUP_KEY: /)
  await expect(read('x'.repeat(32))).rejects.toThrow(/^BACKUP_KEY: /)
})

it('encrypted, it is refused where any byte is missing or changed', async () => {
  await write(key)
  const bytes = await readFile(file)
  const changed = Buffer.from(bytes)
  changed[3_000_000] = (changed[3_000_000] ?? 0) ^ 1
  for (const damaged of [bytes.subarray(0, -1), bytes.subarray(0, 3_000_000), bytes.subarray(0, 100), changed]) {
    await writeFile(file, damaged)
    await expect(read(key)).rejects.toThrow('damaged or cut off')
  }
})
