import { create } from 'content-disposition'

/**
 * The Content-Disposition of a download (RFC 6266): a plain name for old programs, the real one for the others.
 * @param name any file name
 */
export function attachmentHeader(name: string): string {
  const real = name.toWellFormed()
  // The library's own plain name has question marks, which Windows does not allow, also for a letter with an accent.
  const plain = real
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/g, '_')
  return create(real, { fallback: plain })
}
