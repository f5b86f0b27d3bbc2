/**
 * A path to a field: `wards[4f1c2a9b].name`. Rows are named by their id, because positions change while two people work.
 * Names in forms on a page use the position instead: `wards[0].name`.
 */
export type Segment = string | { row: string }

/** The segments of a path. */
export function parsePath(path: string): Segment[] {
  return [...path.matchAll(/([^.[\]]+)|\[([^[\]]*)\]/g)].map(([, name, row]) => name ?? { row: row ?? '' })
}

/** `wards` + row id -> `wards[4f1c2a9b]`. */
export const rowPath = (list: string, id: string): string => `${list}[${id}]`

/** `wifi` + `contact` -> `wifi.contact`; at the top just the name. */
export const fieldPath = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

/** The path of the row a path leads through or to, or null where it leads through no list. */
export function rowOf(path: string): string | null {
  const end = path.indexOf(']')
  return end === -1 ? null : path.slice(0, end + 1)
}

/** True when the path names a whole row. */
export const isRowPath = (path: string): boolean => path.endsWith(']')

/** `wards[0].name` -> `wards.name`: where the words for a field stand. */
export const wordsPath = (path: string): string => path.replace(/\[[^[\]]*\]/g, '')

/** The position in `wards[3].name`, or null. */
export function rowPosition(path: string): number | null {
  const found = /\[(\d+)\]/.exec(path)
  return found ? Number(found[1]) : null
}

/** `wards[0].name` in a form as a path: `wards[4f1c2a9b].name`. */
export function pathOfName(name: string, form: FormData): string {
  const [, list, position, rest = ''] = /^([^[]+)\[(\d+)\](.*)$/.exec(name) ?? []
  const id = list === undefined ? null : form.get(`${list}[${position}].id`)
  return typeof id === 'string' ? `${list}[${id}]${rest}` : name
}

/** A form field's name as an element id. */
export const inputId = (name: string): string => name.replace(/[^a-zA-Z0-9]+/g, '-').replace(/-$/, '')
