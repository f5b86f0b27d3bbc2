import type { ClientActionFunctionArgs } from '@remix-run/react'
import { carrierNow, letCarry } from '#app/platform/workspace/own-fetch.ts'

/** What a page gets in the place of an answer where its files did not reach the server: it stays as it is. */
export type Unsent = { unsent: true }

/** Whether a page got no answer. */
export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'unsent' in answer

/**
 * The browser's part of the action of a page on which files are uploaded: where they do not arrive or the reader gives
 * up, the page stays, with the files chosen.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const carrier = carrierNow()
  try {
    return await serverAction()
  } catch (error) {
    // The first is what `fetch` fails with; the second, that it was broken off, here or by the router.
    const isBroken = error instanceof TypeError || error instanceof DOMException
    if (!carrier || !isBroken || request.signal.aborted) throw error
    // With this status nothing is read again, which would fail too where there is no network.
    const headers = { 'Content-Type': 'application/json' }
    return new Response(JSON.stringify({ unsent: true } satisfies Unsent), { status: 400, headers })
  } finally {
    if (carrierNow() === carrier) letCarry(null)
  }
}
