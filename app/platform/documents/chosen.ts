import { extensionOf } from './file-name.ts'
import { fileTypes } from './file-types.ts'
import { bytesOf, filesPerUpload } from './limits.ts'

type Named = { name: string; size: number }

/** What can be said of a file before it is sent; the name is a key of the texts under `chosen`. */
export type Doubt = 'tooLarge' | 'tooMany' | 'empty' | 'wrongType'

const known: readonly string[] = Object.values(fileTypes).flatMap(({ extensions }) => extensions)

/**
 * What is wrong with each of the chosen files, as far as names and sizes tell; null where nothing is. Only the server,
 * which looks at the content, decides on the type.
 * @param megabytes the most that one file may have
 */
export function doubtsAbout(files: readonly Named[], megabytes: number): (Doubt | null)[] {
  return files.map(({ name, size }, index) => {
    if (index >= filesPerUpload) return 'tooMany'
    if (size === 0) return 'empty'
    if (size > bytesOf(megabytes)) return 'tooLarge'
    const extension = extensionOf(name)
    return extension === '' || known.includes(extension) ? null : 'wrongType'
  })
}

/** Whether the server would refuse the file for certain, so that sending it is of no use. */
export const isHopeless = (doubt: Doubt | null): boolean => doubt !== null && doubt !== 'wrongType'

/**
 * How much of each file has been sent, from 0 to 1. The files are the end of the form, in this order.
 * @param sent bytes of the form that have been sent
 * @param total bytes of the whole form
 */
export function sharesOf(files: readonly { size: number }[], sent: number, total: number): number[] {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let before = Math.max(0, total - all)
  return files.map(({ size }) => {
    const share = size === 0 ? Number(sent >= before) : (sent - before) / size
    before += size
    return Math.min(1, Math.max(0, share))
  })
}

/** The files with others added; one that is there already is not added again. */
export function withMore(files: readonly File[], more: readonly File[]): File[] {
  const isSame = (one: File) => (other: File) =>
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  return [...files, ...more.filter((file) => !files.some(isSame(file)))]
}
