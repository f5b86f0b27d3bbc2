import type { Email } from 'postal-mime'
import type { Member } from '#app/persistence/actor.ts'
import type { OptionalCause } from '#app/platform/mail/causes.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { ask } from './ask.ts'
import type { MailPlace } from './mail-place.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** What the servers of mail providers send for somebody who pressed their button (RFC 8058). */
export const oneClick = 'List-Unsubscribe=One-Click'

/** Presses the button of a mail provider, whose server brings no cookies and says nothing of where it comes from. */
export const press = (
  { origin }: { origin: string },
  path: string,
  {
    headers = form,
    body = oneClick,
    method = 'POST',
  }: { headers?: Record<string, string>; body?: string; method?: string } = {},
) => ask(origin, path, { method, headers, body })

/** Writes somebody a message that they can do without. */
export const tellMember = (
  place: MailPlace,
  { organisationId, userId, name, email }: Member,
  cause: OptionalCause,
  language: Language = 'nl',
) =>
  place.queue({
    ...{ cause, language, organisationId, stop: { userId }, to: { name, address: email } },
    ...{ subject: 'Iets nieuws (De Zonnehof)', preheader: 'Kijk', paragraphs: ['Dag'] },
  })

type Received = {
  email: Email | undefined
  stops: string | undefined
  post: string | undefined
  /** Of the address by which its like is stopped. */
  path: string
}

/** The newest message that somebody got, as their mail server took it. */
export async function received({ sink, untilRow }: MailPlace, address: string): Promise<Received> {
  await untilRow(address, { state: 'sent' })
  const email = sink.taken.findLast(({ to }) => to?.[0]?.address === address)
  const headers = new Map(email?.headers.map(({ key, value }) => [key, value]))
  const stops = headers.get('list-unsubscribe')
  const path = stops === undefined ? '' : new URL(stops.slice(1, -1)).pathname
  return { email, stops, post: headers.get('list-unsubscribe-post'), path }
}
