import type { Tenant } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import type { WaitingNotice } from '#app/persistence/notifications/waiting-notices.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { MailMessage } from '#app/platform/mail/message.server.ts'
import type { FromOrigin } from '#app/roadmap/calendar/appointment.ts'

/** To whom something is told, and where. */
export type Reader = Tenant & {
  userId: string
  name: string
  isAdmin: boolean
  language: Language
  organisationName: string
  /** Of the portal. */
  origin: string
  /** The page of a location for provider staff; null stands for the organisation as a whole. */
  staffPage: (organisationId: string, locationIndex: number | null) => string
  /** Milliseconds. */
  now: number
}

/** Something that is told: alone in a message, or as a line of one. */
export type Line = {
  /** The notices it is made of. */
  notices: readonly string[]
  /** What a message says that tells nothing else. */
  words: Pick<MailMessage, 'subject' | 'paragraphs'>
  /** What a list says, and mail programs beside the subject. */
  summary: string
  /** The path of the page it stands on. */
  page: string
  /** The id of the user who did it; '' where that is not known. */
  by: string
  /** What a calendar gets. */
  appointment?: FromOrigin
}

/** Makes lines of notices, of what still holds. */
export type MakeLines = (tx: Queryable, reader: Reader, notices: readonly WaitingNotice[]) => Promise<Line[]>

/** A value of what was noted last. */
export const lastValue = (notices: readonly WaitingNotice[], name: string): string | number =>
  notices.at(-1)?.words.values[name] ?? ''

export const idsOf = (notices: readonly WaitingNotice[]): string[] => notices.map(({ id }) => id)
