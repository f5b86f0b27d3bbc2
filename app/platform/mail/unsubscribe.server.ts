import { z } from 'zod'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { languages } from '#app/platform/i18n/languages.ts'
import { stoppable } from './message.server.ts'

const purpose = 'unsubscribe'

const unsubscribe = z.strictObject({ stop: stoppable, language: z.enum(languages) })
/** What the address in a message stops, and the language of the message. */
export type Unsubscribe = z.output<typeof unsubscribe>

/**
 * The address by which whoever got a message stops its like, without signing in (RFC 8058). It holds ids only, sealed, and
 * works for as long as the secret is known that it was sealed with.
 */
export const unsubscribeAddress = (what: Unsubscribe): string => `${primaryOrigin()}/unsubscribe/${seal(purpose, what)}`

/** What such an address is about; null where it is none of ours. @param token the end of it, anything */
export const openUnsubscribe = (token: string): Unsubscribe | null =>
  /^[\w-]{1,1000}$/.test(token) ? (unsubscribe.safeParse(open(purpose, token)).data ?? null) : null
