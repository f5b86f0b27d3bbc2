import { listOwnSessions } from '#app/persistence/people/sessions.server.ts'
import { endOfSession } from '#app/platform/auth/session-end.ts'
import type { Session } from '#app/platform/auth/session.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { addDays, dayOf, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { idleTimeOf } from './idle-time.ts'

/** A person's own sessions as the page shows them, the one that asks first. */
export async function ownSessionsOf({ actor, idHash }: Session, language: Language) {
  const idleSeconds = environment().SESSION_IDLE_SECONDS
  const sessions = await listOwnSessions(actor, idleSeconds)
  const idle = idleTimeOf(idleSeconds)
  const shown = sessions.map(({ idHash: key, browser, system, address, createdAt, seenAt, expiresAt }) => {
    const isThis = key.equals(idHash)
    const end = endOfSession(seenAt, expiresAt, idleSeconds)
    return {
      key: key.toString('hex'),
      ...{ isThis, browser, system, address },
      since: momentOf(createdAt.getTime(), language),
      seen: momentOf(seenAt.getTime(), language),
      // Of this one the end moves with every page: what it takes is said, and until when that helps.
      ...(isThis && end.canStay
        ? { idle, end: momentOf(expiresAt.getTime(), language) }
        : { idle: null, end: momentOf(end.at, language) }),
    }
  })
  return shown.sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

export type ShownSession = Awaited<ReturnType<typeof ownSessionsOf>>[number]

/** An instant of days as near as those of sessions: 'vandaag 8.41 uur'. */
function momentOf(instant: number, language: Language): string {
  const t = textFor(language, 'routes/settings')
  const [today, day, time] = [dayOf(Date.now()), dayOf(instant), formatTime(instant, language)]
  if (day === today) return t('moments.today', { time })
  if (day === addDays(today, 1)) return t('moments.tomorrow', { time })
  return t('moments.day', { day: formatWeekdayMonth(day, language), time })
}
