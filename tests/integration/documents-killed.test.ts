import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { keepDocument } from '#tests/support/review-desk.ts'
import { atNight } from '#tests/support/stages.ts'
import { storedForm } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { beginUpload, download, pdfOf, sendFiles } from '#tests/support/upload-form.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const sha256 = (bytes: Buffer | null) => bytes && createHash('sha256').update(bytes).digest('hex')

/** Each row has its bytes, whole. */
async function expectWhole(visitor: Visitor, member: Member): Promise<string[]> {
  const kept = await readDocuments(member, 0)
  for (const { id, sha256: hash } of kept) expect(sha256(await download(visitor, id))).toBe(hash)
  return kept.map(({ name }) => name).sort()
}

test('killed in the middle of a file: no row and no file, and it can be sent again', atNight, async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const parts = [
    { file: 'a.pdf', bytes: pdfOf(1000) },
    { file: 'b.pdf', bytes: pdfOf(900_000) },
  ]
  const half = await beginUpload(visitor, parts, 500_000)
  await expect.poll(() => portal.filesOf(member.organisationId), { interval: 20 }).toHaveLength(1)
  await expect.poll(() => portal.filesOf('.incoming'), { interval: 20 }).toHaveLength(1)
  await portal.killAndStart()
  expect(await half.finish()).toBeNull()
  expect(await readDocuments(member, 0)).toEqual([])
  expect((await sendFiles(visitor, parts)).status).toBe(303)
  expect(await expectWhole(visitor, member)).toEqual(['a.pdf', 'b.pdf'])
})

test(
  'killed when the bytes are there and the row is not: no row, no change, and the bytes belong to nobody',
  atNight,
  async () => {
    const member = await addOrganisation(['Huis'])
    const visitor = await signedIn(portal.origin, member)
    const part = { file: 'a.pdf', bytes: pdfOf(1000) }
    let upload: Promise<unknown> = Promise.resolve()
    await portal.sql.begin(async (tx) => {
      // Lets everybody read, and nobody write, until the server is gone.
      await tx`lock table documents in share row exclusive mode`
      upload = sendFiles(visitor, [part]).catch(() => null)
      const waiting = () => portal.sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into "documents"%'`
      await expect.poll(waiting, { interval: 20, timeout: 10_000 }).toHaveLength(1)
      expect(await portal.filesOf(member.organisationId)).toHaveLength(1)
      await portal.killAndStart()
    })
    expect(await upload).toBeNull()
    expect(await readDocuments(member, 0)).toEqual([])
    expect(await storedForm(portal, member, 'floor-plan')).toBeUndefined()
    expect((await sendFiles(visitor, [part])).status).toBe(303)
    expect(await expectWhole(visitor, member)).toEqual(['a.pdf'])
  },
)

test('killed while many upload: what was acknowledged is there, and nothing is half there', async () => {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const acknowledged: string[] = []
  let isOver = false
  const uploading = Promise.all(
    [0, 1, 2, 3].map(async (lane) => {
      for (let number = 0; !isOver; number += 1) {
        const file = `${lane}-${number}.pdf`
        const answer = await sendFiles(visitor, [{ file, bytes: pdfOf(200_000) }]).catch(() => null)
        if (answer?.status === 303 && !isOver) acknowledged.push(file)
      }
    }),
  )
  await expect.poll(() => acknowledged.length, { interval: 10, timeout: 20_000 }).toBeGreaterThan(8)
  const restarted = portal.killAndStart()
  isOver = true
  await Promise.all([restarted, uploading])
  const kept = await expectWhole(visitor, member)
  expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
})

test(
  'killed while a document is accepted: neither accepted nor written down, and it can be accepted again',
  atNight,
  async () => {
    const member = await addOrganisation(['Huis'])
    const desk = await signedIn(portal.origin, await newAdmin())
    const { id } = await keepDocument(member)
    const accept = () =>
      desk.post(`/admin/review/${member.organisationId}/${id}`, { verdict: 'accept', seenAt: '' }).catch(() => null)
    const judged = async () => {
      const [row] = await portal.sql`select accepted, reviewed_at is not null as reviewed,
      (select count(*)::int from audit_log where subject ->> 'documentId' = ${id}) as notes from documents where id = ${id}`
      return row
    }
    let accepting: Promise<unknown> = Promise.resolve()
    await portal.sql.begin(async (tx) => {
      // The verdict is written by then, and waits for its note.
      await tx`lock table audit_log in share row exclusive mode`
      accepting = accept()
      const waiting = () => portal.sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into "audit_log"%'`
      await expect.poll(waiting, { interval: 20, timeout: 10_000 }).toHaveLength(1)
      await portal.killAndStart()
    })
    expect(await accepting).toBeNull()
    expect(await judged()).toEqual({ accepted: false, reviewed: false, notes: 0 })
    expect((await accept())?.status).toBe(303)
    expect(await judged()).toEqual({ accepted: true, reviewed: true, notes: 1 })
  },
)
