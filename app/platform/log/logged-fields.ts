import { loggedError } from './logged-error.ts'

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const words = /^[A-Za-z][A-Za-z ._/-]{0,79}$/

/** What a field of a line may say where it is a text; names that are not here are left out. */
const texts: Record<string, RegExp> = {
  requestId: /^[\w-]{8,64}$/,
  userId: id,
  mailId: id,
  document: id,
  /** Ids, and the names of folders that are ours. */
  storageKey: /^(?:library|[0-9a-f-]{36})(?:\/[0-9a-f-]{36}){1,2}$/,
  method: /^[A-Z-]{3,20}$/,
  /** Worked out by `loggedPath`, and nothing else. */
  path: /^\S{1,500}$/,
  code: /^[A-Z][A-Z0-9_]{1,40}$/,
  level: /^[a-z]{4,7}$/,
  signal: /^SIG[A-Z0-9]{2,8}$/,
  /** Of the cleanup and of what is done by the clock: literals of ours. */
  task: words,
  name: words,
  /** As clamd calls it. */
  virus: /^[\w.:/-]{1,120}$/,
  /** The package that speaks. */
  from: /^(?:@[\w.-]+\/)?[\w.-]{1,60}$/,
  version: /^[\w.+-]{1,100}$/,
  instance: /^[\w.-]{1,100}$/,
}

const errors = ['err', 'error', 'reason']

/**
 * The fields of a line as they may stand in the log. Every line passes here: numbers and yes or no stay, texts where the
 * list says what they look like, errors by the list of their own; all else is named and left out.
 */
export function loggedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldOf(name, value)]))
}

function fieldOf(name: string, value: unknown): unknown {
  if (errors.includes(name) && value !== undefined) return loggedError(value)
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && Object.hasOwn(texts, name) && texts[name]?.test(value) ? value : '(left out)'
}
