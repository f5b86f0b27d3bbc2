import { changedFields, type KnownChange } from '../rules/changes.ts'
import { initialRow, isFields, rowSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { isRowPath, parsePath, rowOf } from '../rules/paths.ts'

/**
 * What others changed, with each field by itself of a row that they added and this form holds, too: pages of a form that was never saved
 * have the same first rows. So what both filled in is one row, and only a field that differs is asked about.
 * @param since what was changed after the sender's version
 */
export function splitRowsOfBoth(item: Item, form: FormData, since: readonly KnownChange[]): KnownChange[] {
  const sent = new Set([...form].flatMap(([name, value]) => (name.endsWith('].id') ? [value] : [])))
  return since.flatMap((known) => {
    const { path, from, to, ...who } = known
    const [list] = parsePath(path)
    const part = typeof list === 'string' ? item.fields.shape[list] : undefined
    const schema = part && rowSchema(part)
    const isOfBoth = isRowPath(path) && rowOf(path) === path && from === null && isFields(to) && sent.has(String(to.id))
    if (!schema || !isOfBoth) return [known]
    return changedFields(schema, initialRow(schema, String(to.id)), to, path).map((one) => ({ ...one, ...who }))
  })
}
