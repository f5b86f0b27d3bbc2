import { listOwnSessions } from '#app/persistence/people/sessions.server.ts'
import type { Session } from '#app/platform/auth/session.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** A person's own sessions as the page shows them, the one that asks first. */
export async function ownSessionsOf({ actor, idHash }: Session, language: Language) {
  const sessions = await listOwnSessions(actor, environment().SESSION_IDLE_SECONDS)
  const shown = sessions.map((one) => ({
    key: one.idHash.toString('hex'),
    isThis: one.idHash.equals(idHash),
    browser: one.browser,
    system: one.system,
    address: one.address,
    since: formatMoment(one.createdAt.getTime(), language),
    seen: formatMoment(one.seenAt.getTime(), language),
  }))
  return shown.sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

export type ShownSession = Awaited<ReturnType<typeof ownSessionsOf>>[number]
