import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '#app/platform/documents/file-store.ts'
import { folderStore } from '#app/platform/documents/folder-store.server.ts'
import { receiveUpload } from '#app/platform/documents/receive.server.ts'
import { pdfWithPages, pdfWithPassword } from '#app/platform/documents/pdf.fixture.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { multipartRequest, type Part } from '#tests/support/multipart.ts'

let folder: string
let store: FileStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-receive-'))
  store = folderStore(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const receive = (request: Request, over: Partial<Parameters<typeof receiveUpload>[1]> = {}) =>
  receiveUpload(request, { store, owner: 'owner', megabytes: 1, beforeFiles: () => {}, ...over })
const receiveParts = (parts: readonly Part[]) => receive(multipartRequest(parts))
const filesLeft = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
const pdf = (size: number) => Buffer.concat([sampleFiles.pdf, Buffer.alloc(size - sampleFiles.pdf.length, ' ')])
const megabyte = 1024 * 1024

describe('an upload', () => {
  it('stores every file and hands over the fields', async () => {
    const { fields, stored, refused } = await receiveParts([
      { name: 'csrf', value: 'abc' },
      { name: 'goTo', value: 'next' },
      { file: 'Kamer 1 – überzicht.PDF', bytes: sampleFiles.pdf },
      { file: '平面図.jpg', bytes: sampleFiles.jpg },
    ])
    expect([...fields]).toEqual([
      ['csrf', 'abc'],
      ['goTo', 'next'],
    ])
    expect(refused).toEqual([])
    expect(stored.map(({ name, mediaType, size }) => ({ name, mediaType, size }))).toEqual([
      { name: 'Kamer 1 – überzicht.PDF', mediaType: 'application/pdf', size: sampleFiles.pdf.length },
      { name: '平面図.jpg', mediaType: 'image/jpeg', size: sampleFiles.jpg.length },
    ])
    for (const { storageKey, size } of stored) {
      expect(storageKey).toMatch(/^owner\/[0-9a-f-]{36}$/)
      expect(await buffer(await store.read(storageKey))).toHaveLength(size)
    }
  })

  it('passes over a field in which nothing was chosen', async () => {
    const { stored, refused } = await receiveParts([
      { name: 'csrf', value: 'abc' },
      { file: '', bytes: Buffer.alloc(0) },
    ])
    expect({ stored, refused }).toEqual({ stored: [], refused: [] })
  })

  it('reads a form without files of the ordinary kind too', async () => {
    const body = new URLSearchParams({ csrf: 'abc' })
    const { fields, stored } = await receive(new Request('http://localhost/upload', { method: 'POST', body }))
    expect([...fields]).toEqual([['csrf', 'abc']])
    expect(stored).toEqual([])
  })

  it('refuses files one by one and keeps the others', async () => {
    const { stored, refused } = await receiveParts([
      { file: 'leeg.pdf', bytes: Buffer.alloc(0) },
      { file: 'groot.pdf', bytes: pdf(megabyte + 1) },
      { file: 'net.pdf', bytes: pdf(megabyte) },
      { file: 'pagina.pdf', bytes: Buffer.from('<script>alert(1)</script>'.repeat(100)) },
      { file: 'tekening.svg', bytes: Buffer.from('<svg onload="alert(1)"/>') },
      { file: 'zonder-naam', bytes: sampleFiles.png },
    ])
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['leeg.pdf', 'empty'],
      ['groot.pdf', 'tooLarge'],
      ['pagina.pdf', 'wrongType'],
      ['tekening.svg', 'wrongType'],
    ])
    expect(stored.map(({ name }) => name)).toEqual(['net.pdf', 'zonder-naam.png'])
    expect(await filesLeft()).toBe(2)
  })

  it('refuses a PDF that most cannot read, and says why; one that may only not be changed is taken', async () => {
    const { stored, refused } = await receiveParts([
      { file: 'slot.pdf', bytes: await pdfWithPassword({ userPassword: 'geheim' }) },
      { file: 'eigenaar.pdf', bytes: await pdfWithPassword({ ownerPassword: 'geheim' }) },
      { file: 'formulier.pdf', bytes: Buffer.concat([sampleFiles.pdf, Buffer.from('<</NeedsRendering true>>')]) },
      { file: 'woorden.pdf', bytes: Buffer.from(pdfWithPages(['van /Encrypt'])) },
    ])
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['slot.pdf', 'locked'],
      ['formulier.pdf', 'dynamicForm'],
    ])
    expect(stored.map(({ name }) => name)).toEqual(['eigenaar.pdf', 'woorden.pdf'])
    expect(await filesLeft()).toBe(2)
  })

  it('takes twenty files and says of each further one that it is one too many', async () => {
    const files = Array.from({ length: 22 }, (_, n) => ({ file: `plan-${n + 1}.pdf`, bytes: sampleFiles.pdf }))
    const { stored, refused } = await receiveParts(files)
    expect(stored).toHaveLength(20)
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['plan-21.pdf', 'tooMany'],
      ['plan-22.pdf', 'tooMany'],
    ])
    expect(await filesLeft()).toBe(20)
  })

  it('cleans names and gives them the extension of their content', async () => {
    const { stored } = await receiveParts([
      { file: '../../../etc/cron.d/x.pdf', bytes: sampleFiles.pdf },
      { file: 'C:\\tmp\\plan\u202efdp.exe', bytes: sampleFiles.pdf },
      { file: 'page.html', bytes: sampleFiles.gif },
      { file: `${'n'.repeat(300)}.pdf`, bytes: sampleFiles.pdf },
    ])
    expect(stored.map(({ name }) => name)).toEqual([
      'x.pdf',
      'planfdp.exe.pdf',
      'page.html.gif',
      `${'n'.repeat(196)}.pdf`,
    ])
  })
})

describe('the caller', () => {
  it('sees the fields before anything is stored, and can refuse', async () => {
    const seen: string[] = []
    const refusal = new Response(null, { status: 403 })
    const parts = [
      { name: 'csrf', value: 'wrong' },
      { file: 'groot.pdf', bytes: pdf(900_000) },
      { file: 'b.pdf', bytes: sampleFiles.pdf },
    ]
    const upload = receive(multipartRequest(parts), {
      beforeFiles: async (fields) => {
        seen.push(String(fields.get('csrf')))
        expect(await filesLeft()).toBe(0)
        throw refusal
      },
    })
    await expect(upload).rejects.toBe(refusal)
    expect(seen).toEqual(['wrong'])
    expect(await filesLeft()).toBe(0)
  })

  it('is asked too where there is no file', async () => {
    const refusal = new Error('no')
    const upload = receive(multipartRequest([{ name: 'csrf', value: 'x' }]), {
      beforeFiles: () => Promise.reject(refusal),
    })
    await expect(upload).rejects.toBe(refusal)
  })
})
