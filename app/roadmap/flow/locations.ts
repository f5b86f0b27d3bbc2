import { z } from 'zod'
import type { Renumbering } from '#app/persistence/organisations/locations.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { onceFor } from '../rules/once-for.ts'
import { rowId } from '../rules/shapes.ts'

/** The key of the item in which an organisation lists its locations: saving any form reads that list too. */
export const locationsFormType = 'org-information'

/** A location of an organisation, as the list in its basic information names it; its index is its position there. */
export type Location = { index: number; id: string; name: string }

const listed = z.object({ locations: z.array(z.object({ id: rowId(), name: z.string() })) })

/** The locations in the fields of the form that lists them; none where nothing was filled in yet. */
export const locationsIn = (fields: unknown): readonly Location[] => onceFor(fields, namedIn, () => namedIn(fields))

function namedIn(fields: unknown): readonly Location[] {
  const list = listed.safeParse(fields).data?.locations ?? []
  return list.map(({ id, name }, index) => ({ index, id, name: trimmed(name) }))
}

/** A location has to be given a name by the organisation before its route card can be filled in. */
export const isInitialised = (location: Location): boolean => location.name !== ''

/**
 * Where each location goes when the list changes from one to the other; they are known by their row ids.
 * @param archives whether those that go are archived, under their names
 */
export function renumbering(before: readonly Location[], after: readonly Location[], archives: boolean): Renumbering {
  const position = new Map(after.map(({ id, index }) => [id, index]))
  return before.map(({ id, index, name }) => {
    const to = position.get(id) ?? null
    return { from: index, to, ...(archives && to === null && { archiveAs: name }) }
  })
}
