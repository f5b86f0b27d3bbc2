import { environment } from '#app/platform/config/env.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/**
 * Says whether uploads are looked at for viruses, and what waits for it.
 * @param waiting null where nothing waits
 */
export function scansInWords(waiting: { waiting: number; since: Date } | null, language: Language): string {
  const t = textFor(language, 'staff/board')
  const state = t(environment().CLAMD_URL ? 'scans.on' : 'scans.off')
  if (!waiting) return state
  const since = formatMoment(waiting.since.getTime(), language)
  return `${state} ${t('scans.waiting', { count: waiting.waiting, since })}`
}
