import { readOwnRecord } from '#app/persistence/people/own-record.server.ts'
import type { Session } from '#app/platform/auth/session.server.ts'
import { formatMoment } from '#app/platform/i18n/dates.ts'
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
