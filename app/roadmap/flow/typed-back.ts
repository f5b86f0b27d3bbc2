import { dequal } from 'dequal/lite'
import { valueAt, type Change, type KnownChange } from '../rules/changes.ts'
import type { Fields } from '../rules/fields.ts'
import { pathOfName } from '../rules/paths.ts'
import type { SentForm } from './decide.ts'

/**
 * What was typed back: fields that hold what they held in the sender's version, in which the sender saved something else
 * since. A form that somebody sends holds all its fields, and such a field was left alone. What browsers save by themselves
 * holds only what was changed, so there it was typed. One that held it since then already is a message that comes late.
 * @param values as they were in the sender's version, as they would be now, and as they are stored
 * @param since what was changed after that version
 */
export function typedBack(
  { form, goTo }: Pick<SentForm, 'form' | 'goTo'>,
  { rendered, next, stored }: { rendered: Fields; next: Fields; stored: Fields },
  since: readonly KnownChange[],
): Change[] {
  if (goTo.to !== 'keep') return []
  return [...form.keys()].flatMap((name) => {
    const path = pathOfName(name, form)
    const known = since.filter((change) => change.path === path)
    const [before, to, from] = [rendered, next, stored].map((values) => valueAt(values, path))
    const isLeftAlone = known.length === 0 || !dequal(before, to)
    if (isLeftAlone || known.some((change) => !change.isOwn || dequal(change.to, to))) return []
    return [{ path, from, to }]
  })
}
