/** What programs are told of. Those that people are written about have the name of that message's cause. */
export const webhookTypes = [
  ...(['document-uploaded', 'accepted', 'sent-back', 'answer', 'signed', 'request-answered'] as const),
  'envelope-changed',
  ...(['appointment', 'connection-day'] as const),
] as const

/** One of them. */
export type WebhookType = (typeof webhookTypes)[number]

/** Something that happened. It names nobody and has no words: whoever is told asks the API. */
export type WebhookEvent = {
  type: WebhookType
  organisationId: string
  /** Null where it is about the organisation as a whole. */
  locationIndex: number | null
  /** The key of the task; null where it is about none, or about several. */
  item: string | null
  /** The id of the document, link or request; each is told for itself. Null of a date, and of a text that changed, which have none. */
  subjects: readonly (string | null)[]
}
