import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '#app/platform/documents/file-store.ts'
import { folderStore } from '#app/platform/documents/folder-store.server.ts'
import { receiveUpload, UnreadableUploadError } from '#app/platform/documents/receive.server.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { multipartRequest } from '#tests/support/multipart.ts'

let folder: string
let store: FileStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-receive-'))
  store = folderStore(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const receive = (request: Request, over: Partial<Parameters<typeof receiveUpload>[1]> = {}) =>
  receiveUpload(request, { store, owner: 'owner', megabytes: 1, beforeFiles: () => {}, ...over })
const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
const pdf = (size: number) => Buffer.concat([sampleFiles.pdf, Buffer.alloc(size - sampleFiles.pdf.length, ' ')])

describe('nothing is left', () => {
  it('where the form is cut off in the middle of a file, or between files', async () => {
    const first = { file: 'a.pdf', bytes: sampleFiles.pdf }
    for (const parts of [[first, { file: 'b.pdf', bytes: pdf(500_000) }], [first], []]) {
      await expect(receive(multipartRequest(parts, { isCutOff: true }))).rejects.toBeInstanceOf(UnreadableUploadError)
      expect(await filesLeft()).toBe(0)
    }
  })

  it('where the sender goes away', async () => {
    const leaving = new AbortController()
    async function* slowly() {
      yield pdf(500_000)
      await sleep(20)
      leaving.abort()
      await sleep(20)
      yield Buffer.alloc(1000)
    }
    const parts = [
      { file: 'a.pdf', bytes: sampleFiles.pdf },
      { file: 'b.pdf', bytes: slowly() },
    ]
    await expect(receive(multipartRequest(parts, { signal: leaving.signal }))).rejects.toThrow()
    expect(await filesLeft()).toBe(0)
  })

  it('where the sender breaks down', async () => {
    async function* breaking() {
      yield pdf(500_000)
      await sleep(5)
      throw new Error('socket hang up')
    }
    const upload = receive(
      multipartRequest([
        { file: 'a.pdf', bytes: sampleFiles.pdf },
        { file: 'b.pdf', bytes: breaking() },
      ]),
    )
    await expect(upload).rejects.toBeInstanceOf(UnreadableUploadError)
    expect(await filesLeft()).toBe(0)
  })
})

describe('what is no upload', () => {
  const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
  it.each<[string, string | null, string | null]>([
    ['another kind of body', 'application/json', '{}'],
    ['no boundary', 'multipart/form-data', body],
    ['no kind', null, body],
    ['no body', 'multipart/form-data; boundary=x', null],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
    ['another boundary', 'multipart/form-data; boundary=y', body],
    ['a broken header', 'multipart/form-data; boundary=x', '--x\r\n\0\0: 1\r\n\r\n1\r\n--x--\r\n'],
    [
      'too long a field',
      'multipart/form-data; boundary=x',
      body.replace('1\r\n--x--', `${'1'.repeat(70_000)}\r\n--x--`),
    ],
    ['too many fields', 'multipart/form-data; boundary=x', `${body.replace('--x--\r\n', '').repeat(201)}--x--\r\n`],
  ])('%s', async (_what, type, content) => {
    const request = new Request('http://localhost/upload', {
      method: 'POST',
      body: content,
      headers: type ? { 'Content-Type': type } : {},
    })
    await expect(receive(request)).rejects.toBeInstanceOf(UnreadableUploadError)
  })
})

describe('a store that fails', () => {
  it('costs the file it fails for, not the others', async () => {
    let count = 0
    const flaky: FileStore = {
      ...store,
      async write(key, source) {
        count += 1
        if (count !== 2) return store.write(key, source)
        for await (const _chunk of source) throw new Error('no space left on device')
        throw new Error('nothing came')
      },
    }
    const parts = [
      { file: 'a.pdf', bytes: sampleFiles.pdf },
      { file: 'b.pdf', bytes: pdf(900_000) },
      { file: 'c.pdf', bytes: pdf(700_000) },
    ]
    const { stored, refused } = await receive(multipartRequest(parts), { store: flaky })
    expect(stored.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf'])
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([['b.pdf', 'failed']])
    expect(await filesLeft()).toBe(2)
  })
})
