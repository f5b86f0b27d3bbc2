/**
 * Of the system, where no connection comes about or one breaks off; of a server that stops or has no place left; and of
 * the driver, for a connection that broke off, went silent, or did not come in time.
 */
const codes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0|53300|CONNECT_TIMEOUT|QUERY_TIMEOUT|QUEUE_TIMEOUT|CONNECTION_(CLOSED|DESTROYED|ENDED))/

/** Whether an error means that the database could not be reached or is restarting, which passes by itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || isOutage(error.cause)
}
