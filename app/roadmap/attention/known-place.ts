import type { DocumentMark } from '../rules/progress.ts'

/** A file as far as entries are made from it. */
export type KnownDocument = DocumentMark & {
  id: string
  documentType: string
  locationIndex: number | null
  name: string
  createdAt: Date
  /** When provider staff last accepted it or sent it back, and who. */
  reviewedAt: Date | null
  reviewedByName: string | null
}

/** A share link that was not replaced or taken back, as far as entries are made from it. */
export type KnownLink = {
  id: string
  purpose: 'signer' | 'dpo' | 'ict' | 'council' | 'family' | 'reviewer' | 'colleague' | 'prospect'
  may: 'read' | 'review' | 'upload' | 'fill' | 'sign'
  /** Keys of the tasks it shows. */
  items: readonly string[]
  recipientName: string
  createdAt: Date
  expiresAt: Date
  /** When it was opened first; null where nobody did. */
  openedAt: Date | null
  outcome: 'approved' | 'changes-asked' | 'declined' | 'moved' | 'filled' | 'uploaded' | 'signed' | null
  outcomeAt: Date | null
  /** The version of the text that a yes was given on; null where that was not kept. */
  answeredVersion: string | null
  /** Who signed, where that is somebody else than its recipient; null where it is not. */
  otherSigner: string | null
  /** True once the provider signed, too, what was signed by it. */
  isCounterSigned: boolean
  /** Whether this signature is needed as well as others. */
  alsoSigns: boolean
  /** How often both sides began to sign the same thing. */
  signingRound: number
  /** True once somebody of the organisation looked at what came in. */
  isLookedAt: boolean
  /** When its recipient asked a question, or for a new link because this one had ended; null where nobody waits for an answer. */
  askedAgainAt: Date | null
  hasQuestion: boolean
  /** True where the message with the link could not be delivered, or is unwanted. */
  isUndelivered: boolean
  /** Why it was not; null where that is not known. */
  undeliveredWhy: 'unknown-address' | 'mailbox-full' | 'refused' | 'spam' | null
  /** When its recipient was last reminded of it, by hand or by the portal; null if nobody did. */
  remindedAt: Date | null
  /** How its recipient can be reminded: by a mail, by the sender, who gave no address for one, or not, as they asked. */
  reminders: 'mail' | 'hand' | 'stopped'
}

/** A task that somebody with an account was given and still has, as far as entries are made from it. */
export type KnownAssignment = {
  id: string
  /** The key of the task. */
  item: string
  assigneeId: string
  assigneeName: string
  givenBy: string | null
  givenByName: string
  givenAt: Date
  /** What the giver wrote along. */
  note: string
  /** Calendar date on which the giver would like it to be done; null where they did not say. */
  wishDay: number | null
  /** When somebody reminded its assignee of it; null if nobody did. */
  remindedAt: Date | null
  /** True once its assignee said that they do it. */
  isAccepted: boolean
  /** True once its giver was told that it is done. */
  isDone: boolean
}

/** That a task does not apply to a location: what waits for an answer of provider staff, or what they agreed to. */
export type KnownRequest = { id: string; item: string; createdAt: Date; isOpen: boolean }

/** Somebody of the provider's staff who looks after an organisation; '' for what is not filled in. */
export type ProviderContact = { name: string; email: string; phone: string; hours: string }

/** The dates of another location of the same organisation. */
export type SisterDates = {
  locationIndex: number
  name: string
  connectionDay: number | null
  isDone: boolean
  isConnected: boolean
}

/** All that is known of one place, a location or an organisation as a whole: what progress and entries are made from. */
export type KnownPlace = {
  organisationName: string
  /** Null for the organisation as a whole. */
  location: { index: number; id: string; name: string } | null
  /** The stored values of a form of the place or of its organisation. */
  fieldsOf: (formType: string) => unknown
  documents: readonly KnownDocument[]
  links: readonly KnownLink[]
  assignments: readonly KnownAssignment[]
  requests: readonly KnownRequest[]
  /** Which text a task has now, by its key, of those that a data protection officer agreed to a version of. */
  textVersions: ReadonlyMap<string, string>
  /** Null where nobody looks after the organisation. */
  contact: ProviderContact | null
  /** The follow-up appointment with the provider, an instant; only for the organisation as a whole. */
  nextMeetingAt: number | null
  /** Of all locations of the organisation; only for the organisation as a whole. */
  sisters: readonly SisterDates[]
  /** When anything of the place was first saved, and last, in milliseconds; null for never. */
  firstChangedAt: number | null
  changedAt: number | null
  /** When the form or a document of an item, by its key, was first saved, and last; undefined for never. */
  touchedOf: (key: string) => { first: number; last: number } | undefined
}
