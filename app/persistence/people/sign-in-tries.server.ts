import { and, count, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import { identityFailures, identityPlaces } from '#drizzle/schema/identity.ts'
import { database, type Queryable } from '../database.server.ts'
import { asciiLower } from './ascii-lower.ts'

/** How much is let through: so many tries in 15 minutes, and one each so many seconds after those. */
export type TryRate = { tries: number; pause: number }

/** What tries are counted by. */
export type TryCount = {
  email: string
  /** How the account is known there; null counts together with all places where it is not. */
  known: string | null
  rate: TryRate
}

/** What all tries from one network address are counted by: the address, and the key of where it is known. */
export type AddressCount = { addresses: string[]; rate: TryRate }

/** Seconds to wait; null where a try was let through. */
export type Wait = number | null

const isRecent = gt(identityFailures.at, sql`now() - interval '15 minutes'`)

/**
 * Counts a try to sign in before anything is looked at, one after the other for each account, on however many servers.
 * What is refused is not counted: it keeps nobody out any longer.
 * @param from the network address it comes from, and how much is let through from there; null is no limit
 */
export async function countTry({ email, known, rate }: TryCount, address: string, from: AddressCount | null) {
  const small = asciiLower(email)
  return database().transaction(async (tx): Promise<Wait> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${small}`}, 7))`)
    const place = known === null ? undefined : eq(identityFailures.address, known)
    const together = and(eq(identityFailures.email, small), eq(identityFailures.known, known !== null), place)
    const wait = await waitIn(tx, together, rate)
    if (wait !== null) return wait
    const waitThere = from && (await waitIn(tx, inArray(identityFailures.address, from.addresses), from.rate))
    if (waitThere !== null) return waitThere
    const at = sql`clock_timestamp()`
    await tx.insert(identityFailures).values({ email: small, address: known ?? address, known: known !== null, at })
    return null
  })
}

async function waitIn(tx: Queryable, counted: ReturnType<typeof and>, { tries, pause }: TryRate): Promise<Wait> {
  const since = sql<number>`extract(epoch from clock_timestamp() - ${max(identityFailures.at)})::float8`
  const [row] = await tx.select({ tries: count(), since }).from(identityFailures).where(and(counted, isRecent))
  if (!row || row.tries < tries || row.since >= pause) return null
  return Math.max(1, Math.ceil(pause - row.since))
}

/** Forgets the failures from one place before a sign-in that succeeded there, and those that are out of date. */
export async function forgetTries(email: string, addresses: readonly string[]): Promise<void> {
  const there = and(eq(identityFailures.email, asciiLower(email)), inArray(identityFailures.address, [...addresses]))
  await database().delete(identityFailures).where(there)
  await database()
    .delete(identityFailures)
    .where(lt(identityFailures.at, sql`now() - interval '15 minutes'`))
}

/** Days after which a place counts as unknown again. */
export const placeDays = 180

/** Those of the places in which the account has signed in. */
export async function findKnownPlaces(accountId: string, places: readonly string[]): Promise<string[]> {
  const isYoung = gt(identityPlaces.seenAt, sql`now() - make_interval(days => ${placeDays})`)
  const found = await database()
    .select({ place: identityPlaces.place })
    .from(identityPlaces)
    .where(and(eq(identityPlaces.accountId, accountId), inArray(identityPlaces.place, [...places]), isYoung))
  return found.map(({ place }) => place)
}

/** Keeps that an account has signed in in these places. */
export async function keepPlaces(accountId: string, places: readonly string[]): Promise<void> {
  await database()
    .insert(identityPlaces)
    .values(places.map((place) => ({ accountId, place })))
    .onConflictDoUpdate({ target: [identityPlaces.accountId, identityPlaces.place], set: { seenAt: sql`now()` } })
}

/** Begins anew with a new password: no guesses, and no place but those in which it was chosen. */
export async function startPlacesAnew(accountId: string, email: string, places: readonly string[]): Promise<void> {
  await database().delete(identityPlaces).where(eq(identityPlaces.accountId, accountId))
  await database()
    .delete(identityFailures)
    .where(eq(identityFailures.email, asciiLower(email)))
  await keepPlaces(accountId, places)
}
