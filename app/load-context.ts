import type { Session } from '#app/platform/auth/session.server.ts'
import type { Template } from '#app/platform/frame/personal-parts.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Unsubscribe } from '#app/platform/mail/unsubscribe.server.ts'
import type { OpenFeed } from '#app/persistence/people/calendar-feeds.server.ts'
import type { Program } from '#app/persistence/programs/program.ts'
import type { EndedShareLink, OpenShareLink } from '#app/persistence/links/known-share-link.server.ts'

declare module '@remix-run/node' {
  /** Makes loader data typed as single fetch sends it: dates and such arrive as they left. */
  interface Future {
    v3_singleFetch: true
  }

  /** What the server hands to every loader and action. */
  interface AppLoadContext {
    requestId: string
    cspNonce: string
    session: Session | null
    /** The link that this request came by; null on pages of people who sign in, and where the link cannot be used. */
    shareLink: OpenShareLink | null
    /** The link that this request came by, where it was real and cannot be used any more. */
    endedLink: EndedShareLink | null
    /** The calendar feed that this request asks for; null at every other address, and where there is none. */
    calendarFeed: OpenFeed | null
    /** What is stopped by the address in a message that this request asks for; null at every other one, and where it is none of ours. */
    unsubscribe: Unsubscribe | null
    /** The program of the provider that asks by a token of its own; null everywhere but at addresses of the API that are for them. */
    program: Program | null
    /** True where the browser gave no sign of where the request came from: the action then asks for the csrf field. */
    csrfOwed: boolean
    /** Path and query as asked for: where to return to after signing in. */
    path: string
    language: Language
    /** The network address it came from, as it is counted. */
    address: string
    page: {
      /** entry.server.tsx leaves the page here: the server fills it in, packs it once and sends it in one piece. */
      drawn?: Template
      /** The version a form has after a save, for the answer's header. */
      formVersion?: string
      /** The error by which the request met a database or file store that is away. */
      outage?: unknown
    }
  }
}
