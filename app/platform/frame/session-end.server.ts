import type { Session } from '#app/platform/auth/session.server.ts'
import { delaysUntil } from '#app/platform/auth/session-end.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { EndOnPage } from './session-end.tsx'

/** The end of a session as a page that is made now shows it. */
export function endOnPage({ end }: Session, language: Language): EndOnPage {
  return { ...end, ...delaysUntil(end, Date.now()), time: formatTime(end.at, language) }
}
