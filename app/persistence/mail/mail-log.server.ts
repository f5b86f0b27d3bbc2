import { and, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { identityAccounts } from '#drizzle/schema/identity.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import { exactly, isBehind, readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { allowAddress } from './delivery.server.ts'
import { addSendingJobs, type MailState } from './mail.server.ts'

const { sealedText, onceKey: _key, ...columns } = getTableColumns(mailMessages)
const shown = { ...columns, organisationName: organisations.name }

/** Which messages are asked for; null for all. */
export type MailFilter = { state: MailState | null; organisationId: string | null }

function assertStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff may see messages.')
}

/** A message in the log: all but its words. */
export type LoggedMail = Omit<Awaited<ReturnType<typeof selectMail>>[number], 'place'>

/**
 * A page of the messages, newest first, without their words.
 * @param actor somebody of the provider's staff
 * @param page from 1
 * @param size messages per page
 * @throws where the actor is no administrator
 */
export async function listMail(actor: Actor, filter: MailFilter, page: number, size: number) {
  assertStaff(actor)
  const asked = conditionOf(filter)
  const [messages, [counted]] = await Promise.all([
    selectMail(asked)
      .limit(size)
      .offset((page - 1) * size),
    database().select({ total: count() }).from(mailMessages).where(asked),
  ])
  return { messages, total: counted?.total ?? 0 }
}

/**
 * All messages that are asked for, newest first, without their words, read a thousand at a time.
 * @param actor somebody of the provider's staff
 * @throws where the actor is no administrator
 */
export function everyMail(actor: Actor, filter: MailFilter): AsyncGenerator<LoggedMail> {
  assertStaff(actor)
  return readInBatches<LoggedMail & { place: string }>((last, most) =>
    selectMail(and(conditionOf(filter), isBehind(last, mailMessages.createdAt, mailMessages.id, '<'))).limit(most),
  )
}

const selectMail = (asked: SQL | undefined) =>
  database()
    .select({ ...shown, place: exactly(mailMessages.createdAt) })
    .from(mailMessages)
    .leftJoin(organisations, eq(organisations.id, mailMessages.organisationId))
    .where(asked)
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))

function conditionOf({ state, organisationId }: MailFilter): SQL | undefined {
  const isOfOrganisation = (id: string) => (isId(id) ? eq(mailMessages.organisationId, id) : sql`false`)
  return and(
    state === null ? undefined : eq(mailMessages.state, state),
    organisationId === null ? undefined : isOfOrganisation(organisationId),
  )
}

/** Whether the recipient has an account that was used, or has a password. */
const isAccountUsed = sql<boolean>`exists (select from ${users}
    where lower(${users.email}) = lower(${mailMessages.toAddress}) and (${users.subject} is not null or ${users.seenAt} is not null))
  or exists (select from ${identityAccounts} where ${identityAccounts.email} = lower(${mailMessages.toAddress}))`

/**
 * One message with its words, still sealed; that it was opened is written down, because links stand in it.
 * @param actor somebody of the provider's staff
 * @param id anything
 * @returns null where there is none
 */
export async function openMail(actor: Actor, id: string) {
  assertStaff(actor)
  if (!isId(id)) return null
  return database().transaction(async (tx) => {
    const [found] = await tx
      .select({ ...shown, sealedText, isAccountUsed })
      .from(mailMessages)
      .leftJoin(organisations, eq(organisations.id, mailMessages.organisationId))
      .where(eq(mailMessages.id, id))
    if (!found) return null
    const { organisationId, cause } = found
    await noteAction(tx, actor, { action: 'mail-opened', organisationId, subject: { mailId: found.id, cause } })
    return found
  })
}

/**
 * Lets a message go out that could not be sent, or was written while there was no mail server; its address is written to again.
 * @param actor somebody of the provider's staff
 * @param id anything
 * @returns null where there is none; false where it waits or was sent, and nothing was done
 */
export async function sendMailAgain(actor: Actor, id: string): Promise<boolean | null> {
  assertStaff(actor)
  if (!isId(id)) return null
  return database().transaction(async (tx) => {
    const one = eq(mailMessages.id, id)
    // Without waiting: the row is locked for as long as its mail server takes.
    const [found] = await tx
      .select()
      .from(mailMessages)
      .where(and(one, inArray(mailMessages.state, ['kept', 'failed'])))
      .for('update', { skipLocked: true })
    if (!found) {
      const [other] = await tx.select({ id: mailMessages.id }).from(mailMessages).where(one)
      return other ? false : null
    }
    await allowAddress(tx, found.toAddress)
    const fresh = { delivery: null, deliveryAt: null, undeliveredWhy: null, blocksAddress: false }
    await tx
      .update(mailMessages)
      .set({ state: 'waiting', attempts: 0, problem: null, ...fresh })
      .where(one)
    await addSendingJobs(tx, [id])
    const { organisationId, cause } = found
    await noteAction(tx, actor, { action: 'mail-sent-again', organisationId, subject: { mailId: id, cause } })
    return true
  })
}
