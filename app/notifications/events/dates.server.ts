import { z } from 'zod'
import type { WaitingNotice } from '#app/persistence/notifications/waiting-notices.server.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { originOf } from '#app/roadmap/calendar/feed/answer.server.ts'
import { connectionOf, meetingsOf, uidOf } from '#app/roadmap/calendar/feed/events.server.ts'
import { lastChange } from '#app/roadmap/calendar/ics.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { keyDates, startMeetingRows } from '#app/roadmap/flow/key-dates.ts'
import { connectionDayItem, startMeetingItem } from '#app/roadmap/registry.ts'
import { idsOf, lastValue, type Line, type MakeLines, type Reader } from './line.ts'
import { pageFor, placesOf, whereOf, type NoticedPlace } from './places.server.ts'
import { dayChange } from './settled.ts'

const before = z.number().nullable().catch(null)

/** Where the day of the first notice stood before it. */
export const dayBefore = (notices: readonly WaitingNotice[]): number | null =>
  before.parse(notices[0]?.words.values.from)

/** Start meetings and definitive connection days of locations that were set, moved or taken off: as they stand now. */
export const locationDateLines: MakeLines = async (tx, reader, notices) => {
  const placeAt = placesOf(tx, reader)
  const byDay = new Map<string, WaitingNotice[]>()
  for (const notice of notices) {
    const key = `${notice.words.key} ${notice.locationIndex} ${notice.words.values.row}`
    byDay.set(key, [...(byDay.get(key) ?? []), notice])
  }
  const lines: Line[] = []
  for (const own of byDay.values()) {
    const [{ words, locationIndex } = { words: null, locationIndex: null }] = own
    const place = locationIndex === null ? null : await placeAt(locationIndex)
    const kind = words?.key === 'meetings' ? 'meeting' : 'connection'
    const line = place && lineOf(kind, String(words?.values.row ?? ''), own, { ...reader, place })
    if (line) lines.push(line)
  }
  return lines
}

type Kind = 'meeting' | 'connection'
type At = Reader & { place: NoticedPlace }

function lineOf(kind: Kind, row: string, own: readonly WaitingNotice[], at: At): Line | null {
  const { language, place, now: today, isAdmin } = at
  const { location } = place
  if (location === null) return null
  const item = kind === 'meeting' ? startMeetingItem : connectionDayItem
  const shown = shownPlace(at, location.id)
  const reader = { ...at, owner: { isAdmin } }
  const [is, was] = [standing(kind, row, place), dayBefore(own)]
  const change = dayChange(was, is)
  const last = is ?? was
  if (change === null || last === null || dayOf(last) < dayOf(today)) return null
  const uid = [row, uidOf(item, shown)].filter(Boolean).join('.')
  const events = kind === 'meeting' ? meetingsOf(shown, 0, reader) : connectionOf(shown, 0, reader)
  const event = is === null ? null : (events.find((one) => one.uid === uid) ?? null)
  const { version: sequence, changedAt } = lastChange(place.forms)
  const told = { uid, kind, start: new Date(last), isWholeDay: kind === 'connection', sequence, changedAt }
  const say = (day: number | null) =>
    day === null ? '' : kind === 'meeting' ? formatMoment(day, language) : formatLongDay(day, language)
  const about = { where: whereOf(at, place), when: say(is), was: say(was) }
  const t = textFor(language, 'notifications/events')
  const values = { ...about, name: at.name, organisation: at.organisationName }
  const text = kind === 'meeting' ? (`meeting-${change}` as const) : (`connection-day-${change}` as const)
  const page = pageFor(at, location.index, pageAddress(item, '', location.index))
  return {
    ...{ notices: idsOf(own), by: String(lastValue(own, 'by')) },
    words: templateWords(text, language, values, new URL(page, at.origin).href),
    summary: t(`${kind}.${change}`, about),
    page,
    appointment: originOf({ told: { ...told, contentHash: '', isCancelled: event === null }, event }, language),
  }
}

const fieldsIn = (forms: NoticedPlace['forms'], formType: string): unknown =>
  forms.find((form) => form.formType === formType && form.locationIndex !== null)?.fields

/** Where a day stands now; null where there is none. */
function standing(kind: Kind, row: string, { forms }: NoticedPlace): number | null {
  if (kind === 'meeting')
    return startMeetingRows(fieldsIn(forms, startMeetingItem.key)).find(({ id }) => id === row)?.at ?? null
  const { connectionDay, isDefinitive } = keyDates((formType) => fieldsIn(forms, formType))
  return isDefinitive ? connectionDay : null
}

const withCity = z.object({ location: z.object({ city: z.string() }) })

/** The place as calendars show it. */
function shownPlace({ organisationId, organisationName, place: { forms, location } }: At, row: string) {
  const { connectionDay, isDefinitive } = keyDates((formType) => fieldsIn(forms, formType))
  return {
    ...{ organisationId, organisationName, row, connectionDay, isDefinitive },
    index: location?.index ?? null,
    name: location?.name ?? '',
    city: withCity.safeParse(fieldsIn(forms, 'basic-information')).data?.location.city ?? '',
    meetings: fieldsIn(forms, startMeetingItem.key),
  }
}
