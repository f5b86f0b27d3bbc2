import { randomUUID } from 'node:crypto'

/** What became of something that was to be added: `isNew` is false where the same form had added it before. */
export type Added = { id: string; isNew: boolean }

/**
 * Adds a row under the id of its form, so that a form that is sent twice adds one. Who goes back to that form and asks
 * for something else gets that too, under an id of its own.
 * @param id made with the form
 * @param insert false where there is a row of this id
 * @param isSame whether the row that is there is what was to be added
 */
export async function addOnce(
  id: string,
  insert: (id: string) => Promise<boolean>,
  isSame: () => Promise<boolean>,
): Promise<Added> {
  if (await insert(id)) return { id, isNew: true }
  if (await isSame()) return { id, isNew: false }
  const other = randomUUID()
  await insert(other)
  return { id: other, isNew: true }
}
