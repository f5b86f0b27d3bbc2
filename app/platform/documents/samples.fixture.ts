/** A zip archive of empty files: enough to be recognised by its directory. */
export function zipOf(names: readonly string[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const name of names) {
    const file = Buffer.concat([Buffer.alloc(30), Buffer.from(name)])
    file.writeUInt32LE(0x04034b50)
    file.writeUInt16LE(name.length, 26)
    const entry = Buffer.concat([Buffer.alloc(46), Buffer.from(name)])
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    files.push(file)
    directory.push(entry)
    at += file.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}

/** The smallest bytes that count as each type, by its usual extension; for tests. */
export const sampleFiles = {
  pdf: Buffer.from('%PDF-1.7\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xd9]),
  gif: Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
  webp: Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  heif: Buffer.from('\0\0\0\x14ftypmif1\0\0\0\0mif1', 'latin1'),
  docx: zipOf(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']),
  xlsx: zipOf(['[Content_Types].xml', 'xl/workbook.xml']),
  doc: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]),
  xls: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]),
}
