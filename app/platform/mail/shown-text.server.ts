import type { MailState } from '#app/persistence/mail/mail.server.ts'
import { isNamedCause, secretCauses } from './causes.ts'
import type { Paragraph } from './message.server.ts'

/** Why staff do not see the text of a message. */
export type Hidden = 'unreadable' | 'new-password' | 'not-kept' | 'used'

type About = { cause: string; state: MailState; isAccountUsed: boolean; linkId: string | null }

/**
 * Whether staff see the text of a message. A link in it that gives access is seen only while it is kept because there is
 * no mail server, for staff to pass on: otherwise the recipient alone has it. What gives access to an account that is in
 * use nobody sees.
 * @param paragraphs null where they cannot be read any more
 * @returns null where they do
 */
export function whyHidden(
  paragraphs: readonly Paragraph[] | null,
  { cause, state, isAccountUsed, linkId }: About,
): Hidden | null {
  if (!paragraphs) return 'unreadable'
  if (cause === 'password-forgotten') return 'new-password'
  const isSecret = secretCauses.includes(cause) || linkId !== null || !isNamedCause(cause)
  if (!isSecret || !paragraphs.some(givesAccess)) return null
  if (state !== 'kept') return 'not-kept'
  return cause === 'invitation' && isAccountUsed ? 'used' : null
}

/** The login page asks who somebody is. */
const givesAccess = (part: Paragraph): boolean =>
  typeof part !== 'string' && ('items' in part || new URL(part.href).pathname !== '/authentication/login')
