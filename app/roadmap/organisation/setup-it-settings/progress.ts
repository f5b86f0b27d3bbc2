import type { Facts } from '#app/roadmap/rules/facts.ts'
import { isWithoutData } from '#app/roadmap/rules/fields.ts'
import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { missingWifi } from '#app/roadmap/rules/wifi.ts'
import { fields, type OrgWifiSettings } from './fields.ts'

/** For the organisation itself "not shared" is answer enough; else done when the shared network is complete. */
export function progress(values: OrgWifiSettings, facts: Facts): Progress {
  const isOrganisationsView = facts.locationIndex === null
  if (isOrganisationsView && values.sharedWifi === 'no') return { state: 'done', missing: [] }
  const missing = missingWifi(values.wifi)
  // The answer alone keeps nobody waiting, but it decides whether the rest is needed at all.
  const unanswered = values.sharedWifi === '' && missing.length > 0 ? ['sharedWifi'] : []
  return progressFrom(isWithoutData(fields, values), missingOn('details', [...unanswered, ...missing]))
}
