import { isIP } from 'node:net'
import { z } from 'zod'
import { webhookTypes } from '#app/persistence/programs/webhook-event.ts'
import { isLoopback } from '#app/platform/config/hosts.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { allowsLoopback } from '#app/platform/outgoing/guarded-request.server.ts'
import { isPublicAddress } from '#app/platform/outgoing/public-address.ts'
import { isReachSaid, reachForm, someOf } from '../read-key-form.server.ts'

/** A new webhook. */
export const webhookForm = z
  .object({
    ...reachForm,
    url: z.string().trim().max(2000).refine(isAddress),
    events: someOf(webhookTypes),
  })
  .refine(isReachSaid, { path: ['organisations'] })

/**
 * What others send is asked by https, this machine by http too while things are tried. An IP address has to be one of the
 * public internet; what a name leads to is looked at when something is sent, as it may change.
 */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (isLoopback(host) && allowsLoopback()) return protocol === 'https:' || protocol === 'http:'
  const address = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(address) === 0 ? hostname !== 'localhost' : isPublicAddress(address))
}

/** What is said of a field that is wrong. */
export function webhookErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/programs/webhooks')
  return (field) => t(`errors.${field}`)
}
