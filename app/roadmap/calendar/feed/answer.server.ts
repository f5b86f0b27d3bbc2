import { createHash } from 'node:crypto'
import { keepToldEvents, readToldEvents } from '#app/persistence/people/calendar-events.server.ts'
import type { OpenFeed } from '#app/persistence/people/calendar-feeds.server.ts'
import { attachmentHeader } from '#app/platform/documents/content-disposition.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { defaultLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { log } from '#app/platform/log/log.ts'
import type { FromOrigin } from '../appointment.ts'
import { icsOf } from '../ics.ts'
import { readFeedEvents, type FeedReader } from './events.server.ts'
import { isNotModified } from './not-modified.ts'
import { tell, type Telling } from './told.ts'

/** Seconds after which programs are asked to look again; most do so in their own time. */
const lookAgain = 4 * 3600

/**
 * A person's feed, or 304 where whoever asks has it already. What it tells is kept, so that the next answer knows what has
 * changed; where that cannot be written, such as in a database that is read only for a while, it is told all the same.
 * @param staffPage the page of a location for provider staff
 */
export async function feedAnswer(
  request: Request,
  feed: OpenFeed,
  staffPage: FeedReader['staffPage'],
): Promise<Response> {
  const { owner, withDueDays } = feed
  const language = owner.language ?? defaultLanguage
  const { origin } = new URL(request.url)
  const [{ events, isAll }, before] = await Promise.all([
    readFeedEvents({ owner, language, origin, withDueDays, staffPage }),
    readToldEvents(owner),
  ])
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  const { tellings, changed, gone } = tell(events, before, { now, isAll })
  const name = textFor(language, 'roadmap/calendar')('feed.name')
  const content = icsOf(
    tellings.map((one) => originOf(one, language)),
    { name, ttl: lookAgain },
  )
  const contentHash = createHash('sha256').update(content).digest('base64url')
  const isSame = feed.contentHash === contentHash
  if (!isSame || changed.length > 0 || gone.length > 0) {
    const kept = keepToldEvents(owner, { changed, gone, contentHash, at: isSame ? feed.changedAt : now })
    await kept.catch((error: unknown) => log.warn({ err: error }, 'calendar feed not kept'))
  }
  const validators = { etag: `"${contentHash}"`, modifiedAt: isSame ? feed.changedAt : now }
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: validators.etag,
    'Last-Modified': validators.modifiedAt.toUTCString(),
  }
  if (isNotModified(request.headers, validators)) return new Response(null, { status: 304, headers })
  const bytes = new TextEncoder().encode(content)
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Disposition': attachmentHeader('routekaart.ics'),
      'Content-Length': String(bytes.byteLength),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': 'text/calendar; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** An event as a file for calendar programs tells it; one that is off says only that. */
export function originOf({ told, event }: Telling, language: Language): FromOrigin {
  const { uid, sequence, changedAt } = told
  const from = { place: uid, version: sequence, changedAt }
  if (event) return { ...from, appointments: [event.appointment], page: event.page }
  const title = textFor(language, 'roadmap/calendar')(`feed.off.${told.kind}`)
  const start = told.start.getTime()
  const end = start + (told.isWholeDay ? 86_400_000 : 3_600_000)
  const off = { id: '', start, end, isWholeDay: told.isWholeDay, isCancelled: true, title, place: '', about: '' }
  return { ...from, appointments: [off], page: null }
}
