import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readSettings, saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import type { Retention } from '#app/platform/site/settings.ts'
import { runCleanup } from '#app/platform/cleanup/cleanup.server.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { archivedLocations, organisations } from '#drizzle/schema/organisations.ts'
import { shareEvents, shareLinks } from '#drizzle/schema/share.ts'
import { shareEvidence, shareSignatures } from '#drizzle/schema/share-signing.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import { newMember, openDocumentsPlace } from '#tests/support/documents-place.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const never = new AbortController().signal
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace({ USAGE_RETENTION_DAYS: '400' })
  admin = await newAdmin()
  member = await newMember()
}, 60_000)
afterAll(() => place.close())

async function keepFor(days: Partial<Retention>) {
  const version = (await readSettings()).find(({ name }) => name === 'retention')?.version ?? 0
  await saveSetting(admin, 'retention', version, days)
}

describe('what provider staff set', () => {
  it('goes before the settings of the server, which hold where nothing was set', async () => {
    const use = (days: number) => ({ logType: 'save', amount: 1, data: '/', at: daysAgo(days) })
    const ages = async () => (await database().select().from(usageLog)).map(({ at }) => Date.now() - at.getTime())
    await database()
      .insert(usageLog)
      .values([use(401), use(399), use(101), use(99)])
    await runCleanup(never)
    expect(await ages()).toHaveLength(3)
    await keepFor({ usage: 100 })
    await runCleanup(never)
    expect(await ages()).toHaveLength(1)
  })

  it('empties the texts of old messages, and keeps that they were sent', async () => {
    const mail = { cause: 'share-link', toName: 'Bo', toAddress: 'bo@example.org', language: 'nl', subject: 'Hallo' }
    const add = (state: 'sent' | 'waiting', days: number) =>
      database()
        .insert(mailMessages)
        .values({ ...mail, state, sealedText: 'x', createdAt: daysAgo(days) })
    await Promise.all([add('sent', 11), add('sent', 9), add('waiting', 11)])
    const texts = async () =>
      (await database().select().from(mailMessages)).map(({ sealedText: words, state }) => `${state}:${words}`).sort()
    await runCleanup(never)
    expect(await texts()).toEqual(['sent:x', 'sent:x', 'waiting:x'])
    await keepFor({ mail: 10 })
    await runCleanup(never)
    expect(await texts()).toEqual(['sent:', 'sent:x', 'waiting:x'])
  })

  it('removes links that ended, but no signature', async () => {
    const { organisationId } = member
    const addLink = async (over: Partial<typeof shareLinks.$inferInsert>) => {
      const id = randomUUID()
      const made = {
        purpose: 'reviewer',
        may: 'read',
        recipientName: 'Bo',
        language: 'nl',
        createdByName: 'Anna',
      } as const
      await database()
        .insert(shareLinks)
        .values({ organisationId, id, tokenHash: id, expiresAt: daysAgo(-1), ...made, ...over })
      await database().insert(shareEvents).values({ organisationId, linkId: id, kind: 'made', byName: 'Anna' })
      return id
    }
    await addLink({ expiresAt: daysAgo(11) })
    await addLink({ revokedAt: daysAgo(11) })
    const [open, young, signed] = [
      await addLink({}),
      await addLink({ expiresAt: daysAgo(9) }),
      await addLink({ expiresAt: daysAgo(11) }),
    ]
    const signature = { role: 'signer', typedName: 'Bo', statement: 'Ja', signedText: 'x', textHash: 'x' } as const
    await database()
      .insert(shareSignatures)
      .values({ organisationId, linkId: signed, ...signature })
    await keepFor({ links: 10 })
    await runCleanup(never)
    const left = [open, young, signed].sort()
    expect((await database().select().from(shareLinks)).map(({ id }) => id).sort()).toEqual(left)
    expect((await database().select().from(shareEvents)).map(({ linkId }) => linkId).sort()).toEqual(left)
  })

  it('removes evidence of signing so long after its organisation was archived, in seven years where nothing was set', async () => {
    const signedOf = async (days: number | null) => {
      const { organisationId } = await newMember()
      const at = days === null ? null : daysAgo(days)
      await database().update(organisations).set({ archivedAt: at }).where(eq(organisations.id, organisationId))
      const signed = { typedName: 'x', statement: 'x', signedText: 'x', textHash: 'x' }
      await database()
        .insert(shareSignatures)
        .values({ organisationId, linkId: randomUUID(), role: 'signer', ...signed })
      const made = {
        linkId: randomUUID(),
        signatureIds: [],
        shown: [],
        textHash: 'x',
        title: 'x',
        language: 'nl',
        size: 1,
      }
      const own = { number: organisationId, sha256: organisationId, storageKey: organisationId }
      const chain = { place: 1, previousHash: '', hash: 'x', at: new Date(0) }
      await database()
        .insert(shareEvidence)
        .values({ organisationId, ...made, ...own, ...chain })
      return organisationId
    }
    const [ofCustomer, recent, old, older] = [
      await signedOf(null),
      await signedOf(99),
      await signedOf(2550),
      await signedOf(2560),
    ]
    const left = async () =>
      Promise.all(
        [shareEvidence, shareSignatures].map(async (table) =>
          (await database().select({ of: table.organisationId }).from(table))
            .map(({ of }) => of)
            .filter((of) => [ofCustomer, recent, old, older].includes(of))
            .toSorted(),
        ),
      )
    const just = (...kept: string[]) => [kept.toSorted(), kept.toSorted()]
    await keepFor({})
    await runCleanup(never)
    expect(await left()).toEqual(just(ofCustomer, recent, old))
    await keepFor({ proofs: 100 })
    await runCleanup(never)
    expect(await left()).toEqual(just(ofCustomer, recent))
  })

  it('removes the history of archived locations and old notes on staff', async () => {
    const { organisationId } = member
    const archive = async (days: number | null) => {
      const [location, formId] = [randomUUID(), randomUUID()]
      const at = { organisationId, locationIndex: days === null ? 0 : 1_000_000 + days }
      const archivedLocationId = days === null ? null : location
      const gone = { organisationId, id: location, name: 'x', archivedByName: 'x' }
      if (days !== null)
        await database()
          .insert(archivedLocations)
          .values({ ...gone, archivedAt: daysAgo(days) })
      const form = { formType: 'target-date', fields: {}, version: 1, updatedByName: 'x' }
      await database()
        .insert(forms)
        .values({ ...at, id: formId, archivedLocationId, ...form })
      const change = { version: 1, path: 'date', userName: 'x', way: 'page' } as const
      await database()
        .insert(formChanges)
        .values({ organisationId, formId, ...change })
      return formId
    }
    await archive(11)
    const kept = [await archive(9), await archive(null)].sort()
    const note = (days: number) => ({ userName: 'x', action: 'x', subject: {}, at: daysAgo(days) })
    await database()
      .insert(auditLog)
      .values([note(11), note(9)])
    await keepFor({ archived: 10, audit: 10 })
    await runCleanup(never)
    expect((await database().select().from(formChanges)).map(({ formId }) => formId).sort()).toEqual(kept)
    const old = await database()
      .select()
      .from(auditLog)
      .where(sql`at < now() - interval '5 days'`)
    expect(old).toHaveLength(1)
  })
})
