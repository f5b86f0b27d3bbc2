import { expect, it } from 'vitest'
import { noProvider } from '#app/platform/site/provider.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { snapshotSchema } from './snapshot.ts'
import { handOutsOf, takeSnapshot } from './snapshot.server.ts'

const place: Place = {
  ...{ organisationName: 'De Zonnehof', contact: null, provider: noProvider, locations: [], location: null },
  ...{ forms: new Map(), documents: [], isReviewed: false, isSigned: false, hasRequests: false },
}
const tenant = { organisationId: 'a', userId: 'b' }

it('keeps the words of a letter to be approved, and not how it looks or on which day it was written', async () => {
  const item = findItem('infoletter')
  if (!item) throw new Error('There is no letter.')
  const snapshot = await takeSnapshot(tenant, place, [item], 'nl', () => Promise.resolve(null))
  const [handOut] = snapshot.items[0]?.handOuts ?? []
  expect(Object.keys(handOut?.letter ?? {}).sort()).toEqual(['blocks', 'fileName', 'title'])
  expect(JSON.stringify(snapshot)).not.toMatch(/href|isFramed/)
  expect(snapshotSchema.parse(snapshot)).toEqual(snapshot)
  const [now] = await handOutsOf(place, item, ['letter'], 'nl', () => Promise.resolve(null))
  expect(now?.letter).toHaveProperty('sheet.kind', 'post')
})
