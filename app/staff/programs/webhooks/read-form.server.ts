import { z } from 'zod'
import { webhookTypes } from '#app/persistence/programs/webhook-event.ts'
import { isLoopback } from '#app/platform/config/hosts.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { allowsLoopback } from '#app/platform/webhooks/deliver.server.ts'
import { isReachSaid, reachForm, someOf } from '../read-key-form.server.ts'

/** A new webhook. */
export const webhookForm = z
  .object({
    ...reachForm,
    url: z.string().trim().max(2000).refine(isAddress),
    events: someOf(webhookTypes),
  })
  .refine(isReachSaid, { path: ['organisations'] })

/** What others send is asked by https, this machine by http too while things are tried. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, password } = new URL(text)
  const isOwn = protocol === 'http:' && isLoopback(host) && allowsLoopback()
  return (protocol === 'https:' || isOwn) && username === '' && password === ''
}

/** What is said of a field that is wrong. */
export function webhookErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/programs/webhooks')
  return (field) => t(`errors.${field}`)
}
