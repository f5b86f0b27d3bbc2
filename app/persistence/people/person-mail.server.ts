import { and, asc, gt, inArray, ne, sql } from 'drizzle-orm'
import { mailMessages } from '#drizzle/schema/mail.ts'
import type { Queryable } from '../database.server.ts'
import { list, portal } from './person-places.ts'
import type { FoundPerson } from './persons.server.ts'

/** Messages that are read at once. */
const batch = 500

/** Every message of the places where the person is looked for that still has its text, sealed, some hundreds at a time. */
export async function* sealedMail(tx: Queryable, { places }: FoundPerson) {
  const isThere = sql`coalesce(${mailMessages.organisationId}::text, ${portal}) in (select * from ${list(places.map((one) => one.id))})`
  const { id, organisationId, sealedText } = mailMessages
  for (let last: string | undefined; ;) {
    const found = await tx
      .select({ id, organisationId, sealedText })
      .from(mailMessages)
      .where(and(ne(sealedText, ''), isThere, last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(batch)
    yield found
    if (found.length < batch) return
    last = found.at(-1)?.id
  }
}

/** Takes the text from messages; one that still waits cannot go out without it. */
export async function emptyMail(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const state = sql`case ${mailMessages.state} when 'waiting' then 'failed' else ${mailMessages.state} end`
  await tx
    .update(mailMessages)
    .set({ sealedText: '', state })
    .where(inArray(mailMessages.id, [...ids]))
}
