import { crc32, inflateRawSync } from 'node:zlib'

/**
 * The files of a zip archive by their path, as the directory at its end tells them.
 * @throws where the archive is not whole, or a file is not what its checksum says
 */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (end < 0) throw new Error('The archive breaks off.')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)]
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28)
    const path = archive.subarray(at + 46, nameEnd).toString('utf8')
    if (!(flags & 0x800)) throw new Error(`${path} does not say that its name is UTF-8.`)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    const bytes = method === 8 ? inflateRawSync(packed) : packed
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${path} is damaged.`)
    if (files.has(path)) throw new Error(`${path} is there twice.`)
    files.set(path, bytes)
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
