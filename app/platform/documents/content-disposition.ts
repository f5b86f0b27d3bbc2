/**
 * The Content-Disposition of a download (RFC 6266): a plain name for old programs, the real one for the others.
 * @param name any file name
 */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["%\\]/g, '_')
  // RFC 8187 allows fewer characters than encodeURIComponent leaves alone.
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
