import { attachmentHeader } from './content-disposition.ts'
import { cleanFileName } from './file-name.ts'

type File = {
  /** May hold whatever people typed; a slash in it makes no folder. */
  name: string
  /** Without the dot. */
  extension: string
  /** As a Content-Type header has it. */
  type: string
}

/** The answer to a request for a file that is made on the spot: an attachment that nobody keeps and no browser shows. */
export function madeFileAnswer(content: string | ArrayBuffer, { name, extension, type }: File): Response {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Response(bytes, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachmentHeader(cleanFileName(`${name.replace(/[/\\]/g, '-')}.${extension}`)),
      'Content-Length': String(bytes.byteLength),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
