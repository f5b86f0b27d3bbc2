import { expect, vi } from 'vitest'
import type { MailCause } from '#app/platform/mail/causes.ts'
import { said } from './event-mail.ts'
import type { MailPlace } from './mail-place.ts'

/**
 * The one message to an address, as its recipient gets it, and as it is kept. On a Monday the week's overview comes too, at a moment of
 * its own: it counts only where it is asked for.
 */
export async function oneMail(place: MailPlace, address: string, cause: MailCause) {
  const isOther = (one: string | undefined) => one === 'digest' && cause !== 'digest'
  const all = () => place.sink.taken.filter((one) => one.to?.[0]?.address === address && !isOther(said(one).cause))
  await vi.waitFor(() => expect(all().length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 })
  const [email, ...more] = all()
  const [row] = await place.sql<{ id: string; sealed_text: string }[]>`
    select id, sealed_text from mail_messages where '<' || id || '@example.org>' = ${email?.messageId ?? ''}`
  if (!row || !email || more.length > 0) throw new Error(`Not one message to ${address}.`)
  return { row, email, headers: new Map(email.headers.map(({ key, value }) => [key, value])) }
}
