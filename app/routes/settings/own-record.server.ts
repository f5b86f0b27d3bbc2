import { readOwnPreferences } from '#app/persistence/notifications/preferences.server.ts'
import { readOwnRecord, readOwnTraces } from '#app/persistence/people/own-record.server.ts'
import { readOwnAccount } from '#app/persistence/people/second-factor.server.ts'
import { listOwnSessions } from '#app/persistence/people/sessions.server.ts'
import type { Session } from '#app/platform/auth/session.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** What is kept of somebody themselves, as the page shows it. */
export async function ownRecordOf({ actor, organisationName }: Session, language: Language) {
  const record = await readOwnRecord(actor)
  const at = (moment: Date | null | undefined) => (moment ? formatMoment(moment.getTime(), language) : null)
  return {
    name: actor.name,
    email: actor.email,
    /** Null of provider staff. */
    organisation: organisationName,
    since: at(record?.createdAt),
    seen: at(record?.seenAt),
    /** Null of provider staff, whose messages are not counted. */
    messages: organisationName === null ? null : (record?.messages ?? 0),
  }
}

export type ShownRecord = Awaited<ReturnType<typeof ownRecordOf>>

/**
 * The same as a JSON file, with what they chose, where they are signed in, the messages to them and when they changed what.
 * Names of fields are English in either language, instants as ISO 8601.
 */
export async function ownDataFile({ actor, organisationName }: Session, language: Language): Promise<Response> {
  const [record, preferences, account, sessions, traces] = await Promise.all([
    readOwnRecord(actor),
    readOwnPreferences(actor),
    readOwnAccount(actor),
    listOwnSessions(actor, environment().SESSION_IDLE_SECONDS),
    readOwnTraces(actor),
  ])
  const { muted, digestDay, digestHour, timeZone, quiet } = preferences
  const own = {
    account: {
      ...{ name: actor.name, email: actor.email, organisation: organisationName, language: actor.language },
      ...{ isProviderStaff: actor.isAdmin, createdAt: record?.createdAt ?? null, lastSeenAt: record?.seenAt ?? null },
      hasSecondFactor: account?.isSet ?? null,
    },
    messagePreferences: { notWanted: muted, digestDay, digestHour, timeZone, quietHours: quiet },
    sessions: sessions.map(({ idHash: _, ...session }) => session),
    messages: traces.messages,
    changes: traces.changes,
  }
  const name = textFor(language, 'routes/settings')('record.file', { day: inputDay(dayOf(Date.now())) })
  return madeFileAnswer(JSON.stringify(own, null, 2), {
    name,
    extension: 'json',
    type: 'application/json; charset=utf-8',
  })
}
