import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { identityAccounts, identityKeys, identityStore } from '#drizzle/schema/identity.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { authSessions } from '#drizzle/schema/sessions.ts'
import { database } from '../database.server.ts'
import { asciiLower, asciiLowerOf } from './ascii-lower.ts'

/** The name under which records of people keep the embedded provider. Its issuer changes with the portal's address. */
export const embeddedPeople = 'embedded'

export type IdentityAccount = typeof identityAccounts.$inferSelect
export type StoredPayload = Record<string, unknown>

/** The account with this e-mail address, as typed or not in capitals. */
export async function findAccountByEmail(email: string): Promise<IdentityAccount | null> {
  const [account] = await database()
    .select()
    .from(identityAccounts)
    .where(eq(identityAccounts.email, asciiLower(email)))
  return account ?? null
}

/** The account with this subject. */
export async function findAccountById(id: string): Promise<IdentityAccount | null> {
  const [account] = await database().select().from(identityAccounts).where(eq(identityAccounts.id, id))
  return account ?? null
}

/** The organisation of the person who signs in with an account; null where they belong to none, or it is archived. */
export async function findOrganisationOfAccount(accountId: string): Promise<{ id: string; name: string } | null> {
  const isKnown = and(eq(users.subject, identityAccounts.id), eq(users.issuer, embeddedPeople))
  const isTheirs = or(isKnown, eq(asciiLowerOf(users.email), identityAccounts.email))
  const [found] = await database()
    .select({ id: organisations.id, name: organisations.name })
    .from(identityAccounts)
    .innerJoin(users, isTheirs)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(identityAccounts.id, accountId), isNull(organisations.archivedAt)))
    // A record that knows the account goes before one that has only its e-mail address.
    .orderBy(sql`${users.subject} = ${accountId} desc nulls last`)
    .limit(1)
  return found ?? null
}

/** Removes what is out of date. */
export async function forgetOld(): Promise<void> {
  await database()
    .delete(identityStore)
    .where(lt(identityStore.expiresAt, sql`now()`))
}

/** Ids are credentials (session cookies, codes, refresh tokens), so the database stores their hash. */
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex')

/** Stands in a payload for the id of the object itself. */
const ownId = '{id}'

/** A payload without what gets somebody in: its own id, and the session's cookie, which a login notes and never reads. */
function withoutSecrets(payload: StoredPayload, id: string): StoredPayload {
  const text = JSON.stringify(payload, (key, value: unknown) => (key === 'cookie' ? undefined : value))
  const safe: StoredPayload = JSON.parse(text.replaceAll(id, ownId))
  return safe
}

/** Keeps one object of the identity provider. `lifetime` in seconds; undefined where it does not expire. */
export async function storePayload(
  model: string,
  id: string,
  payload: StoredPayload,
  lifetime?: number,
): Promise<void> {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const values = {
    payload: withoutSecrets(payload, id),
    grantId: text(payload.grantId),
    uid: text(payload.uid),
    expiresAt: lifetime === undefined ? null : sql`now() + make_interval(secs => ${lifetime})`,
  }
  const target = [identityStore.model, identityStore.id]
  await database()
    .insert(identityStore)
    .values({ model, id: hashOf(id), ...values })
    .onConflictDoUpdate({ target, set: values })
}

/** The object of a kind with this id; `consumed` in epoch seconds where it was used up. */
export async function readPayload(model: string, id: string): Promise<StoredPayload | undefined> {
  const [row] = await database().select().from(identityStore).where(one(model, id))
  if (!row) return undefined
  const payload: StoredPayload = JSON.parse(JSON.stringify(row.payload).replaceAll(ownId, () => id))
  return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload
}

/** The object of a kind with this uid, to be looked at only: its id is known to nobody but who holds it. */
export async function readPayloadByUid(model: string, uid: string): Promise<StoredPayload | undefined> {
  const [row] = await database()
    .select()
    .from(identityStore)
    .where(and(eq(identityStore.model, model), eq(identityStore.uid, uid)))
  return row?.payload
}

const one = (model: string, id: string) => and(eq(identityStore.model, model), eq(identityStore.id, hashOf(id)))

/**
 * Signs browsers out at the provider too: those whose sessions here had these refresh tokens. Where they sign in without a
 * page the provider would let them in again otherwise.
 */
export async function endProviderSessions(refreshTokens: readonly string[]): Promise<void> {
  if (refreshTokens.length === 0) return
  await database().execute(sql`
    delete from identity_store s using identity_store t
    where s.model = 'Session' and s.uid = t.payload ->> 'sessionUid' and t.model = 'RefreshToken'
      and t.id in (select jsonb_array_elements_text(${JSON.stringify(refreshTokens.map(hashOf))}::jsonb))`)
}

/** Marks a code as used. */
export async function consumePayload(model: string, id: string): Promise<void> {
  await database()
    .update(identityStore)
    .set({ consumedAt: sql`now()` })
    .where(one(model, id))
}

/** Removes one object. */
export async function deletePayload(model: string, id: string): Promise<void> {
  await database().delete(identityStore).where(one(model, id))
}

/** Removes one object, and gives it to whoever was first; undefined where it is gone or out of date. */
export async function takePayload(model: string, id: string): Promise<StoredPayload | undefined> {
  const [row] = await database()
    .delete(identityStore)
    .where(and(one(model, id), gt(identityStore.expiresAt, sql`now()`)))
    .returning({ payload: identityStore.payload })
  return row?.payload
}

/** Removes every object of a kind that came from one grant. */
export async function deletePayloadsOfGrant(model: string, grantId: string): Promise<void> {
  await database()
    .delete(identityStore)
    .where(and(eq(identityStore.model, model), eq(identityStore.grantId, grantId)))
}

/** A kept key, sealed; null where there is none yet. */
export async function readKey(name: string): Promise<string | null> {
  const [key] = await database()
    .select({ value: identityKeys.value })
    .from(identityKeys)
    .where(eq(identityKeys.name, name))
  return key?.value ?? null
}

/** Removes all sealed keys, and everybody's session with them: for a database whose secret is lost. */
export async function giveUpSealed(): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.delete(identityKeys).where(sql`true`)
    await tx.delete(authSessions).where(sql`true`)
  })
}

/**
 * Keeps a sealed key in the place of `instead`. Where another process was first, its key stays.
 * @returns the key that is kept now
 */
export async function keepKey(name: string, value: string, instead: string | null): Promise<string> {
  const target = identityKeys.name
  const setWhere = eq(identityKeys.value, instead ?? '')
  await database().insert(identityKeys).values({ name, value }).onConflictDoUpdate({ target, set: { value }, setWhere })
  return (await readKey(name)) ?? value
}
