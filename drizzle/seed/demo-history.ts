import { workdayBefore, type DemoForm } from './demo-forms.ts'

/** Somebody who filled something in; without an id for those who have no account. */
export type DemoAuthor = { userId: string | null; name: string }

type Change = { path: string; from: unknown; to: unknown }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a field says before anything is filled in, by its kind. */
function initialOf(value: unknown): unknown {
  if (typeof value === 'string') return ''
  if (Array.isArray(value)) return []
  return typeof value === 'boolean' ? false : null
}

/** What filling in a form changed, field by field: rows of lists as a whole, as the portal keeps them. */
export function changesIn(fields: Record<string, unknown>, at = ''): Change[] {
  return Object.entries(fields).flatMap(([name, to]): Change[] => {
    const path = at === '' ? name : `${at}.${name}`
    if (isGroup(to)) return changesIn(to, path)
    if (Array.isArray(to) && to.every(isGroup) && to.length > 0)
      return to.map((row) => ({ path: `${path}[${String(row.id)}]`, from: null, to: row }))
    // A count is 1 at first, and the one answer of which no is an answer says nothing at first.
    const from = path.startsWith('numberOf') ? 1 : path === 'unique' ? null : initialOf(to)
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, from, to }]
  })
}

/** How one form came about: its number of saves, the changes of each, and when it was saved last and by whom. */
export type DemoSaves = {
  version: number
  updatedAt: Date
  updatedByName: string
  changes: (Change & { version: number; at: Date; author: DemoAuthor })[]
}

/**
 * Spreads what a form holds over one or two saves by different people in the weeks before today.
 * @param place of the form among those of its organisation: the first ones are the oldest
 * @param forms how many there are
 */
export function savesOf(
  { fields }: DemoForm,
  { today, authors, place, forms }: { today: number; authors: readonly DemoAuthor[]; place: number; forms: number },
): DemoSaves {
  const changes = changesIn(fields)
  const first = Math.ceil(changes.length / (changes.length > 3 ? 2 : 1))
  const ago = Math.max(1, Math.round(((forms - place) / forms) * 25))
  const saves = [changes.slice(0, first), changes.slice(first)].filter((save) => save.length > 0)
  const told = saves.flatMap((save, number) => {
    const at = workdayBefore(today, ago + (saves.length - 1 - number) * 2, 8 + ((place * 3 + number) % 8))
    const author = authors[(place + number) % authors.length] ?? { userId: null, name: '' }
    return save.map((change) => ({ ...change, version: number + 1, at, author }))
  })
  const last = told.at(-1)
  return {
    version: Math.max(1, saves.length),
    updatedAt: last?.at ?? workdayBefore(today, ago, 9),
    updatedByName: last?.author.name ?? authors[0]?.name ?? '',
    changes: told,
  }
}
