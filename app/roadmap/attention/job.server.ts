import { inTurnForUpkeep } from '#app/persistence/cleanup.server.ts'
import { log } from '#app/platform/log/log.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { isAnythingStale } from '#app/persistence/organisations/location-progress.server.ts'
import { keepFreshEverywhere, keepingOn } from './keep.server.ts'

/** How many places are computed in one run at most: some ten seconds of one processor. */
const most = 10_000

/**
 * Computes what is kept of places and does not hold any more, because something was changed, the day has turned in the
 * Netherlands or the rules are newer; unless another server is at it. What is left over waits for the next run.
 * @param signal ends it after the places that are under way
 */
export async function keepProgressFresh(signal: AbortSignal): Promise<void> {
  const began = performance.now()
  if (!(await isAnythingStale(keepingOn(dayOf(Date.now()))))) return
  const done = await inTurnForUpkeep(
    () => keepFreshEverywhere({ which: 'stale', places: 'all', most }, dayOf(Date.now()), signal),
    'progress',
  )
  if (!done || done.result === 0) return
  log.info({ places: done.result, ms: Math.round(performance.now() - began) }, 'progress of places')
}
