/** Of the system, where no connection comes about or one breaks off, and of a server that stops or has no place left. */
const codes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0|53300)/
/** Of the driver, which gives these no code. */
const messages =
  /^(Connection terminated|timeout exceeded|timeout expired|Client (has encountered a connection|was closed))/

/** Whether an error means that the database could not be reached or is restarting, which passes by itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || (code === '' && messages.test(error.message)) || isOutage(error.cause)
}
