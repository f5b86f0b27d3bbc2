/** How long before its end, in seconds, a session's pages say that it ends. */
export const warningSeconds = 300

/** When a session ends where nothing more is asked for. */
export type SessionEnd = {
  /** Milliseconds since 1970. */
  at: number
  /** Whether using it moves the end. Not where it has lasted as long as sessions may. */
  canStay: boolean
}

/** Seconds between two notes that a session is in use; always less than passes before the warning can be seen. */
export const touchAfter = (idleSeconds: number): number => Math.min(60, idleSeconds / 100)

/**
 * When a session ends.
 * @param seenAt when it was used last
 * @param expiresAt when it ends in any case
 * @param idleSeconds how long it lasts without use
 */
export function endOfSession(seenAt: Date, expiresAt: Date, idleSeconds: number): SessionEnd {
  const idleEnd = seenAt.getTime() + idleSeconds * 1000
  const canStay = idleEnd < expiresAt.getTime()
  return { at: canStay ? idleEnd : expiresAt.getTime(), canStay }
}

/** Seconds from now, never less than 0: until a page warns, and until the session is over. */
export function delaysUntil(end: SessionEnd, now: number): { warn: number; over: number } {
  const over = Math.max(0, Math.round((end.at - now) / 100) / 10)
  return { warn: Math.max(0, Math.round((over - warningSeconds) * 10) / 10), over }
}
