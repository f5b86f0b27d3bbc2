import { loggedError } from './logged-error.ts'

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const words = /^[A-Za-z][A-Za-z ._/-]{0,79}$/

const path = /^\S{1,500}$/

/** What a field of a line may say where it is a text; names that are not here are left out. */
const texts = {
  requestId: /^[\w-]{8,64}$/,
  userId: id,
  mailId: id,
  organisationId: id,
  document: id,
  /** Ids, and the names of folders that are ours. */
  storageKey: /^(?:library|[0-9a-f-]{36})(?:\/[0-9a-f-]{36}){1,2}$/,
  method: /^[A-Z-]{3,20}$/,
  /** Worked out by `loggedPath`, and nothing else. */
  path,
  code: /^[A-Z][A-Z0-9_]{1,40}$/,
  level: /^[a-z]{4,7}$/,
  signal: /^SIG[A-Z0-9]{2,8}$/,
  /** Of the cleanup and of what is done by the clock: literals of ours. */
  task: words,
  name: words,
  cause: words,
  problem: words,
  /** Of the newest row of the security log: what it is compared with once somebody may have changed the database. */
  hash: /^[0-9a-f]{64}$/,
  /** As clamd calls it. */
  virus: /^[\w.:/-]{1,120}$/,
  /** The package that speaks. */
  from: /^(?:@[\w.-]+\/)?[\w.-]{1,60}$/,
  version: /^[\w.+-]{1,100}$/,
  instance: /^[\w.-]{1,100}$/,
  /** Of an address in the settings. */
  host: /^[\w.:[\]-]{1,260}$/,
} satisfies Record<string, RegExp>

/** The same of texts of which there are several. */
const lists = { paths: path } satisfies Record<string, RegExp>

const errors = ['err', 'error', 'reason'] as const

/**
 * What a line can hold: an error, numbers, yes or no, moments, and the texts above. Others have to be put on the list, or would
 * be left out of every line.
 */
export type LogFields<Fields> = {
  [Name in keyof Fields]: Name extends keyof typeof texts
    ? string | null | undefined
    : Name extends keyof typeof lists
      ? readonly string[]
      : Name extends (typeof errors)[number]
        ? unknown
        : number | boolean | Date | null | undefined
}

/**
 * The fields of a line as they may stand in the log. Every line passes here: numbers and yes or no stay, texts where the
 * list says what they look like, errors by the list of their own; all else is named and left out.
 */
export function loggedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldOf(name, value)]))
}

const leftOut = '(left out)'

function fieldOf(name: string, value: unknown): unknown {
  if (errors.some((one) => one === name) && value !== undefined) return loggedError(value)
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value
  if (Array.isArray(value)) return Object.hasOwn(lists, name) ? value.map((one) => textOf(lists, name, one)) : leftOut
  return textOf(texts, name, value)
}

function textOf(known: Record<string, RegExp>, name: string, value: unknown): string {
  return typeof value === 'string' && Object.hasOwn(known, name) && known[name]?.test(value) ? value : leftOut
}
