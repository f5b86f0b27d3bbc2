import { extensionOf } from './file-name.ts'
import { fileTypes, type FileType } from './file-types.ts'
import { zipNames } from './zip-directory.ts'

/** Bytes from the start that tell the family. */
export const headLength = 64
/** Bytes from the end that tell what is in an archive. */
export const tailLength = 256 * 1024

/** What the first bytes say: the type, or a container that only the rest or the name can tell apart. */
export type Family = FileType | 'zip' | 'compound'

const signatures: readonly (readonly [number[], Family])[] = [
  [[...Buffer.from('%PDF-')], fileTypes.pdf],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], fileTypes.png],
  [[0xff, 0xd8, 0xff], fileTypes.jpeg],
  [[...Buffer.from('GIF87a')], fileTypes.gif],
  [[...Buffer.from('GIF89a')], fileTypes.gif],
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'compound'],
]

/**
 * Recognises a file by its content.
 * @param head its first bytes, up to `headLength`
 * @returns undefined where it is nothing that is taken in
 */
export function recogniseFamily(head: Buffer): Family | undefined {
  const found = signatures.find(([bytes]) => bytes.every((byte, index) => head[index] === byte))
  if (found) return found[1]
  const text = head.toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return fileTypes.webp
  return text.slice(4, 8) === 'ftyp' ? photoOfPhone(head) : undefined
}

/** HEIC and HEIF name their kinds in the first box of the file; films and other pictures do so too. */
function photoOfPhone(head: Buffer): FileType | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = head.toString('latin1', 8, end).match(/.{4}/gs) ?? []
  if (brands.some((brand) => ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'].includes(brand))) return fileTypes.heic
  return brands[0] === 'mif1' && !brands.includes('avif') ? fileTypes.heif : undefined
}

/**
 * Tells what is in a container.
 * @param tail the last bytes of the file, up to `tailLength`
 * @param name the old formats of Word and Excel differ only deep inside: their name has to say which it is
 * @returns undefined where it is nothing that is taken in, such as an archive, an installer or a file with macros
 */
export function recogniseType(family: Family, tail: Buffer, name: string): FileType | undefined {
  if (typeof family === 'object') return family
  if (family === 'compound')
    return [fileTypes.doc, fileTypes.xls].find(({ extensions }) => extensions.includes(extensionOf(name)))
  const names = zipNames(tail)
  if (!names.includes('[Content_Types].xml') || names.some((entry) => /vbaproject\.bin$/i.test(entry))) return undefined
  if (names.includes('word/document.xml')) return fileTypes.docx
  return names.includes('xl/workbook.xml') ? fileTypes.xlsx : undefined
}
