import type { Contributor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addShareLink, type NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import { sealToken } from '#app/sharing/mail/link-address.server.ts'
import type { Answer } from './ask.ts'
import type { SharedPortal } from './portal.ts'
import type { FormFields } from './visitor.ts'
import { everythingOf } from './stored.ts'

/** A link that was made for a test. */
export type MadeLink = { id: string; token: string; address: string }

/** Makes a link without the pages: for somebody to read the newsletter of the first location, unless told otherwise. */
export async function addLink(maker: Contributor, over: Partial<NewShareLink> = {}): Promise<MadeLink> {
  const token = newShareToken()
  const { id } = await database().transaction((tx) =>
    addShareLink(tx, maker, {
      ...{ tokenHash: hashOfToken(token), sealedToken: sealToken(token) },
      ...{ purpose: 'reviewer', locationIndex: 0, items: ['newsletter'], may: 'read' },
      ...{ recipientName: 'Bea Kok', recipientEmail: '', language: 'nl', message: '', codeHash: null },
      expiresAt: new Date(Date.now() + 86_400_000),
      ...{ snapshot: null, contentHash: null, round: 1, previousId: null },
      ...over,
    }),
  )
  return { id, token, address: `/share/${token}` }
}

/** Whether an event says no more than that a page was looked at, or fetched. */
export const isLooking = (kind: string): boolean => kind === 'opened' || kind === 'fetched'

/** What happened with a link, in order. */
export async function eventsOf({ sql }: SharedPortal, { id }: Pick<MadeLink, 'id'>): Promise<string[]> {
  const rows = await sql<{ kind: string }[]>`select kind from share_events where link_id = ${id} order by id`
  return rows.map(({ kind }) => kind)
}

type Kept = Awaited<ReturnType<typeof everythingOf>>

/**
 * The same without how often links were opened: looking may be counted, and that a link was opened for the first time is
 * news for its sender, by which the organisation's revision grows.
 */
export function withoutOpenings({ rows, ...rest }: Kept) {
  const isOpening = (row: object) => 'kind' in row && isLooking(String(row.kind))
  const withoutRevision = ({ revision: _, ...row }: Record<string, unknown>) => row
  return { ...rest, rows: rows.map((table) => table.filter((row) => !isOpening(row)).map(withoutRevision)) }
}

/** Everything that is kept for an organisation, but that its links were opened. */
export const everythingButOpenings = async (portal: SharedPortal, organisationId: string): Promise<unknown> =>
  withoutOpenings(await everythingOf(portal, organisationId))

/** The form in which a leader makes a link to the newsletter. */
export const linkForm = '/links/new?item=newsletter&location=0&purpose=reviewer'

/** A day so many days from now, as a form sends it. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What is typed in that form. */
export const typedLink = (over: FormFields = {}): FormFields => ({
  ...{ items: 'newsletter', may: 'read', name: 'Bea Kok', email: 'bea@example.org', language: 'en' },
  ...{ message: 'Wilt u meelezen?', expires: dayAhead(30), formId: crypto.randomUUID() },
  ...over,
})

/** The token on the page that hands over a link; '' where there is none. */
export const tokenIn = (text: string): string => /\/share\/([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? ''

/** The code on that page; '' where there is none. */
export const codeIn = (text: string): string => /id="code"[^>]* value="([A-Z2-9]{6})"/.exec(text)?.[1] ?? ''

/** A link as it stands in the database. */
export async function rowOf({ sql }: SharedPortal, token: string) {
  const [row] = await sql`select * from share_links where token_hash = ${hashOfToken(token)}`
  return row
}

/** An answer without what is another one each time. */
export function plainAnswer({ status, headers, text }: Answer, token: string) {
  const { date: _, 'x-request-id': id = '', 'content-security-policy': policy = '', ...rest } = headers
  const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? ''
  const without = (words: string) => words.replaceAll(nonce, 'N').replaceAll(String(id), 'I').replaceAll(token, 'T')
  return { status, headers: { ...rest, policy: without(String(policy)) }, text: without(text) }
}
