import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A .zip that is made while it is sent: nothing waits in memory but what is on its way. */
export type Archive = {
  /** Resolves when the file has gone out; rejects where its source fails or nobody takes the archive any more. */
  add: (path: string, source: Readable | string, options?: { modified?: Date; isPacked?: boolean }) => Promise<void>
}

/**
 * Makes an archive of what `fill` adds, one file after the other.
 * @returns its bytes; where `fill` fails they break off, so that nobody takes them for a whole archive
 */
export function makeArchive(fill: (archive: Archive) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new Error('yazl gives another kind of stream than it did.')
  const stop = new AbortController()
  output.once('close', () => stop.abort())
  zip.once('error', (error: Error) => output.destroy(error))

  const add: Archive['add'] = async (path, source, { modified = new Date(), isPacked = false } = {}) => {
    const stream = typeof source === 'string' ? Readable.from([Buffer.from(source)]) : source
    try {
      stop.signal.throwIfAborted()
      zip.addReadStream(stream, path, { mtime: modified, mode: 0o100644, compress: !isPacked })
      await finished(stream, { signal: stop.signal, writable: false })
    } finally {
      stream.destroy()
    }
  }
  void fill({ add }).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return output
}
