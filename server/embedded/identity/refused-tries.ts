import type { Request } from 'express'
import { noteSecurity } from '#app/persistence/staff/security.server.ts'
import { clientAddress } from '../../client-address.ts'
import type { HalfKnown } from './second-step.ts'

/**
 * Writes down that a password was wrong; what is refused without a look at it is not, or a guesser would fill the log.
 * @param typed the e-mail address, anything
 */
export async function noteWrongPassword(typed: string, request: Request): Promise<void> {
  const email = typed.toWellFormed().replace(/\p{Cc}/gu, '')
  const details = { email, address: clientAddress(request) }
  await noteSecurity({ kind: 'sign-in-refused', email, facts: { reason: 'password' }, details })
}

/** Writes down that a code was wrong, of somebody whose password was right. */
export async function noteWrongCode({ accountId, email }: HalfKnown, request: Request): Promise<void> {
  await noteSecurity({ kind: 'second-factor-refused', accountId, details: { email, address: clientAddress(request) } })
}
