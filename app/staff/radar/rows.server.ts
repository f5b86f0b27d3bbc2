import { bandOf, type ItemPace } from '#app/roadmap/rules/planning/pace.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { PlaceChange, Slip } from '#app/persistence/staff/radar-places.server.ts'
import type { RejectedField, StillItem, StoppedPlace } from '#app/persistence/staff/radar-stops.server.ts'
import { isKnown } from '#app/roadmap/attention/pace.server.ts'
import { fieldWords } from '#app/roadmap/flow/field-words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { shownNumber } from '#app/roadmap/rules/roadmap.ts'
import { locationAddress, organisationAddress } from '../organisations/addresses.ts'

type Located = Pick<Slip, 'organisationId' | 'organisationName' | 'row' | 'name'> & { index: number | null }

/** A place in words, with where more of it stands. */
function placeWords({ organisationId, organisationName, index, row, name }: Located, language: Language) {
  const t = textFor(language, 'staff/radar')
  return {
    organisation: organisationName,
    location: index === null ? t('whole') : name || t('unnamed', { number: index + 1 }),
    href: index === null ? organisationAddress(organisationId) : locationAddress(organisationId, row),
  }
}

/** By how many days, with its sign; '' where that is not known. */
const movedBy = (now: number, then: number | null): string => {
  if (then === null) return ''
  const days = now - then
  return days > 0 ? `+${days}` : days < 0 ? `−${-days}` : '0'
}

/** Locations that slip, in words. */
export const slipRows = (slips: readonly Slip[], language: Language) =>
  slips.map((slip) => ({
    ...placeWords(slip, language),
    connection: formatDay(slip.connectionDay, language),
    forecast: formatDay(slip.forecast, language),
    days: slip.days,
    week: movedBy(slip.days, slip.daysWeek),
    month: movedBy(slip.days, slip.daysMonth),
    rests: textFor(language, 'staff/radar')(slip.isFromHistory ? 'rests.history' : 'rests.own'),
  }))

/** What changed of locations, in words. */
export function changeRows(changes: readonly PlaceChange[], language: Language) {
  const t = textFor(language, 'staff/radar')
  return changes.map((change) => {
    const { kind, before, after } = change
    const day = (at: number | null) => (at === null ? t('noDay') : formatDay(at, language))
    const said: Record<typeof kind, [string, string]> = {
      late: ['', t('lateTasks', { count: after ?? 0 })],
      ready: ['', ''],
      connected: ['', day(after)],
      target: [day(before), day(after)],
      forecast: [day(before), day(after)],
    }
    const [first, now] = said[kind]
    return { ...placeWords(change, language), what: t(`kinds.${kind}`), before: first, after: now }
  })
}

/** A task, with its number in front. */
const taskWords = (key: string, language: Language): string => {
  const found = allItems.find(({ item }) => item.key === key)
  return found ? `${shownNumber(found.item, found.number)} ${itemTitle(found.item, language)}` : key
}

/** How long each of the tasks takes, all of them, in the order of the route card; null where too little is known. */
export function paceRows(pace: readonly ItemPace[], language: Language) {
  const byItem = new Map(pace.map((one) => [one.item, one]))
  return allItems.map(({ item }) => {
    const found = byItem.get(item.key)
    const band = found && isKnown(found) ? bandOf(found) : null
    return {
      task: taskWords(item.key, language),
      days: band && found ? { ...rounded(band), own: Math.round(found.ownMedian) } : null,
      customers: found?.customers ?? 0,
      places: found?.places ?? 0,
    }
  })
}

const rounded = ({ low, median, high }: ReturnType<typeof bandOf>) => ({
  ...{ low: Math.round(low), median: Math.round(median), high: Math.round(high) },
})

/** Tasks that stand still, in words. */
export const stillRows = (items: readonly StillItem[], language: Language) =>
  items.map(({ item, places, customers, median, longest }) => ({
    ...{ key: item, task: taskWords(item, language), places, customers },
    ...{ median: Math.round(median), longest: Math.round(longest) },
  }))

/** Where a task stands still, in words. */
export const stoppedRows = (places: readonly StoppedPlace[], language: Language) =>
  places.map((one) => ({ ...placeWords(one, language), since: formatDay(dayOf(one.touchedAt), language) }))

/** Fields that were refused, by their task and what the page calls them. */
export const fieldRows = (fields: readonly RejectedField[], language: Language) =>
  fields.map(({ field, times, people, customers }) => {
    const [formType = '', name = ''] = field.split(' ', 2)
    const found = allItems.find(({ item }) => item.key === formType)
    return {
      task: taskWords(formType, language),
      field: found ? fieldWords(found.item, language).label(name) : name,
      ...{ times, people, customers },
    }
  })
