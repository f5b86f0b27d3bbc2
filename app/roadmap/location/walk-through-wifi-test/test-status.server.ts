import type { LoaderFunctionArgs } from '@remix-run/node'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { otherItem } from '#app/roadmap/flow/other-item.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { readFields } from '#app/roadmap/rules/fields.ts'
import { fields } from './fields.ts'
import { wifiTest } from './item.ts'
import { testStatusOf } from './test-status.ts'

/** What the pages of the WiFi check say about it: how far it is, and where its network is filled in. */
export async function loadStanding(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'location')
  const sources = sourcesOf(route)
  const values = readFields(fields, sources.fieldsOf(wifiTest.key))
  const facts = gatherFacts(sources)(wifiTest)
  const isShared = facts.organisationWifi.sharedWifi === 'yes'
  const networkItem = isShared ? 'org-wifi-settings' : 'wifi-settings'
  return {
    status: testStatusOf(values, facts),
    trackAndTrace: values.trackAndTrace,
    network: otherItem(networkItem, 'details', sources.locationIndex, args.context.language),
  }
}
