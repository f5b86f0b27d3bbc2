import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { namesOf } from '#tests/support/documents-place.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { anyFreePort } from '#tests/support/start-process.ts'
import { beginUpload, download, pdfOf, sendFiles } from '#tests/support/upload-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let directory: string
let port: number
let bucket: S3rver
let portal: Portal

async function openBucket(): Promise<void> {
  const configureBuckets = [{ name: 'documents', configs: [] }]
  bucket = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets })
  await bucket.run()
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'routekaart-bucket-'))
  port = Number(await anyFreePort())
  await openBucket()
  const S3 = { S3_BUCKET: 'documents', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
  portal = await openPortal({ ...S3, S3_ENDPOINT: `http://127.0.0.1:${port}`, UPLOAD_MAX_MB: '20' })
})
afterAll(async () => {
  await portal.close()
  await bucket.close()
  await rm(directory, { recursive: true, force: true })
})

test('the bucket goes away in the middle of an upload: that file is refused by name, the others are kept', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const first = pdfOf(100_000)
  const parts = [
    { file: 'a.pdf', bytes: first },
    { file: 'b.pdf', bytes: pdfOf(16_000_000) },
  ]
  const keys = () => readdir(path.join(directory, 'documents', member.organisationId)).catch(() => [])
  const sending = await beginUpload(visitor, parts, 9_000_000)
  await expect.poll(keys, { interval: 20, timeout: 10_000 }).not.toEqual([])
  await bucket.close()
  const answer = await sending.finish()
  expect(answer?.status).toBe(422)
  expect(answer?.text).toContain('b.pdf is door een storing bij ons niet bewaard. Probeer het opnieuw.')
  expect(namesOf(await readDocuments(member, 0))).toEqual(['a.pdf'])

  // Nothing can be kept or handed out now, and the portal says so.
  expect((await visitor.ask('/readyz')).status).toBe(503)
  expect((await sendFiles(visitor, [{ file: 'c.pdf', bytes: pdfOf(1000) }])).text).toContain(
    'c.pdf is door een storing',
  )

  await openBucket()
  // An answer is kept for a second.
  await expect.poll(async () => (await visitor.ask('/readyz')).status, { timeout: 20_000 }).toBe(200)
  expect((await sendFiles(visitor, parts.slice(1))).status).toBe(303)
  const kept = await readDocuments(member, 0)
  expect(namesOf(kept).sort()).toEqual(['a.pdf', 'b.pdf'])
  const [stored] = kept.filter(({ name }) => name === 'a.pdf')
  expect((await download(visitor, stored?.id ?? ''))?.equals(first)).toBe(true)
})
