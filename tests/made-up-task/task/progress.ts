import type { Facts } from '#app/roadmap/rules/facts.ts'
import { missingDocument, missingOn, progressFrom, type Progress } from '#app/roadmap/rules/progress.ts'
import { isEmpty } from '#app/roadmap/rules/values.ts'
import type { MadeUp } from './fields.ts'

/** Done once it has a name and a plan, each device a name, and somebody agreed. */
export function progress({ name, devices, agreed }: MadeUp, facts: Facts): Progress {
  const unnamed = devices.flatMap((device, at) => (isEmpty(device.name) ? [`devices[${at}].name`] : []))
  const missing = [
    ...missingOn('about', isEmpty(name) ? ['name'] : []),
    ...missingOn('devices', unnamed),
    ...missingDocument('devices', facts),
    ...missingOn('agree', agreed ? [] : ['agreed']),
  ]
  return progressFrom(isEmpty(name) && devices.length === 0 && facts.documentState === 'none', missing)
}
