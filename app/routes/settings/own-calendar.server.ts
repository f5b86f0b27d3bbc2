import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import { makeFeed, readOwnFeed } from '#app/persistence/people/calendar-feeds.server.ts'
import { isFreshEnough, signInAgainPath } from '#app/platform/auth/fresh.server.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'

const purpose = 'calendar-feed'

/**
 * A person's own feed as its owner sees it; null where there is none. The address outlives a session, so it is shown only to
 * somebody who signed in a short while ago.
 * @param origin of the portal
 * @returns `address` null where it is not shown: `signInAgain` is the way to see it, and null where its token was sealed
 * with a secret that is no longer known
 */
export async function ownCalendarOf(context: AppLoadContext, origin: string) {
  const feed = await readOwnFeed(requireUser(context).actor)
  if (!feed) return null
  const { withDueDays } = feed
  if (!isFreshEnough(context)) return { address: null, signInAgain: signInAgainPath('/settings'), withDueDays }
  const token = z.string().safeParse(open(purpose, feed.sealedToken)).data
  const address = token === undefined ? null : new URL(`/calendar/${token}.ics`, origin).href
  return { address, signInAgain: null, withDueDays }
}

export type OwnCalendar = NonNullable<Awaited<ReturnType<typeof ownCalendarOf>>>

/** Gives a person's feed a new address, and makes it where there is none. */
export async function makeOwnCalendar(actor: Actor): Promise<void> {
  const token = newShareToken()
  await makeFeed(actor, { tokenHash: hashOfToken(token), sealedToken: seal(purpose, token) })
}
