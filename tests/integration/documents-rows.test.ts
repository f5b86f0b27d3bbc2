import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import {
  addDocuments,
  readDocument,
  readDocuments,
  removeDocument,
} from '#app/persistence/documents/documents.server.ts'
import { documents } from '#drizzle/schema/documents.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import {
  fileOf,
  floorPlans,
  namesOf,
  newMember,
  openDocumentsPlace,
  type DocumentsPlace,
} from '#tests/support/documents-place.ts'

let place: DocumentsPlace
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())

describe('documents in the database', () => {
  it('are the uploader’s, not checked yet, and counted as use', async () => {
    const member = await newMember()
    const added = await addDocuments(member, floorPlans, [fileOf('a.pdf'), fileOf('b.pdf')])
    expect(namesOf(added)).toEqual(['a.pdf', 'b.pdf'])
    expect(added[0]).toMatchObject({ userUploaded: true, accepted: false, createdByName: 'Anna', ...floorPlans })
    const used = await database().select().from(usageLog).where(eq(usageLog.organisationId, member.organisationId))
    expect(used).toMatchObject([{ logType: 'upload', amount: 2, data: 'floor-plan', userId: member.userId }])
  })

  it('are read for one location, with those of the organisation', async () => {
    const member = await newMember()
    await addDocuments(member, floorPlans, [fileOf('here.pdf')])
    await addDocuments(member, { ...floorPlans, locationIndex: 1 }, [fileOf('there.pdf')])
    await addDocuments(member, { documentType: 'processing-agreement', locationIndex: null }, [fileOf('all.pdf')])
    expect(namesOf(await readDocuments(member, 0))).toEqual(['here.pdf', 'all.pdf'])
    expect(namesOf(await readDocuments(member, null))).toEqual(['all.pdf'])
  })

  it('are nobody else’s', async () => {
    const [member, stranger] = [await newMember(), await newMember()]
    const [added] = await addDocuments(member, floorPlans, [fileOf('ours.pdf')])
    const id = added?.id ?? ''
    expect(await readDocuments(stranger, 0)).toEqual([])
    expect(await readDocument(stranger, id)).toBeNull()
    expect(await removeDocument(stranger, id)).toBeNull()
    expect(await readDocument(member, id)).toMatchObject({ name: 'ours.pdf' })
  })

  it('are found by nothing but their id', async () => {
    const member = await newMember()
    for (const id of ['', 'x', '../..', "' or 1=1", '\0', randomUUID(), 'a'.repeat(10_000)]) {
      expect(await readDocument(member, id)).toBeNull()
      expect(await removeDocument(member, id)).toBeNull()
    }
  })

  it('that are removed stay known, and removing again changes nothing', async () => {
    const member = await newMember()
    const [added] = await addDocuments(member, floorPlans, [fileOf('weg.pdf')])
    const id = added?.id ?? ''
    expect(await removeDocument(member, id)).toMatchObject({ name: 'weg.pdf' })
    const [before] = await database().select().from(documents).where(eq(documents.id, id))
    expect(before).toMatchObject({ removedByName: 'Anna', removedAt: expect.any(Date) })
    expect(await readDocuments(member, 0)).toEqual([])
    expect(await readDocument(member, id)).toBeNull()
    expect(await removeDocument({ ...member, name: 'Later' }, id)).toMatchObject({ name: 'weg.pdf' })
    expect(await database().select().from(documents).where(eq(documents.id, id))).toEqual([before])
  })

  it('that were checked, or that the provider put there, stay', async () => {
    const member = await newMember()
    const [checked, theirs] = await addDocuments(member, floorPlans, [fileOf('a.pdf'), fileOf('b.pdf')])
    await database()
      .update(documents)
      .set({ accepted: true })
      .where(eq(documents.id, checked?.id ?? ''))
    await database()
      .update(documents)
      .set({ userUploaded: false })
      .where(eq(documents.id, theirs?.id ?? ''))
    expect(await removeDocument(member, checked?.id ?? '')).toBe('accepted')
    expect(await removeDocument(member, theirs?.id ?? '')).toBeNull()
    expect(await readDocuments(member, 0)).toHaveLength(2)
  })
})
