import { largestBodies } from '#app/platform/config/limits.ts'
import { readFields } from '#app/platform/drafts/read-fields.server.ts'

/** Whether a request brings more than a form of a page may hold. The server lets no body pass that does not say its size. */
export const isTooLargeForm = (request: Request): boolean =>
  Number(request.headers.get('Content-Length') ?? 0) > largestBodies.form

/**
 * The fields of a form that is too large, as far as they stand whole at its start. The rest is read and let go: a
 * browser that is still sending would not see our answer.
 */
export async function readFormStart(request: Request): Promise<FormData> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    if (size < largestBodies.form) parts.push(next.value)
    size += next.value.length
  }
  return readFields({ 'content-type': request.headers.get('Content-Type') ?? '' }, Buffer.concat(parts))
}
