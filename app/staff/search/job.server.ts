import { inTurnForUpkeep } from '#app/persistence/cleanup.server.ts'
import { isAnySearchStale } from '#app/persistence/staff/search-kept.server.ts'
import { log } from '#app/platform/log/log.ts'
import { searchRules } from './entries.ts'
import { keepSearchEntries } from './keep.server.ts'

/** How many organisations are seen to in one run at most: some seconds of one processor. */
const most = 500

/**
 * Makes entries for search again of organisations that were changed, unless another server is at it. What is left over waits
 * for the next run; while nothing was changed it costs one query.
 * @param signal ends it after the organisations that are under way
 */
export async function keepSearchFresh(signal: AbortSignal): Promise<void> {
  const began = performance.now()
  if (!(await isAnySearchStale(searchRules))) return
  const done = await inTurnForUpkeep(() => keepSearchEntries(most, signal), 'search')
  if (!done || done.result === 0) return
  log.info({ organisations: done.result, ms: Math.round(performance.now() - began) }, 'entries for search')
}
