import { formatDayMonth, formatTime, dayOf } from '#app/dates.ts'
import type { Language } from '#app/i18n/languages.ts'
import { textFor } from '#app/i18n/i18n.server.ts'
import { rowPositions } from '../rules/submission.ts'
import type { Conflict } from '../rules/changes.ts'
import type { nl } from './nl.ts'
import type { PageErrors } from './reply.server.ts'

/**
 * Says of each field that somebody else changed too what they made of it, who and when. What the reader typed stays in
 * the field: saving again keeps it, typing the other value takes that over.
 */
export function conflictErrors(conflicts: readonly Conflict[], form: FormData, language: Language): PageErrors {
  return Object.fromEntries(
    conflicts.map((conflict) => {
      const at = conflict.at.getTime()
      const when = `${formatDayMonth(dayOf(at), language)}, ${formatTime(at, language)}`
      const values = { by: conflict.by, when, theirs: inWords(conflict.theirs, language) }
      const name = nameInForm(conflict.path, form)
      const key = conflict.theirs === null ? 'saving.conflictRemoved' : 'saving.conflict'
      return [name ?? '', { key, values }]
    }),
  )
}

function inWords(value: unknown, language: Language): string {
  const t = textFor<typeof nl>(language, 'roadmap/flow')
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return t('saving.nothing')
  if (typeof value === 'boolean') return t(value ? 'saving.yes' : 'saving.no')
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** `wards[4f1c2a9b].name` as the form calls it: `wards[0].name`; null where the row is not in the form. */
function nameInForm(path: string, form: FormData): string | null {
  const [, list, id, rest = ''] = /^([^[]+)\[([^\]]+)\](.*)$/.exec(path) ?? []
  if (list === undefined) return path
  const position = rowPositions(form, list).find((at) => form.get(`${list}[${at}].id`) === id)
  return position === undefined || rest === '' ? null : `${list}[${position}]${rest}`
}
