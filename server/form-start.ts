import type { Request } from 'express'

/** The start of a body, and whether that was all of it. */
export type BodyStart = { bytes: Buffer; isWhole: boolean }

const wholeBodies = new WeakMap<Request, Buffer<ArrayBuffer>>()
const starts = new WeakMap<Request, Buffer[]>()

/**
 * Reads a body up to so many bytes. What was read whole is still there for others, by `wholeBody`; what was not has to be
 * left alone by them.
 * @throws where the sender goes away
 */
export async function readStart(request: Request, most: number): Promise<BodyStart> {
  const bytes = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const done = () => {
      request.off('data', take).off('end', done).off('error', reject).off('close', done).pause()
      resolve(Buffer.concat(chunks))
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= most) done()
    }
    request.on('data', take).once('end', done).once('error', reject).once('close', done)
  })
  starts.set(request, [bytes])
  if (request.complete) wholeBodies.set(request, bytes)
  return { bytes, isWhole: request.complete }
}

/** Keeps the first bytes of a body while somebody else reads it. */
export function keepStart(request: Request, most: number): void {
  const chunks: Buffer[] = []
  let size = 0
  starts.set(request, chunks)
  request.on('data', (chunk: Buffer) => {
    if (size < most) chunks.push(chunk)
    size += chunk.length
  })
}

/** What was read or kept of a body from its start; undefined where nothing was. */
export function startOfBody(request: Request): Buffer | undefined {
  const chunks = starts.get(request)
  return chunks && Buffer.concat(chunks)
}

/** The body of a request, where `readStart` has read all of it. */
export const wholeBody = (request: Request): Buffer<ArrayBuffer> | undefined => wholeBodies.get(request)
