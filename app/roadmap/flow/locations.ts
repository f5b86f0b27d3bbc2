import { z } from 'zod'
import { rowId } from '../rules/shapes.ts'

/** A location of an organisation, as the list in its basic information names it; its index is its position there. */
export type Location = { index: number; id: string; name: string }

const listed = z.object({ locations: z.array(z.object({ id: rowId(), name: z.string() })) })

/** The locations in the fields of the form that lists them; none where nothing was filled in yet. */
export function locationsIn(fields: unknown): Location[] {
  const list = listed.safeParse(fields).data?.locations ?? []
  return list.map(({ id, name }, index) => ({ index, id, name: name.trim() }))
}

/** A location has to be given a name by the organisation before its route card can be filled in. */
export const isInitialised = (location: Location): boolean => location.name !== ''

/** Where each location goes when the list changes from one to the other; they are known by their row ids. */
export function renumbering(
  before: readonly Location[],
  after: readonly Location[],
): { from: number; to: number | null }[] {
  const position = new Map(after.map(({ id, index }) => [id, index]))
  return before.map(({ id, index }) => ({ from: index, to: position.get(id) ?? null }))
}
