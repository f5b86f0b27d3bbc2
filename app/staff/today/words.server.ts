import { z } from 'zod'
import { dayOf, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { StandingWork } from '#app/persistence/staff/today-acts.server.ts'
import type { WorkLine } from '#app/persistence/staff/today.server.ts'
import type { Entry } from '#app/roadmap/attention/entry.ts'
import { entriesIn } from '#app/roadmap/attention/kept-shapes.ts'
import { reasonWords } from '#app/roadmap/attention/words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { waitOf } from './norms.server.ts'

const about = { at: z.number() }
const own = z.discriminatedUnion('kind', [
  z.object({ ...about, kind: z.literal('meeting') }),
  z.object({ ...about, kind: z.literal('appointment'), words: z.string() }),
  z.object({ ...about, kind: z.literal('follow-up'), words: z.string() }),
  z.object({ ...about, kind: z.literal('request'), item: z.string(), request: z.string() }),
  z.object({ ...about, kind: z.literal('invitation'), words: z.string(), user: z.string() }),
])

/** What a line of the list says. */
export type WorkWords = {
  /** Why it is there. */
  why: string
  /** When it is, or how long it has waited; '' if neither is known. */
  when: string
  /** Whether it has waited longer than it should, or slips; `when` says so. */
  isTooLong: boolean
  /** The link, document, request or user it is about. */
  subject: string | null
}

type Said = Pick<WorkLine, 'group' | 'entry'> & Partial<Pick<WorkLine, 'completed' | 'total'>>

/**
 * Why something waits and for how long, in a few words. What a newer server kept and this one does not know says nothing.
 * @param today calendar date
 */
export function workWords(line: Said | StandingWork, today: number, language: Language): WorkWords {
  const read = own.safeParse(line.entry)
  if (read.success) return ownWords(read.data, line, today, language)
  const [entry] = entriesIn([line.entry])
  if (!entry) return { why: '', when: '', isTooLong: false, subject: null }
  return { why: whyOf(entry, line, language), ...whenOf(entry, line, today, language), subject: entry.subject }
}

function ownWords(entry: z.output<typeof own>, { group }: Said, today: number, language: Language): WorkWords {
  const t = textFor(language, 'staff/today')
  const day = (at: number) => (at === today ? t('today') : formatWeekdayMonth(at, language))
  const on = { isTooLong: false, subject: null }
  const at = `${day(dayOf(entry.at))} ${formatTime(entry.at, language)}`
  switch (entry.kind) {
    case 'meeting':
      return { ...on, why: t('why.meeting'), when: at }
    case 'appointment': {
      const { words } = entry
      return { ...on, why: words ? t('why.appointmentFor', { words }) : t('why.appointment'), when: at }
    }
    case 'follow-up':
      return { ...on, why: entry.words, when: day(entry.at) }
    case 'request': {
      const why = t('why.request', { task: taskOf(entry.item, language) })
      return { why, ...waited(group, dayOf(entry.at), today, language), subject: entry.request }
    }
    case 'invitation': {
      const why = t('why.invitation', { name: entry.words })
      return { why, ...waited(group, dayOf(entry.at), today, language), subject: entry.user }
    }
  }
}

function whyOf(entry: Entry, line: Said, language: Language): string {
  const t = textFor(language, 'staff/today')
  const { kind, item, since, reason } = entry
  const { values } = reason
  const day = (name: string) => formatWeekdayMonth(Number(values[name]), language)
  const task = taskOf(item ?? String(values.task ?? ''), language)
  const withCause = (words: string) => (values.late === undefined ? words : t('why.because', { words, task }))
  switch (kind) {
    case 'stalled': {
      const { completed = null, total = null } = line
      if (since === null) return withCause(t('why.neverBegun'))
      return withCause(completed === null ? t('why.stalled') : t('why.stalledAt', { completed, total: total ?? 0 }))
    }
    case 'forecast-slips':
      return withCause(t('why.slips', { day: day('day'), forecast: day('forecast') }))
    case 'slipped':
      return t(reason.key === 'bedsLeft' ? 'why.bedsLeft' : 'why.slipped', { day: day('day') })
    case 'check-document': {
      const { files = 1, good = 0, open = 1, name = '' } = values
      return Number(files) > 1 ? t('why.documents', { task, files, good, open }) : t('why.document', { task, name })
    }
    case 'confirm-wifi':
      return t('why.wifi')
    default:
      return reasonWords(entry, language)
  }
}

function whenOf(entry: Entry, { group }: Said, today: number, language: Language) {
  const t = textFor(language, 'staff/today')
  const { kind, since, reason } = entry
  if (kind === 'forecast-slips') return { when: t('later', { count: Number(reason.values.count) }), isTooLong: true }
  if (since === null) return { when: '', isTooLong: false }
  if (kind === 'stalled')
    return { when: t('days', { count: Math.round((today - since) / 86_400_000) }), isTooLong: false }
  return waited(group, since, today, language)
}

function waited(group: WorkLine['group'], since: number, today: number, language: Language) {
  const t = textFor(language, 'staff/today')
  const { days, isTooLong } = waitOf(group, since, today)
  const words = days === 0 ? t('today') : t('workingDays', { count: days })
  return { when: isTooLong ? t('tooLong', { words }) : words, isTooLong }
}

function taskOf(key: string, language: Language): string {
  const item = findItem(key)
  return item ? itemTitle(item, language) : ''
}
