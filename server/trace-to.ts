import type { RequestHandler } from 'express'
import type { Shutdown } from './shutdown.ts'

/** Loads what traces need only where they go somewhere: it costs the start, and each statement. */
export async function traceTo(endpoint: string | undefined, shutdown: Shutdown): Promise<RequestHandler | undefined> {
  if (!endpoint) return undefined
  const { openTraces } = await import('./traces.ts')
  const { traceRequests, close } = openTraces(endpoint)
  shutdown.onStop(close)
  return traceRequests
}
