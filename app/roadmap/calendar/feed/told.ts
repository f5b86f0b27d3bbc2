import { createHash } from 'node:crypto'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import type { ToldEvent } from '#app/persistence/people/calendar-events.server.ts'
import type { FeedEvent } from './event.ts'

/** For how many days what is off is told as such: programs that read seldom do so once a day. */
export const toldOffDays = 30

/** What is told of an event; `event` is null of one that is off. */
export type Telling = { told: ToldEvent; event: FeedEvent | null }

/** What a feed tells now: all of it, and what of that has to be kept or forgotten. */
type Tellings = { tellings: Telling[]; changed: ToldEvent[]; gone: string[] }

/**
 * Lays what stands in a feed now over what was told last. What is new or different gets the next number, and what is no
 * longer there is told to be off, unless its day is over.
 * @param now to the second, as calendars know no less
 * @param isAll false where some places could not be read: then nothing is taken for being off
 */
export function tell(
  events: readonly FeedEvent[],
  before: readonly ToldEvent[],
  { now, isAll }: { now: Date; isAll: boolean },
): Tellings {
  const today = dayOf(now.getTime())
  const last = new Map(before.map((one) => [one.uid, one]))
  const present = new Set(events.map(({ uid }) => uid))
  const shown = events.map((event) => ({ told: toldOf(event, last.get(event.uid), now), event }))
  const [off, gone]: [ToldEvent[], string[]] = [[], []]
  for (const one of before) {
    if (present.has(one.uid)) continue
    const day = one.isWholeDay ? one.start.getTime() : dayOf(one.start.getTime())
    if (one.isCancelled) {
      if (one.changedAt.getTime() < addDays(now.getTime(), -toldOffDays)) gone.push(one.uid)
      else off.push(one)
    } else if (day < today) gone.push(one.uid)
    else if (isAll) off.push({ ...one, isCancelled: true, sequence: one.sequence + 1, changedAt: now })
  }
  const tellings = [...shown, ...off.map((told) => ({ told, event: null }))].sort(inOrder)
  const changed = tellings.flatMap(({ told }) => (told.changedAt === now ? [told] : []))
  return { tellings, changed, gone }
}

/** The one that was told where it says the same still, else the next. */
function toldOf(event: FeedEvent, last: ToldEvent | undefined, now: Date): ToldEvent {
  const { uid, kind, appointment, page } = event
  const contentHash = createHash('sha256')
    .update(JSON.stringify([kind, appointment, page]))
    .digest('base64url')
  if (last && !last.isCancelled && last.contentHash === contentHash) return last
  const { start, isWholeDay = false } = appointment
  const sequence = last ? last.sequence + 1 : 0
  return { uid, kind, start: new Date(start), isWholeDay, sequence, contentHash, changedAt: now, isCancelled: false }
}

const inOrder = ({ told: one }: Telling, { told: other }: Telling): number =>
  one.start.getTime() - other.start.getTime() || (one.uid < other.uid ? -1 : 1)
