import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'

const boundary = 'between-the-parts'

/** A part of a form: a field, or a file with its name. */
export type Part = { name: string; value: string } | { file: string; bytes: Uint8Array | AsyncIterable<Uint8Array> }

/** A POST of a multipart form as a browser sends it, part by part. `signal` lets the sender go away. */
export function multipartRequest(
  parts: readonly Part[],
  options: { signal?: AbortSignal; isCutOff?: boolean; path?: string } = {},
): Request {
  return new Request(`http://localhost${options.path ?? '/upload'}`, {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: createReadableStreamFromReadable(
      Readable.from(bodyOf(parts, options.isCutOff ?? false), { objectMode: false }),
    ),
    signal: options.signal,
    duplex: 'half',
  })
}

async function* bodyOf(parts: readonly Part[], isCutOff: boolean): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if ('value' in part) {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"\r\n\r\n${part.value}\r\n`)
      continue
    }
    const name = part.file.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    )
    if (part.bytes instanceof Uint8Array) yield part.bytes
    else yield* part.bytes
    yield Buffer.from('\r\n')
  }
  if (!isCutOff) yield Buffer.from(`--${boundary}--\r\n`)
}
