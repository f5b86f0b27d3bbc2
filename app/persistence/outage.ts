/** Whether an error means that the database could not be reached or is restarting, which passes by itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^(CONNECT|ECONN|57P0)/.test(code) || isOutage(error.cause)
}
