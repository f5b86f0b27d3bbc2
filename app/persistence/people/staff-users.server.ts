import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { assertMay, type StaffRole } from '#app/persistence/staff-rights.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '../actor.ts'
import { noteActions } from '../staff/audit.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { assertStaff, shownOfUser, type ListedUser } from './users-list.server.ts'

/** What can be changed of a user. Anyone who belongs to no organisation is provider staff, and they alone have a role. */
export type UserDetails = {
  name: string
  organisationId: string | null
  language: Language
  staffRole?: StaffRole | null
}
/** Somebody who gets an invitation. */
export type Invitee = UserDetails & { userId: string; email: string; organisationName: string | null }
/** Writes the invitations, in the transaction that makes the users. */
type Write = (tx: Queryable, invitees: readonly Invitee[]) => Promise<unknown>

const one = (id: string) => eq(users.id, id)

/** A user as provider staff see them on their own page. */
export type SeenUser = ListedUser & {
  disabledAt: Date | null
  disabledByName: string | null
  staffRole: StaffRole | null
  mayReadSecurityLog: boolean
  maySignForProvider: boolean
}

/**
 * One user.
 * @param actor somebody of the provider's staff
 * @param id anything
 * @returns null where there is none
 */
export async function readUser(actor: Actor, id: string): Promise<SeenUser | null> {
  assertStaff(actor)
  if (!isId(id)) return null
  const { disabledAt, disabledByName, staffRole, mayReadSecurityLog, maySignForProvider } = users
  const [found] = await database()
    .select({ ...shownOfUser, disabledAt, disabledByName, staffRole, mayReadSecurityLog, maySignForProvider })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(one(id))
  return found ?? null
}

/** Which of these e-mail addresses belong to a user already; in small letters. */
export async function takenAddresses(actor: Actor, emails: readonly string[]): Promise<Set<string>> {
  assertStaff(actor)
  const small = sql<string>`lower(${users.email})`
  const asked = emails.map((email) => email.toLowerCase())
  const found =
    asked.length === 0 ? [] : await database().select({ email: small }).from(users).where(inArray(small, asked))
  return new Set(found.map(({ email }) => email))
}

/** Who of these e-mail addresses are users already, and where; null where that is with us. */
export async function knownPeople(actor: Actor, emails: readonly string[], tx: Queryable = database()) {
  assertStaff(actor)
  if (emails.length === 0) return []
  const small = sql<string>`lower(${users.email})`
  const asked = emails.map((email) => email.toLowerCase())
  return tx
    .select({ email: small, name: users.name, organisationName: organisations.name })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(inArray(small, asked))
}

/**
 * Makes users and writes their invitations: all of it or nothing. Whose e-mail address is known already is left out.
 * @param actor somebody of the provider's staff; where others become staff by it, an administrator
 * @returns those who were invited; null, and nobody was, where an organisation does not exist or is archived
 */
export async function inviteUsers(
  actor: Actor,
  people: readonly (UserDetails & { email: string })[],
  write: Write,
): Promise<Invitee[] | null> {
  return database().transaction((tx) => addUsers(tx, actor, people, write))
}

/**
 * The same in the caller's transaction, or without invitations.
 * @param write null where nobody is invited yet
 */
export async function addUsers(
  tx: Queryable,
  actor: Actor,
  people: readonly (UserDetails & { email: string })[],
  write: Write | null,
): Promise<Invitee[] | null> {
  assertMay(actor, people.some(({ organisationId }) => organisationId === null) ? 'administer' : 'work')
  if (people.length === 0) return []
  const names = await lockOrganisations(tx, people)
  if (!names) return null
  const invitedAt = write && sql`now()`
  const added = await tx
    .insert(users)
    .values(people.map((person) => ({ ...person, isAdmin: person.organisationId === null, invitedAt })))
    .onConflictDoNothing()
    .returning({ userId: users.id, email: users.email })
  const invitees = added.flatMap(({ userId, email }) => {
    const person = people.find((one) => one.email === email)
    return person ? [{ ...person, userId, organisationName: names.get(person.organisationId ?? '') ?? null }] : []
  })
  await write?.(tx, invitees)
  await noteUsers(tx, actor, write ? 'user-invited' : 'user-added', invitees)
  return invitees
}

/**
 * Names by id of the organisations that people are to belong to; they cannot be archived before this is done.
 * @returns null where one is not there, or archived already
 */
async function lockOrganisations(tx: Queryable, people: readonly UserDetails[]) {
  const ids = [...new Set(people.flatMap(({ organisationId }) => organisationId ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const found = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(inArray(organisations.id, ids), isNull(organisations.archivedAt)))
    // Not 'share': of two who invite at once neither could let the organisation's revision grow.
    .for('key share')
  return found.length < ids.length ? null : new Map(found.map(({ id, name }) => [id, name]))
}

/**
 * Writes the invitation of a user who is not disabled once more; within a minute of the one before it only says so, so
 * that a button that is pressed twice sends one.
 * @param id anything
 * @returns null where there is none
 */
export async function inviteAgain(actor: Actor, id: string, write: Write): Promise<'invited' | 'just-invited' | null> {
  assertMay(actor, 'work')
  return database().transaction(async (tx) => {
    const found = await lockUser(tx, id)
    if (!found || found.disabledAt) return null
    const noted = await tx
      .update(users)
      .set({ invitedAt: sql`now()` })
      .where(and(one(id), sql`coalesce(${users.invitedAt} <= now() - interval '1 minute', true)`))
      .returning({ id: users.id })
    if (noted.length === 0) return 'just-invited'
    await write(tx, [{ ...found, userId: id }])
    await noteUser(tx, actor, 'user-invited-again', { ...found, userId: id })
    return 'invited'
  })
}

/**
 * Reads a user whom nobody else can change before the transaction ends.
 * @param id anything
 */
export async function lockUser(tx: Queryable, id: string) {
  if (!isId(id)) return null
  const [user] = await tx.select().from(users).where(one(id)).for('update')
  if (!user) return null
  const [organisation] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, sql`${user.organisationId}::uuid`))
  const language: Language = user.language === 'en' ? 'en' : 'nl'
  return { ...user, language, organisationName: organisation?.name ?? null }
}

type Noted = { userId: string; name: string; email: string; organisationId: string | null }

type UserAction =
  'user-added' | 'user-invited' | 'user-invited-again' | 'user-changed' | 'user-disabled' | 'user-enabled'

/** Writes down what was done to a user. */
export const noteUser = (tx: Queryable, actor: Actor, action: UserAction, user: Noted): Promise<void> =>
  noteUsers(tx, actor, action, [user])

const noteUsers = (tx: Queryable, actor: Actor, action: UserAction, noted: readonly Noted[]): Promise<void> =>
  noteActions(
    tx,
    actor,
    noted.map(({ userId, name, email, organisationId }) => ({
      ...{ action, organisationId },
      subject: { user: userId, name, email },
    })),
  )
