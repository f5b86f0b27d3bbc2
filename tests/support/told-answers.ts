import { expect, vi } from 'vitest'
import { openParagraphs } from '#app/platform/mail/sealed-text.server.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import type { Portal } from './portal.ts'

/** The mails that tell of an answer, oldest first, with their words; once there are so many. */
export const answersTold = (portal: Portal, { organisationId }: Tenant, count: number) =>
  vi.waitFor(
    async () => {
      const rows = await portal.sql`select * from mail_messages
        where organisation_id = ${organisationId} and cause in ('answer', 'signed') order by created_at`
      expect(rows.length).toBe(count)
      return rows.map((row) => ({
        to: row.to_address,
        language: row.language,
        subject: row.subject,
        words: JSON.stringify(openParagraphs(row.sealed_text)),
      }))
    },
    { timeout: 20_000, interval: 50 },
  )

/** What was decided and is told, or waits to be: they are written with the answer itself. */
export const answersNoted = (portal: Portal, { organisationId }: Tenant) => portal.sql<
  { decided: string; isLast: number; user_id: string }[]
>`
  select words ->> 'key' as decided, (words -> 'values' ->> 'isLast')::int as "isLast", user_id from notices
  where organisation_id = ${organisationId} order by happened_at`
