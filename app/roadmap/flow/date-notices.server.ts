import { z } from 'zod'
import type { Contributor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { addNotices } from '#app/persistence/notifications/notices.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'

/** The days that are told, with the cause of the message. */
const causes = { connection: 'connection-day', meetings: 'appointment', target: null } as const

const day = z.number().nullable()
const rows = z.array(z.looseObject({ id: z.string(), date: day }))

/** The days in a field by the ids of their rows; a field that is a day itself has the id ''. */
function daysIn(value: unknown): Map<string, number> {
  const single = day.safeParse(value)
  const found = single.success ? [{ id: '', date: single.data }] : (rows.safeParse(value).data ?? [])
  return new Map(found.flatMap(({ id, date }) => (date === null ? [] : [[id, date] as const])))
}

type Place = { item: Item; locationIndex: number | null }

/**
 * Keeps that a start meeting or the definitive connection day was set, moved or taken off, to be told to whoever works on
 * the place, the provider's contact and who did it, who may want the file for their calendar; and to programs. A task without such a day
 * asks the database nothing, and neither does one in which no day changed. A connection day that is over is told to nobody.
 */
export async function noteDates(
  tx: Queryable,
  { organisationId, userId }: Contributor,
  { item, locationIndex }: Place,
  { before, after }: { before: Fields; after: Fields },
): Promise<void> {
  const { keyDate, key } = item
  const cause = keyDate && causes[keyDate.is]
  if (!cause) return
  const [was, is] = [daysIn(before[keyDate.field]), daysIn(after[keyDate.field])]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((row) => was.get(row) !== is.get(row))
  if (changed.length === 0) return
  await addWebhookEvents(tx, { type: cause, organisationId, locationIndex, item: key, subjects: [null] })
  for (const row of changed) {
    // Of a connection day that is over it is asked whether it took place.
    if (keyDate.is === 'connection' && (is.get(row) ?? Infinity) < dayOf(Date.now())) continue
    const from = was.get(row)
    const words = { key: keyDate.is, values: { row, from: from ?? '', by: userId ?? '' } }
    const happening = { organisationId, cause, locationIndex, item: key, subject: null, words }
    await addNotices(tx, happening, { ofPlace: true, people: [userId], contact: true })
  }
}
