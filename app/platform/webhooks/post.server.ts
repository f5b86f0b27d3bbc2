import { guardedRequest } from '../outgoing/guarded-request.server.ts'

/** Milliseconds from the first packet to the end of the answer. */
const patience = 10_000

/** What an address answered, or a code that says why it did not. */
export type PostAnswer = { status: number; problem: null } | { status: null; problem: string }

/** Posts JSON to an address. Nothing of the answer but its status is kept, and after ten seconds it is over. */
export async function postJson(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<PostAnswer> {
  const sent = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Routekaart-Webhooks',
    ...headers,
  }
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await guardedRequest(address, { method: 'POST', headers: sent, body, signal })
    // Nothing of it is read: whoever sends without end is cut off.
    response.on('error', () => {}).destroy()
    return { status: response.statusCode ?? 0, problem: null }
  } catch (error) {
    return { status: null, problem: codeOf(error) }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'FAILED'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT'
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED'
}
