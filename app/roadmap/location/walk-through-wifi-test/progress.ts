import { effectiveWifi, type Facts } from '#app/roadmap/rules/facts.ts'
import { isWithoutData } from '#app/roadmap/rules/fields.ts'
import { missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { missingWifi } from '#app/roadmap/rules/wifi.ts'
import { fields, type WifiTest } from './fields.ts'

/** Open until somebody answered; done when the network the location will use, and who knows about it, are known. */
export function progress(values: WifiTest, facts: Facts): Progress {
  const isOpen = isWithoutData(fields, values)
  return progressFrom(isOpen, [
    ...(missingWifi(effectiveWifi(facts)).length > 0 ? missingOn('prepare', ['wifi']) : []),
    ...(isOpen ? missingOn('status', ['isOn']) : []),
  ])
}
