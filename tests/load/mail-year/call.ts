import { addNotices } from '#app/persistence/notifications/notices.server.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import type { SimulatedLocation } from './world.ts'

/** Provider staff call the location and fill in what it says. */
export async function call({ organisationId, index: locationIndex }: SimulatedLocation, key: string): Promise<void> {
  const item = findItem(key)
  if (!item) throw new Error(`There is no task ${key}.`)
  const cause = 'filled-in'
  await save(
    { organisationId, userId: null, name: 'Sanne Bakker' },
    {
      ...{ item, locationIndex, locationId: null, version: null, behalfOf: 'Noor Vis' },
      ...{ origin: { way: 'provider', path: item.path }, change: (fields) => ({ ...fields, numberOfMembers: 3 }) },
      also: (tx, version) => {
        const happening = { organisationId, cause, locationIndex, item: key, subject: null }
        return addNotices(tx, { ...happening, words: { key: cause, values: { version, by: '' } } }, { ofPlace: true })
      },
    },
  )
}
