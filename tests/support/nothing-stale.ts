import { inTurnForUpkeep } from '#app/persistence/cleanup.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { keepFreshEverywhere } from '#app/roadmap/attention/keep.server.ts'
import { keepSearchEntries } from '#app/staff/search/keep.server.ts'

const most = 10_000

/**
 * Does what the timers of the portal would do of changes within a minute, so that none of it changes what a page is made of before
 * a test counts its statements: a slow machine needs longer than a minute for such a test. Where the portal is at it, this waits for it.
 */
export async function leaveNothingStale(): Promise<void> {
  const { signal } = new AbortController()
  const places = { which: 'stale', places: 'all', most } as const
  while (!(await inTurnForUpkeep(() => keepFreshEverywhere(places, dayOf(Date.now()), signal), 'progress')));
  while (!(await inTurnForUpkeep(() => keepSearchEntries(most, signal), 'search')));
}
