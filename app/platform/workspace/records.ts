import type { FieldValues } from './field-values.ts'
import type { FormPage } from './sending.ts'

/** What was typed and is not yet saved, as it stands on this computer. Passwords are never in it. */
export type TypedRecord = {
  /** The document it was typed in; while that is open, it takes care of it. */
  tab: string
  /** Says who typed it, without telling. */
  user: string
  page: FormPage
  /** The version of the form that the page was made with. */
  version: number
  fields: FieldValues
  /** What was sent before that and not answered. */
  unacknowledged: FieldValues
  /** When it was typed, in milliseconds since 1970. */
  at: number
}

const prefix = 'routekaart.typed '
const lifetime = 7 * 24 * 3600 * 1000

/** The part of `Storage` that is used. */
export type TypedStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

export type Records = ReturnType<typeof openRecords>

/**
 * The records on this computer. Where the browser refuses to keep anything, or is full, they are quietly left out: what
 * was typed is then on the page only.
 * @param storage null where the browser has none
 */
export function openRecords(storage: TypedStorage | null, now: () => number = Date.now) {
  const nameOf = (tab: string, key: string) => `${prefix}${tab} ${key}`

  return {
    keep(key: string, record: TypedRecord): void {
      attempt(() => storage?.setItem(nameOf(record.tab, key), JSON.stringify(record)))
    },
    drop(tab: string, key: string): void {
      attempt(() => storage?.removeItem(nameOf(tab, key)))
    },
    /** What this user typed, by key; what others typed, what is too old and what cannot be read is removed. */
    ofUser(user: string): [key: string, record: TypedRecord][] {
      return names().flatMap((name): [string, TypedRecord][] => {
        const record = parse(attempt(() => storage?.getItem(name)))
        if (record && record.user === user && now() - record.at < lifetime) {
          return [[name.slice(nameOf(record.tab, '').length), record]]
        }
        attempt(() => storage?.removeItem(name))
        return []
      })
    },
    /** Removes everything that anybody typed. */
    clear(): void {
      for (const name of names()) attempt(() => storage?.removeItem(name))
    },
  }

  function names(): string[] {
    const all = attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')) ?? []
    return all.filter((name) => name.startsWith(prefix))
  }
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    // Storage is refused or full.
    return null
  }
}

function parse(text: string | null | undefined): TypedRecord | null {
  const read: unknown = attempt(() => JSON.parse(text ?? 'null'))
  return isRecord(read) ? read : null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isRecord(value: unknown): value is TypedRecord {
  if (!isObject(value)) return false
  const { tab, user, page, version, fields, unacknowledged, at } = value
  return (
    typeof tab === 'string' &&
    typeof user === 'string' &&
    isPage(page) &&
    typeof version === 'number' &&
    typeof at === 'number' &&
    areFields(fields) &&
    areFields(unacknowledged)
  )
}

const areFields = (value: unknown): value is FieldValues =>
  isObject(value) &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((entry) => typeof entry === 'string'))

function isPage(value: unknown): value is FormPage {
  if (!isObject(value)) return false
  const { action, formType, locationId, isMultipart } = value
  return (
    typeof action === 'string' &&
    // To no other site.
    /^\/(?![\\/])/.test(action) &&
    typeof formType === 'string' &&
    (locationId === null || typeof locationId === 'string') &&
    typeof isMultipart === 'boolean'
  )
}
