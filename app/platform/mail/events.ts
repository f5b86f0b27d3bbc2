import { z } from 'zod'
import type { MailEvent } from '#app/persistence/mail/delivery.server.ts'
import { whyReturned } from './undelivered.ts'

/** How many events one report may hold. */
const maxEvents = 1000

const longestWords = 1000

const event = z.object({
  messageId: z
    .string()
    .min(1)
    .max(998)
    .describe('The Message-ID of the message: <id@domain>, with or without brackets.'),
  type: z
    .enum(['bounced', 'refused', 'deferred', 'complained', 'delivered'])
    .describe(
      'bounced: it came back; refused: the mail server of the recipient, or the provider itself, did not take it; deferred: it is ' +
        'tried again; complained: the recipient marked it as spam; delivered: it was taken.',
    ),
  hard: z
    .boolean()
    .optional()
    .describe('Whether it will never arrive at this address. Left out it is true for bounced, and false for refused.'),
  reason: z.string().max(10_000).optional().describe('What the mail server said. Only provider staff see it.'),
  at: z.iso.datetime({ offset: true }).optional().describe('When it happened; left out: now.'),
})

/** The payload of POST /api/mail/events. */
export const mailEventsSent = z.union([event, z.array(event).min(1).max(maxEvents)])

const messageId = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^\s<>@]+>?$/i

/** The events of a report that can be about messages of ours; others cannot, whatever they name. */
export function mailEventsIn(sent: z.output<typeof mailEventsSent>, now: number): MailEvent[] {
  return [sent].flat().flatMap(({ messageId: named, type, hard, reason = '', at }): MailEvent[] => {
    const [, id] = messageId.exec(named.trim()) ?? []
    if (id === undefined) return []
    const words = wordsOf(reason)
    const moment = at === undefined ? null : momentOf(Date.parse(at), now)
    return [{ id: id.toLowerCase(), words: words || null, at: moment, ...meaningOf(type, hard, words) }]
  })
}

function meaningOf(
  type: z.output<typeof event>['type'],
  hard: boolean | undefined,
  words: string,
): Pick<MailEvent, 'delivery' | 'why'> {
  switch (type) {
    case 'bounced':
    case 'refused': {
      const isHard = hard ?? type === 'bounced'
      return { delivery: isHard ? 'undeliverable' : 'undelivered', why: whyReturned(words, isHard) }
    }
    case 'complained':
      return { delivery: type, why: 'spam' }
    case 'deferred':
    case 'delivered':
      return { delivery: type, why: null }
  }
}

/** One line that can be stored. */
const wordsOf = (reason: string): string =>
  reason
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestWords)
    .toWellFormed()

/** A day is what clocks and time zones may differ by. */
const momentOf = (at: number, now: number): number | null => (at > 0 && at < now + 86_400_000 ? at : null)
