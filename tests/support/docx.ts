import { inflateRawSync } from 'node:zlib'

/**
 * The text of a Word file, a line for each paragraph and table cell.
 * @throws where the archive is not as our own library writes it
 */
export function textOfDocx(file: ArrayBuffer): string {
  const xml = partOf(Buffer.from(file), 'word/document.xml')
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)]
    .map(([paragraph]) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** One file of a zip archive, by the directory at its end. */
export function partOf(archive: Buffer, name: string): string {
  const entry = archive.lastIndexOf(name) - 46
  if (entry < 0 || archive.readUInt32LE(entry) !== 0x02014b50) throw new Error(`No ${name} in this archive.`)
  const [method, size, at] = [
    archive.readUInt16LE(entry + 10),
    archive.readUInt32LE(entry + 20),
    archive.readUInt32LE(entry + 42),
  ]
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const bytes = archive.subarray(start, start + size)
  return (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8')
}
