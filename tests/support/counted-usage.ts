import type { UsagePeriod } from '#app/persistence/staff/usage-report.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import type { usageLog } from '#drizzle/schema/usage.ts'

/** An entry of the log, with a person for as long as they are not erased. */
export type Entry = typeof usageLog.$inferInsert & { organisationId: string; userId: string | null; at: Date }

/** What is grouped by a key, in the order of the keys. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const keys = [...new Set(rows.map(keyOf))].sort()
  return keys.map((key) => [key, rows.filter((row) => keyOf(row) === key)])
}
const peopleOf = (entries: Entry[]) => new Set(entries.map(({ userId }) => userId)).size
const times = (entries: Entry[], type: string) => entries.filter(({ logType }) => logType === type).length
const pathOf = ({ data }: Entry) => data.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
const byTimes = <Row>(rows: Row[], timesOf: (row: Row) => number) =>
  rows.sort((one, other) => timesOf(other) - timesOf(one))

/** The report as it is counted from the whole log, entry by entry, the oldest first: what the sums have to give too. */
export function countUsage(log: readonly Entry[], { from, to, organisationId }: UsagePeriod, now: number) {
  const isAsked = (at: number) => dayOf(at) >= from.getTime() && dayOf(at) <= to.getTime()
  const all = log.filter((entry) => organisationId === null || entry.organisationId === organisationId)
  const known = all.filter(({ userId }) => userId !== null)
  const entries = known.filter(({ at }) => isAsked(at.getTime()))
  const shown = entries.filter(({ logType }) => logType === 'navigation')
  const next = (entry: Entry) =>
    known.slice(known.indexOf(entry) + 1).find((one) => one.userId === entry.userId && one.logType === 'navigation')
  const stopped = shown.filter((one) => (next(one)?.at.getTime() ?? now) - one.at.getTime() > 30 * 60_000)
  return {
    weeks: grouped(entries, mondayOf).map(([week, its]) => ({
      ...{ week, people: peopleOf(its), views: times(its, 'navigation'), saves: times(its, 'save') },
      ...{ uploads: times(its, 'upload'), removals: times(its, 'removal') },
    })),
    pages: byTimes(
      grouped(shown, pathOf).map(([path, its]) => ({ path, views: its.length, people: peopleOf(its) })),
      ({ views }) => views,
    ),
    scrolls: byTimes(scrollsOf(entries), ({ views }) => views),
    stops: byTimes(
      grouped(stopped, pathOf).map(([path, its]) => ({ path, visits: its.length })),
      ({ visits }) => visits,
    ),
    rejected: byTimes(
      grouped(
        entries.filter(({ logType }) => logType === 'rejected'),
        ({ data }) => data,
      ).map(([field, its]) => ({ field, times: its.length, people: peopleOf(its) })),
      (row) => row.times,
    ),
    durations: durationsOf(all, isAsked),
  }
}

function mondayOf({ at }: Entry): string {
  const day = new Date(dayOf(at.getTime()))
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

/** The furthest of each time that somebody was shown a page, day by day, in tenths. */
function scrollsOf(entries: Entry[]) {
  const furthest = new Map<string, { path: string; tenths: number }>()
  const showing = new Map<string, number>()
  for (const entry of entries) {
    const reader = `${entry.userId} ${dayOf(entry.at.getTime())}`
    if (entry.logType === 'navigation') showing.set(reader, (showing.get(reader) ?? 0) + 1)
    if (entry.logType !== 'scroll') continue
    const key = `${reader} ${entry.data} ${showing.get(reader)}`
    const tenths = Math.floor(Math.round(entry.amount * 1000) / 100)
    furthest.set(key, { path: pathOf(entry), tenths: Math.max(tenths, furthest.get(key)?.tenths ?? 0) })
  }
  return grouped([...furthest.values()], ({ path }) => path).map(([path, its]) => {
    const reached = its.map(({ tenths }) => tenths).sort((one, other) => one - other)
    const median = (reached[Math.ceil(reached.length / 2) - 1] ?? 0) / 10
    return { path, views: its.length, median, ends: reached.filter((tenths) => tenths >= 9).length }
  })
}

/** Hours from the first look of an organisation at a task to its last page, also where an erased person looked. */
function durationsOf(all: Entry[], isAsked: (at: number) => boolean) {
  const ofTasks = all.filter(({ logType, data }) => logType === 'navigation' && data.startsWith('/location/'))
  const firsts = grouped(ofTasks, ({ organisationId, data }) => `${itemOf(data)} ${organisationId}`).map(
    ([key, its]) => {
      const [opened = 0, done] = [its, its.filter(({ data }) => /\/done\/?$/.test(data))].map(([first]) =>
        first?.at.getTime(),
      )
      return {
        item: itemOf(key),
        opened,
        hours: done !== undefined && isAsked(done) ? [(done - opened) / 3_600_000] : [],
      }
    },
  )
  const asked = firsts.filter(({ opened }) => isAsked(opened))
  return grouped(asked, ({ item }) => item).map(([item, its]) => {
    const hours = its.flatMap((one) => one.hours).sort((one, other) => one - other)
    const middle = [hours[(hours.length - 1) >> 1] ?? 0, hours[hours.length >> 1] ?? 0]
    const median = hours.length === 0 ? null : ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2
    return { item, opened: its.length, done: hours.length, hours: median }
  })
}

const itemOf = (path: string) => path.split(/[/ ]/).slice(0, 3).join('/')
