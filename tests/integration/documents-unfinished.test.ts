import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { bucketStore } from '#app/platform/documents/bucket-store.server.ts'
import { folderStore } from '#app/platform/documents/folder-store.server.ts'

const namesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe('a folder', () => {
  it('removes what was never wholly written, once it is old', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-store-'))
    const store = folderStore(folder)
    expect(await store.removeUnfinished(new Date())).toBe(0)
    await store.write('owner/whole', Readable.from([Buffer.from('whole')]))
    for (const [name, age] of Object.entries({ old: 60, young: 1 })) {
      const draft = path.join(folder, '.incoming', name)
      await writeFile(draft, 'half')
      const at = Date.now() / 1000 - age * 60
      await utimes(draft, at, at)
    }
    expect(await store.removeUnfinished(new Date(Date.now() - 30 * 60_000))).toBe(1)
    expect(await namesIn(folder)).toEqual(expect.arrayContaining(['young', 'whole']))
    expect(await namesIn(folder)).toHaveLength(2)
    for await (const { key } of store.list()) expect(key).toBe('owner/whole')
    await rm(folder, { recursive: true })
  })
})

describe('a bucket', () => {
  // s3rver does not know them; this speaks as much S3 as it takes.
  it('gives up uploads in parts once they are old, page by page', async () => {
    const uploads = [
      { key: 'a/one', id: 'first', begun: '2027-04-12T08:00:00.000Z' },
      { key: 'a/two', id: 'second', begun: '2027-04-13T08:00:00.000Z' },
      { key: 'a/three', id: 'third', begun: '2027-04-12T09:00:00.000Z' },
    ]
    const aborted: string[] = []
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
      if (request.method === 'DELETE') {
        aborted.push(`${pathname} ${searchParams.get('uploadId')}`)
        response.writeHead(204).end()
        return
      }
      const from = uploads.findIndex(({ id }) => id === searchParams.get('upload-id-marker')) + 1
      const { key, id, begun } = uploads[from] ?? { key: '', id: '', begun: '' }
      const isTruncated = from < uploads.length - 1
      response
        .setHeader('Content-Type', 'application/xml')
        .end(
          `<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated><NextKeyMarker>${key}</NextKeyMarker>` +
            `<NextUploadIdMarker>${id}</NextUploadIdMarker><Upload><Key>${key}</Key><UploadId>${id}</UploadId>` +
            `<Initiated>${begun}</Initiated></Upload></ListMultipartUploadsResult>`,
        )
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const keys = { accessKeyId: 'a', secretAccessKey: 'b' }
    const store = bucketStore({ bucket: 'documents', endpoint, region: 'eu-central-1', ...keys })
    expect(await store.removeUnfinished(new Date('2027-04-13T00:00:00Z'))).toBe(2)
    expect(aborted).toEqual(['/documents/a/one first', '/documents/a/three third'])
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
})
