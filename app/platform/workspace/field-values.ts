/**
 * What the fields of a form hold, by name; a name may occur more than once in a form. Rows go by their id, because
 * positions move: `wards[4f1c2a9b].name`.
 */
export type FieldValues = Readonly<Record<string, readonly string[]>>

export const isEmpty = (fields: FieldValues): boolean => Object.keys(fields).length === 0

/** The fields of `now` that hold something else than they do in `base`. */
export const differences = (base: FieldValues, now: FieldValues): FieldValues =>
  keepWhere(now, (name, values) => !isSame(base[name], values))

const isSame = (one: readonly string[] | undefined, other: readonly string[]): boolean =>
  one?.length === other.length && other.every((value, at) => value === one[at])

/** The fields whose name is in `names`. */
export const only = (fields: FieldValues, names: readonly string[]): FieldValues =>
  keepWhere(fields, (name) => names.includes(name))

/** The fields without those of these names. */
export const without = (fields: FieldValues, names: readonly string[]): FieldValues =>
  keepWhere(fields, (name) => !names.includes(name))

function keepWhere(fields: FieldValues, test: (name: string, values: readonly string[]) => boolean): FieldValues {
  return Object.fromEntries(Object.entries(fields).filter(([name, values]) => test(name, values)))
}

const rowName = /^([^[\]]+)\[([^\]]+)\](\..+)$/

/**
 * The fields as a form sends them: rows numbered in the order they come, each with its id, so that
 * `wards[4f1c2a9b].name` becomes `wards[0].id` and `wards[0].name`. A field that holds nothing is sent as empty.
 */
export function toEntries(fields: FieldValues): [name: string, value: string][] {
  const rows = new Map<string, string[]>()
  return Object.entries(fields).flatMap(([name, values]) => {
    const sent = values.length > 0 ? values : ['']
    const [, list, id, rest] = rowName.exec(name) ?? []
    if (list === undefined || id === undefined) return sent.map((value): [string, string] => [name, value])
    const known = rows.get(list) ?? []
    rows.set(list, known)
    const isNew = !known.includes(id)
    if (isNew) known.push(id)
    const at = `${list}[${known.indexOf(id)}]`
    const entries = sent.map((value): [string, string] => [`${at}${rest}`, value])
    return isNew ? [[`${at}.id`, id], ...entries] : entries
  })
}
