/**
 * What the portal tells people of itself, without anybody asking for it: each can say of each that they do not want it. The
 * names of what needs somebody are those of `GET /api/attention`.
 */
export const optionalCauses = [
  'sent-back',
  'accepted',
  'answer',
  'signed',
  'signing-turn',
  'request-answered',
  'filled-in',
  'assigned',
  'appointment',
  'connection-day',
  'reminder',
  'digest',
] as const
export type OptionalCause = (typeof optionalCauses)[number]

/** Why messages are written; each has its name in the texts. */
export const mailCauses = [
  'share-link',
  'share-reminder',
  'invitation',
  'password-forgotten',
  'password-guessed',
  'proof-code',
  'link-code',
  ...optionalCauses,
] as const
export type MailCause = (typeof mailCauses)[number]

/** Those whose links give access: who has one needs nothing else. */
export const secretCauses: readonly string[] = [
  'share-link',
  'share-reminder',
  'invitation',
  'password-forgotten',
  'password-guessed',
  'proof-code',
  'link-code',
]

const isMailCause = (value: string): value is MailCause => mailCauses.some((cause) => cause === value)

/** Causes of messages that are not written any more, but kept, or still on their way. */
const earlierCauses = ['share-answer'] as const

/** Whether there is a name for a cause. */
export const isNamedCause = (value: string): value is MailCause | (typeof earlierCauses)[number] =>
  isMailCause(value) || earlierCauses.some((cause) => cause === value)

/** What can become of a message. */
export const mailStates = ['kept', 'waiting', 'sent', 'failed'] as const
