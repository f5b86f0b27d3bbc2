import { trimmed } from '#app/platform/i18n/trimmed.ts'

/**
 * The words of the progress rules. A value is *empty* when nothing of it shows, or it is null, undefined or an empty list.
 * Numbers, booleans and lists are no string fields: they never make an object empty or unfilled.
 */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return trimmed(value) === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** What a row of a list is called, by what was filled in: its name, or somebody's first and last name; else ''. */
export function rowName(row: Record<string, unknown>): string {
  const { name, first_name: first, last_name: last } = row
  return trimmed([name, first, last].filter((part) => typeof part === 'string').join(' '))
}

/** Somebody's first and last name; '' where neither is known. */
export const fullName = ({ first_name: first, last_name: last }: { first_name: string; last_name: string }): string =>
  `${trimmed(first)} ${trimmed(last)}`.trim()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of all string fields of an object, at any depth, without those in lists and without row ids. */
function stringFields(object: Record<string, unknown>, at = ''): [path: string, value: string][] {
  return Object.entries(object).flatMap(([name, value]): [string, string][] => {
    if (name === 'id') return []
    if (typeof value === 'string') return [[at + name, value]]
    return isRecord(value) ? stringFields(value, `${at}${name}.`) : []
  })
}

/** Paths of the string fields that are still empty, e.g. `contact.email`; `except` names fields that need no value. */
export function emptyFields(object: Record<string, unknown>, except: readonly string[] = []): string[] {
  return stringFields(object)
    .filter(([path, value]) => isEmpty(value) && !except.includes(path))
    .map(([path]) => path)
}

/** True when all string fields of the object are empty. */
export const isEmptyObject = (object: Record<string, unknown>): boolean =>
  stringFields(object).every(([, value]) => isEmpty(value))

/** True when none of the string fields of the object is empty, except the named ones. */
export const isFilledObject = (object: Record<string, unknown>, except: readonly string[] = []): boolean =>
  emptyFields(object, except).length === 0
