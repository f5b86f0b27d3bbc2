import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment, keepEnvironment } from '#app/platform/config/env.server.ts'
import { scanOfUploads, startScanning, stopScanning } from '#app/platform/documents/scanning.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments, readDocument } from '#app/persistence/documents/documents.server.ts'
import { claimScan, postponeScan, readWaitingScans } from '#app/persistence/documents/scans.server.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import { documents } from '#drizzle/schema/documents.ts'
import { openClamd, type Clamd } from '#tests/support/clamd.ts'
import { openStandIn, type StandIn } from '#tests/support/clamd-stand-in.ts'
import { floorPlans, newMember, openDocumentsPlace, type DocumentsPlace } from '#tests/support/documents-place.ts'
import { eicar } from '#tests/support/eicar.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let clamd: Clamd
let standIn: StandIn
let place: DocumentsPlace
let member: Member
beforeAll(async () => {
  clamd = await openClamd('unix')
  standIn = await openStandIn()
  place = await openDocumentsPlace({ CLAMD_URL: clamd.address })
  member = await newMember()
})
afterAll(async () => {
  await place.close()
  await Promise.all([clamd.close(), standIn.close()])
})

/** An upload with this in it, as it stands there before anything looked at it. */
async function upload(text: string) {
  const storageKey = `${member.organisationId}/${randomUUID()}`
  const written = await fileStore().write(storageKey, Readable.from([Buffer.from(text)]))
  const file = { ...written, storageKey, name: 'plan.pdf', mediaType: 'application/pdf', scan: scanOfUploads() }
  const [added] = await addDocuments(member, floorPlans, [file])
  if (!added) throw new Error('The upload was not kept.')
  return added
}
const rowOf = async (id: string) => (await database().select().from(documents).where(eq(documents.id, id)))[0]
const useScanner = (CLAMD_URL: string | undefined) => keepEnvironment({ ...environment(), CLAMD_URL })
const isGone = (storageKey: string) =>
  fileStore()
    .read(storageKey)
    .then(
      (file) => void file.destroy(),
      (error: unknown) => error,
    )

test('a harmless upload waits, and is clean once it was looked at', async () => {
  const { id } = await upload('%PDF-1.4 harmless')
  expect(await rowOf(id)).toMatchObject({ scan: 'waiting', scannedAt: null })
  await startScanning()
  expect(await rowOf(id)).toMatchObject({ scan: 'clean', scannedAt: expect.any(Date), erasedAt: null })
})

test('the bytes of an infected one go, and both logs tell it', async () => {
  const { id, storageKey } = await upload(eicar)
  await startScanning()
  expect(await rowOf(id)).toMatchObject({ scan: 'infected', erasedAt: expect.any(Date), removedAt: null })
  expect(await isGone(storageKey)).toBeInstanceOf(Error)
  const notes = await database().select().from(auditLog).where(eq(auditLog.action, 'document-infected'))
  expect(notes).toMatchObject([
    {
      userId: null,
      userName: 'ClamAV',
      organisationId: member.organisationId,
      subject: { id, name: 'plan.pdf', virus: expect.stringMatching(/^Eicar/) },
    },
  ])
  const rows = await database().execute(`select amount, data, user_id from usage_log where log_type = 'infected'`)
  expect(rows[0]).toEqual({ amount: 1, data: 'floor-plan', user_id: member.userId })
})

test('without a scanner nothing waits', async () => {
  useScanner(undefined)
  const { id } = await upload('%PDF-1.4')
  await startScanning()
  expect(await readDocument(member, id)).toMatchObject({ scan: 'off' })
})

test('while the scanner is away uploads wait, and then have their turn', async () => {
  const gone = await openStandIn()
  await gone.close()
  useScanner(gone.address)
  const uploads = [await upload('one'), await upload(eicar), await upload('three')]
  await startScanning()
  for (const { id } of uploads) expect(await rowOf(id)).toMatchObject({ scan: 'waiting' })
  const admin = await newAdmin()
  expect(await readWaitingScans(admin)).toEqual({ waiting: 3, since: uploads[0]?.createdAt })
  await expect(readWaitingScans(member)).rejects.toThrow('Only provider staff')
  useScanner(clamd.address)
  await startScanning()
  const states = await Promise.all(uploads.map(async ({ id }) => (await rowOf(id))?.scan))
  expect(states).toEqual(['clean', 'infected', 'clean'])
  expect(await readWaitingScans(admin)).toBeNull()
})

test('a file with which the scanner breaks off, or which it refuses, does not keep the others waiting', async () => {
  useScanner(standIn.address)
  for (const manner of ['hangs up on data', 'refuses'] as const) {
    standIn.behave(manner)
    const first = await upload('first')
    await startScanning()
    expect(await rowOf(first.id)).toMatchObject({ scan: 'waiting', scannedAt: expect.any(Date) })
    standIn.behave('usual')
    const second = await upload('second')
    await startScanning()
    expect(await rowOf(second.id)).toMatchObject({ scan: 'clean' })
    expect(await rowOf(first.id)).toMatchObject({ scan: 'waiting' })
    await postponeScan({ ...first, organisationId: member.organisationId }, 0)
    await startScanning()
    expect(await rowOf(first.id)).toMatchObject({ scan: 'clean' })
  }
})

test('a file that is not there is passed over', async () => {
  useScanner(standIn.address)
  const lost = await upload('lost')
  await fileStore().remove(lost.storageKey)
  const there = await upload('there')
  await startScanning()
  expect((await rowOf(lost.id))?.scan).toBe('waiting')
  expect((await rowOf(there.id))?.scan).toBe('clean')
  await database().delete(documents).where(eq(documents.id, lost.id))
})

test('servers that look at the same time take different documents', async () => {
  useScanner(standIn.address)
  const uploads = await Promise.all(Array.from({ length: 6 }, (_, n) => upload(`file ${n}`)))
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimScan()))
  const taken = claims.flatMap((claim) => claim?.id ?? [])
  expect(taken.sort()).toEqual(uploads.map(({ id }) => id).sort())
  await startScanning()
  expect((await rowOf(taken[0] ?? ''))?.scan).toBe('waiting')
  for (const claim of claims) if (claim) await postponeScan(claim, 0)
  await startScanning()
  for (const id of taken) expect((await rowOf(id))?.scan).toBe('clean')
})

test('what is under way when the portal stops waits again', async () => {
  useScanner(standIn.address)
  standIn.behave('silent')
  const { id } = await upload('half looked at')
  const scanning = startScanning()
  await expect.poll(async () => (await rowOf(id))?.scannedAt).toBeInstanceOf(Date)
  await stopScanning()
  await scanning
  standIn.behave('usual')
  await startScanning()
  expect((await rowOf(id))?.scan).toBe('clean')
})
