import type { Readable } from 'node:stream'
import type { FileType } from './file-types.ts'
import { watchPdf, type PdfSign } from './pdf-signs.ts'
import { headLength, recogniseFamily, recogniseType, tailLength, type Family } from './recognition.server.ts'

/** Why a file is not taken in; the name is a key of the texts under `refused`. */
export type RefusalReason = 'tooLarge' | 'tooMany' | 'wrongType' | 'empty' | 'locked' | 'dynamicForm' | 'failed'

/** Thrown into anyone who stores a file as soon as it turns out that it may not be kept. */
export class RefusedFileError extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(`refused: ${reason}`)
    this.reason = reason
  }
}

/** The part of busboy's stream that says that its limit was reached. */
export type IncomingFile = Readable & { truncated?: boolean }

/** A file that passes by. */
export type InspectedFile = {
  bytes: AsyncIterable<Buffer>
  type: () => FileType
  signs: () => ReadonlySet<PdfSign>
}

/**
 * Looks at a file while it passes by, and ends in a RefusedFileError where it may not be kept.
 * Reading it does not destroy the stream when it stops early: the form behind the file has to stay readable.
 * @param name tells the old formats of Word and Excel apart
 * @returns the bytes, and once they have all passed the type, and what was seen of a PDF that few programs can show
 */
export function inspectFile(file: IncomingFile, name: string): InspectedFile {
  let found: FileType | undefined
  const pdf = watchPdf()
  return { bytes: pass(), type, signs: pdf.seen }

  async function* pass() {
    let head: Buffer = Buffer.alloc(0)
    let tail: Buffer = Buffer.alloc(0)
    let family: Family | undefined
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk
      if (head.length < headLength) {
        head = Buffer.concat([head, bytes.subarray(0, headLength - head.length)])
        family = recogniseFamily(head)
        if (!family && head.length === headLength) throw new RefusedFileError('wrongType')
      }
      if (typeof family === 'string' || tail.length < headLength)
        tail = Buffer.concat([tail, bytes]).subarray(-tailLength)
      pdf.pass(bytes)
      yield bytes
    }
    if (head.length === 0) throw new RefusedFileError('empty')
    if (file.truncated) throw new RefusedFileError('tooLarge')
    found = family && recogniseType(family, tail, name)
    if (!found) throw new RefusedFileError('wrongType')
  }

  function type(): FileType {
    if (!found) throw new Error('The file has not passed yet.')
    return found
  }
}
