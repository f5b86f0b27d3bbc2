import { fileTypes } from '#app/platform/documents/file-types.ts'

/** The names of programs stay the same in every language; other kinds are called by their extension. */
const programs: Record<string, string> = { docx: 'Word', doc: 'Word', xlsx: 'Excel', xls: 'Excel' }

/** What kind of file it is, in a word: 'PDF', 'Word', 'JPG'. */
export function fileKind(mediaType: string): string {
  const known = Object.values(fileTypes).find((type) => type.mediaType === mediaType)
  const [extension = ''] = known?.extensions ?? []
  return programs[extension] ?? extension.toUpperCase()
}
