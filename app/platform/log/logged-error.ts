import path from 'node:path'

/** An error as it may stand in the log: nothing that somebody typed, sent, or is called. */
export type LoggedError = {
  type: string
  stack?: string
  /** What PostgreSQL did not find: `column "site" does not exist`. */
  absent?: string
  statement?: string
  cause?: LoggedError
  errors?: LoggedError[]
  [field: string]: unknown
}

/** How deep causes are followed, and how many of several errors are told. */
const depth = 4
const most = 5
const longestStatement = 2000

type Check = (value: unknown) => boolean
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const identifier = matches(/^[a-z_][a-z0-9_]{0,62}$/)
const status: Check = (value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599

/**
 * What is told of an error besides its kind and its stack, each with what it may look like. Messages are not: those of
 * PostgreSQL, of JSON and of addresses repeat what they were given, those of mail servers hold addresses.
 */
const told: Record<string, Check> = {
  // Of the system, of Node, of PostgreSQL (SQLSTATE), of nodemailer.
  code: matches(/^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*|[0-9A-Z]{5})$/),
  syscall: matches(/^[a-z]{2,20}$/),
  severity: matches(/^[A-Z]{3,10}$/),
  schema_name: identifier,
  table_name: identifier,
  column_name: identifier,
  constraint_name: identifier,
  // The same as node-postgres calls them.
  schema: identifier,
  table: identifier,
  column: identifier,
  constraint: identifier,
  routine: matches(/^[A-Za-z_]\w{0,62}$/),
  status,
  statusCode: status,
  responseCode: status,
  permanent: (value) => typeof value === 'boolean',
  /** Words of ours, which an error carries for this; by no other name, which libraries may use for what they were given. */
  loggedReason: (value) => typeof value === 'string' && value.length <= 300,
  error: (value) => typeof value === 'string' && loginCodes.has(value),
}

/** Why nobody was signed in: what the standards of OAuth list, and what Auth0 and we add. Providers may say anything. */
const loginCodes = new Set(
  `access_denied account_selection_required cancelled consent_required insecure_origin interaction_required
  invalid_cache_location invalid_client invalid_grant invalid_id_token invalid_request invalid_scope invalid_target
  invalid_token login_failed login_required mfa_required missing_refresh_token missing_transaction no_query_params
  request_error server_error state_mismatch temporarily_unavailable timeout too_many_requests unauthorized
  unauthorized_client unsupported_grant_type unsupported_response_type user_disabled user_failed
  user_unknown`.split(/\s+/),
)

/**
 * What the log tells of anything that was thrown: its kind, codes, names in our own schema, the text of a statement
 * that has its values beside it, and where it came from.
 */
export function loggedError(thrown: unknown, deep = depth): LoggedError {
  if (!(thrown instanceof Error)) return loggedValue(thrown)
  const logged: LoggedError = { type: kindOf(thrown) }
  for (const [name, check] of Object.entries(told)) {
    const value: unknown = Object(thrown)[name]
    if (check(value)) logged[name] = value
  }
  const absent = absenceOf(thrown)
  if (absent !== undefined) logged.absent = absent
  const httpStatus: unknown = Object(Object(thrown).$metadata).httpStatusCode
  if (status(httpStatus)) logged.status = httpStatus
  const statement = statementOf(thrown)
  if (statement !== undefined) logged.statement = statement
  const stack = framesOf(thrown)
  if (stack) logged.stack = stack
  if (deep === 0) return logged
  if (thrown.cause !== undefined) logged.cause = loggedError(thrown.cause, deep - 1)
  if (thrown instanceof AggregateError) {
    logged.errors = thrown.errors.slice(0, most).map((error: unknown) => loggedError(error, deep - 1))
  }
  return logged
}

/** What is no error but was thrown all the same, such as an answer of Remix. */
function loggedValue(thrown: unknown): LoggedError {
  const logged: LoggedError = { type: thrown instanceof Response ? 'Response' : typeof thrown }
  const value: unknown = Object(thrown).status
  if (status(value)) logged.status = value
  return logged
}

/** The name of the class: what an instance is called may be set to anything. */
function kindOf(error: Error): string {
  const isName = matches(/^[A-Z][A-Za-z0-9]{0,60}$/)
  const own = error.constructor.name.replace(/\$\d+$/, '')
  if (isName(own) && own !== 'Error') return own
  // Errors of AWS and of oidc-provider are told apart by their names only.
  return isName(error.name) && /(?:Error|Exception|Failure|Timeout)$|^No[A-Z]|Denied$/.test(error.name)
    ? error.name
    : 'Error'
}

/** A column, a table and a function that is not there, as PostgreSQL calls them. */
const absences = new Set(['42703', '42P01', '42883'])
const isAbsence = matches(
  /^(?:column (?:"[a-z_][a-z0-9_]*"|[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*)(?: of relation "[a-z_][a-z0-9_]*")?|relation "[a-z_][a-z0-9_.]*"|function [a-z_][a-z0-9_.]*\([a-z0-9_ ,[\]]*\)) does not exist$/,
)

/** What PostgreSQL did not find; its other messages may hold values. */
function absenceOf(error: Error): string | undefined {
  const { code }: { code?: unknown } = Object(error)
  return typeof code === 'string' && absences.has(code) && isAbsence(error.message) ? error.message : undefined
}

/** Drizzle keeps the values of a statement beside its text; elsewhere the text may hold them. */
function statementOf(error: Error): string | undefined {
  const { query, params }: { query?: unknown; params?: unknown } = Object(error)
  return typeof query === 'string' && Array.isArray(params)
    ? withoutValues(query).slice(0, longestStatement)
    : undefined
}

/** Also what a statement says word for word, in case somebody forgets to put a value beside it. */
export const withoutValues = (statement: string) =>
  statement.replace(/'(?:[^']|'')*'/g, "'…'").replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$…$')

const root = process.cwd()
const frame =
  /^ {4}at (?:async )?(?:(?:new )?[\w$.<># ]{1,100}(?: \[as [\w$.]{1,60}\])? \()?([^()\s]{1,300}):\d+:\d+\)?$/

/** The lines of a stack that say where, without the message before them, which may hold anything. */
function framesOf(error: Error): string {
  const { stack, message } = error
  if (typeof stack !== 'string') return ''
  const begins = stack.indexOf(message)
  return stack
    .slice(begins === -1 ? 0 : begins + message.length)
    .split('\n')
    .map((line) =>
      isOurs(frame.exec(line)?.[1]) ? line.trim().replace(`file://${root}/`, '').replace(`${root}/`, '') : '',
    )
    .filter(Boolean)
    .join('\n')
}

/** A file of this program or of Node: what else stands between brackets may be made up. */
const isOurs = (place: string | undefined) =>
  place !== undefined &&
  (/^node:[a-z_/]+$/.test(place) || place.replace(/^file:\/\//, '').startsWith(`${root}${path.sep}`))
