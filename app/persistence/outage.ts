/** Seconds after which programs and browsers may ask again what met an outage. */
export const retryAfter = '10'

/**
 * Of the system, where no connection comes about or one breaks off, or a disk is full; of the driver, for a connection
 * that broke off, went silent, or did not come in time; and of the file store.
 */
const codes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|EIO$|CONNECT_TIMEOUT|QUERY_TIMEOUT|QUEUE_TIMEOUT|CONNECTION_(CLOSED|DESTROYED|ENDED)|FILE_STORE_AWAY)/

/**
 * Of the database: connections (08), no room, memory or connections left (53), a server that stops or starts (57P0), a
 * statement or lock that took too long (57014, 55P03), a transaction that did (25P03), one that may only read (25006), a
 * disk that fails (58030).
 */
const states = /^(08...|53...|57P0.|57014|55P03|25P0[34]|25006|58030)$/

/** Whether an error means that the database or the file store cannot do its work now, which passes by itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (codes.test(code) || states.test(code)) return true
  return isOutage(error.cause) || (error instanceof AggregateError && error.errors.some(isOutage))
}
