import { z } from 'zod'
import { dayOf, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { StandingWork } from '#app/persistence/staff/today-acts.server.ts'
import type { WorkLine } from '#app/persistence/staff/today.server.ts'
import { entriesIn } from '#app/roadmap/attention/kept-shapes.ts'
import { reasonWords } from '#app/roadmap/attention/words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

const called = z.object({ kind: z.enum(['appointment', 'follow-up']), at: z.number(), words: z.string() })
const invited = z.object({ kind: z.literal('invitation'), at: z.number(), words: z.string(), user: z.string() })

/** What a line of the list says. */
export type WorkWords = {
  /** Why it is there. */
  why: string
  /** By when, or since when; '' where neither is known. */
  when: string
  /** The link, document or user it is about. */
  subject: string | null
}

type Said = Pick<WorkLine, 'group' | 'entry'> & Partial<Pick<WorkLine, 'together' | 'completed' | 'total'>>

/**
 * Why something waits and by when, in a few words. What a newer server kept and this one does not know says nothing.
 * @param today calendar date
 */
export function workWords(line: Said | StandingWork, today: number, language: Language): WorkWords {
  const t = textFor(language, 'staff/today')
  const day = (at: number) => (at === today ? t('today') : formatWeekdayMonth(at, language))
  const own = called.safeParse(line.entry)
  if (own.success) {
    const { kind, at, words } = own.data
    const isAppointment = kind === 'appointment'
    const on = isAppointment ? dayOf(at) : at
    const why = isAppointment ? (words ? t('why.appointmentFor', { words }) : t('why.appointment')) : words
    return { why, when: isAppointment ? `${day(on)} ${formatTime(at, language)}` : day(on), subject: null }
  }
  const invitation = invited.safeParse(line.entry)
  if (invitation.success) {
    const { at, words: name, user } = invitation.data
    return { why: t('why.invitation', { name }), when: t('since', { day: day(dayOf(at)) }), subject: user }
  }
  const [entry] = entriesIn([line.entry])
  if (!entry) return { why: '', when: '', subject: null }
  const { kind, subject, since, due, reason } = entry
  const item = findItem(entry.item ?? '')
  const task = item ? itemTitle(item, language) : ''
  const said = (why: string, at: number | null, isSince: boolean): WorkWords => ({
    ...{ why, subject, when: at === null ? '' : isSince && at !== today ? t('since', { day: day(at) }) : day(at) },
  })
  switch (kind) {
    case 'late': {
      const count = Number(reason.values.count)
      const more = ('together' in line ? (line.together ?? 1) : 1) - 1
      const late = t('why.late', { task, count })
      return said(more > 0 ? t('why.lateAndMore', { late, count: more }) : late, due, false)
    }
    case 'stalled': {
      const { completed, total } = { completed: null, total: null, ...line }
      const words =
        since === null ? t('why.neverBegun') : t('why.stalled', { count: Math.round((today - since) / 86_400_000) })
      return said(completed ? t('why.howFar', { words, completed, total: total ?? 0 }) : words, since, true)
    }
    case 'slipped':
      return said(since === null ? '' : t('why.slipped', { day: day(since) }), since, false)
    case 'check-document':
      return said(t('why.document', { task, name: String(reason.values.name ?? '') }), since, true)
    case 'confirm-wifi':
      return said(t('why.wifi'), since, true)
    default:
      return said(reasonWords(entry, language), since, true)
  }
}
