/** Why messages are written; each has its name in the texts. */
export const mailCauses = [
  'share-link',
  'share-reminder',
  'share-answer',
  'invitation',
  'password-forgotten',
  'password-guessed',
] as const
export type MailCause = (typeof mailCauses)[number]

/** Those whose links give access: who has one needs nothing else. */
export const secretCauses: readonly string[] = ['share-link', 'share-reminder', 'invitation', 'password-forgotten']

/** Whether a cause is one of today's: messages of earlier ones may still be kept. */
export const isMailCause = (value: string): value is MailCause => mailCauses.some((cause) => cause === value)

/** What can become of a message. */
export const mailStates = ['kept', 'waiting', 'sent', 'failed'] as const
