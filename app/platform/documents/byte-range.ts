/** Bytes of a file, both ends included. */
export type ByteRange = { start: number; end: number }

/**
 * Reads a Range header (RFC 9110). Of several ranges none is taken: the whole file is then the right answer.
 * @param size of the file in bytes
 * @returns null for the whole file; 'beyond' where the range lies outside of it
 */
export function parseRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'beyond' : { start: Math.max(size - Number(last), 0), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start < size ? { start, end } : 'beyond'
}
