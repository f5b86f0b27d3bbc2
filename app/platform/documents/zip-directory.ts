const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const entryLength = 46

/**
 * The names of the files in a zip archive, by the directory at its end. Nothing is unpacked.
 * @param tail the last bytes of the archive
 * @returns none where the directory is broken or begins before `tail`
 */
export function zipNames(tail: Buffer): string[] {
  const end = tail.lastIndexOf(littleEndian(endSignature))
  if (end < 0 || end + endLength > tail.length) return []
  const length = tail.readUInt32LE(end + 12)
  const names: string[] = []
  let at = end - length
  if (at < 0) return []
  while (at + entryLength <= end && tail.readUInt32LE(at) === entrySignature) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => tail.readUInt16LE(at + offset))
    if (name === undefined || extra === undefined || comment === undefined) return []
    names.push(tail.toString('utf8', at + entryLength, at + entryLength + name))
    at += entryLength + name + extra + comment
  }
  return at === end ? names : []
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
