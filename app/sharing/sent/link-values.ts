/** The fields of the form in which a link is made, as they are sent. */
export const linkFields = [
  'items',
  'may',
  'reason',
  'name',
  'email',
  'language',
  'message',
  'wish',
  'expires',
  'codeEmail',
] as const
export type LinkField = (typeof linkFields)[number]

/** What stands in them. */
export type LinkValues = {
  items: string[]
  may: string
  /** Why something is signed again. */
  reason: string
  name: string
  email: string
  language: string
  message: string
  /** By when it is wished for: '2027-04-12', whatever was typed, or ''. */
  wish: string
  /** '2027-04-12', or whatever was typed. */
  expires: string
  hasCode: boolean
  /** Where the code is mailed; '' where the sender tells it. */
  codeEmail: string
  /** Whether this signature is needed as well as others. */
  alsoSigns: boolean
  /** Whether its sender need not look at what is filled in. */
  noConfirming: boolean
}
