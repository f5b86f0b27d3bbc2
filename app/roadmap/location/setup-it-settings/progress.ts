import type { Facts } from '#app/roadmap/rules/facts.ts'
import { isWithoutData } from '#app/roadmap/rules/fields.ts'
import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { missingWifi } from '#app/roadmap/rules/wifi.ts'
import { fields, type WifiSettings } from './fields.ts'

/** Done where the organisation shares one network, or when this location's own network and contact are known. */
export function progress(values: WifiSettings, facts: Facts): Progress {
  if (facts.organisationWifi.sharedWifi === 'yes') return { state: 'done', missing: [] }
  return progressFrom(isWithoutData(fields, values), missingOn('details', missingWifi(values.wifi)))
}
