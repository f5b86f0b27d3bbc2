import { and, asc, eq, sql } from 'drizzle-orm'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { database, type Queryable } from '../database.server.ts'
import { whyBlocked, type UndeliveredWhy } from './delivery.server.ts'

/** Where a message is written: the transaction of what it tells, so that both are there or neither. */
type Row = typeof mailMessages.$inferSelect
export type MailState = Row['state']

export type NewMail = Pick<
  Row,
  'organisationId' | 'cause' | 'toName' | 'toAddress' | 'language' | 'subject' | 'sealedText'
> & {
  onceKey?: string
  /** The share link that it carries. */
  linkId?: string | null
  state: 'kept' | 'waiting'
}

/**
 * Writes messages, in two statements however many they are; those that wait get their job. To an address that takes no
 * mail one is written as failed, with why.
 * @returns how many were written: not those whose `onceKey` was there
 */
export async function addMails(tx: Queryable, mails: readonly NewMail[]): Promise<number> {
  if (mails.length === 0) return 0
  const added = await tx
    .insert(mailMessages)
    .values(mails.map((mail) => (mail.state === 'waiting' ? { ...mail, ...unlessBlocked(mail.toAddress) } : mail)))
    .onConflictDoNothing({ target: mailMessages.onceKey })
    .returning({ id: mailMessages.id, state: mailMessages.state })
  const waiting = added.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  if (waiting.length > 0) await addSendingJobs(tx, waiting)
  return added.length
}

/** What of a message depends on whether its address takes mail. */
function unlessBlocked(address: string) {
  const why = whyBlocked(address)
  return {
    state: sql<MailState>`case when ${why} is null then 'waiting' else 'failed' end`,
    delivery: sql<Row['delivery']>`case when ${why} is null then null else 'not-written' end`,
    undeliveredWhy: why,
  }
}

/** The name of the job, for anyone who adds it and anyone who does it. */
export const sendingJob = 'send_mail'

/**
 * How often the job may come by. More than a message is tried (app/platform/mail/send.server.ts), because a job also counts where
 * the database was away; what has no job any more gets one from `requeueLostMail`.
 */
const maxJobs = 25

/**
 * Adds the jobs that send messages. There is one for each message; one that a dead server still holds is replaced. They
 * start when the transaction is committed.
 */
export async function addSendingJobs(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${sendingJob}, json_build_object('id', id), job_key => id,
    max_attempts => ${maxJobs}) from json_array_elements_text(${JSON.stringify(ids)}::json) as id`)
}

/** A message that is to go out now. */
export type WaitingMail = Pick<
  Row,
  | 'id'
  | 'toName'
  | 'toAddress'
  | 'language'
  | 'cause'
  | 'subject'
  | 'sealedText'
  | 'attempts'
  | 'organisationId'
  | 'linkId'
> & {
  /** The first message about the same link to the same address; null where this is the first, or it is about no link. */
  follows: string | null
}

/** Why a mail server does not take a message at all, and whether that is so for all messages to its address. */
export type Refusal = { why: UndeliveredWhy; isHard: boolean }

/**
 * What became of an attempt. `problem` is what the mail server said; `isMaybeSent` is true where it said nothing although it
 * had all of the message.
 */
export type SendingOutcome =
  | { state: 'sent' }
  | { state: 'waiting'; problem: string; isMaybeSent?: boolean }
  | { state: 'failed'; problem: string; refusal?: Refusal }

/**
 * Lets `send` send a message while nobody else can: the claim is a lock on the row, so it ends with the process that
 * holds it.
 * @returns what became of it; null where it does not wait any more
 * @throws where somebody else is sending it
 */
export async function sendWaitingMail(
  id: string,
  send: (mail: WaitingMail) => Promise<SendingOutcome>,
): Promise<SendingOutcome | null> {
  await noteAttempt(id)
  return database().transaction(async (tx) => {
    // A mail server may be slower than anything else that is waited for in a transaction.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '3min'`)
    const [mail] = await tx.select().from(mailMessages).where(eq(mailMessages.id, id)).for('update', { noWait: true })
    if (mail?.state !== 'waiting') return null
    const outcome = await send({ ...mail, follows: await firstOfLink(tx, mail) })
    const about = outcome.state === 'sent' ? { sentAt: sql`now()`, problem: null } : { problem: outcome.problem }
    const isMaybeSent = mail.isMaybeSent || (outcome.state === 'waiting' && outcome.isMaybeSent === true)
    const refusal = outcome.state === 'failed' && outcome.refusal ? refusedBy(outcome.refusal) : {}
    await tx
      .update(mailMessages)
      .set({ state: outcome.state, attempts: mail.attempts + 1, begunAt: null, isMaybeSent, ...about, ...refusal })
      .where(eq(mailMessages.id, id))
    return outcome
  })
}

async function firstOfLink(tx: Queryable, { id, linkId, toAddress }: Row): Promise<string | null> {
  if (linkId === null) return null
  const [first] = await tx
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(and(eq(mailMessages.linkId, linkId), eq(mailMessages.toAddress, toAddress)))
    .orderBy(asc(mailMessages.createdAt), asc(mailMessages.id))
    .limit(1)
  return first && first.id !== id ? first.id : null
}

/**
 * Writes down that a message is being handed over, before it is. Where that was written down already, whoever did it died: what
 * the mail server had of it then is not known.
 * @throws where somebody else is sending it
 */
async function noteAttempt(id: string): Promise<void> {
  const one = and(eq(mailMessages.id, id), eq(mailMessages.state, 'waiting'))
  await database().transaction(async (tx) => {
    await tx.select({ id: mailMessages.id }).from(mailMessages).where(one).for('update', { noWait: true })
    await tx
      .update(mailMessages)
      .set({
        begunAt: sql`now()`,
        isMaybeSent: sql`${mailMessages.isMaybeSent} or ${mailMessages.begunAt} is not null`,
      })
      .where(one)
  })
}

const refusedBy = ({ why, isHard }: Refusal) => ({
  delivery: isHard ? ('undeliverable' as const) : ('undelivered' as const),
  deliveryAt: sql`now()`,
  undeliveredWhy: why,
  blocksAddress: isHard,
})

/**
 * Gives a job to messages that wait without one, or whose job is held by a server that died: a job stays locked for
 * hours, the row only as long as somebody sends it. The row is locked and let go just after and just before the job: a
 * job that is held for longer while nobody holds its row is not being done.
 * @returns how many
 */
export async function requeueLostMail(): Promise<number> {
  return database().transaction(async (tx) => {
    const lost = await tx.execute<{ id: string }>(sql`
      select m.id from mail_messages m left join graphile_worker.jobs j on j.key = m.id::text
      where m.state = 'waiting' and (j.id is null
        or j.locked_at is null and j.attempts >= j.max_attempts or j.locked_at < now() - interval '10 seconds')
      order by m.created_at limit 100 for update of m skip locked`)
    await addSendingJobs(
      tx,
      lost.map(({ id }) => id),
    )
    return lost.length
  })
}
