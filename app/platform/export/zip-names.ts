import { cleanFileName, extensionOf } from '#app/platform/documents/file-name.ts'

/**
 * A name that every system takes for a file or folder; the extension stays.
 * @param longest characters; Windows takes 260 for all folders together
 */
function safeName(name: string, longest: number): string {
  const usable = cleanFileName(name)
  if (usable.length <= longest) return usable
  const extension = extensionOf(usable)
  const ending = extension.length > 0 && extension.length <= 10 ? `.${extension}` : ''
  // Whole characters only, and nothing at the end that Windows would drop.
  const start = usable.slice(0, longest - ending.length).toWellFormed()
  return `${start.replace(/(?<![\ufffd. ])[\ufffd. ]+$/, '')}${ending}`
}

/** A name for a folder, at most 50 characters. */
export const folderName = (name: string): string => safeName(name.replace(/[/\\]/g, '-'), 50)

/**
 * Gives every file of an archive a path of its own: a second 'plan.pdf' in a folder is called 'plan (2).pdf'. Capitals
 * make no difference, because they make none on most computers.
 */
export function uniquePaths(): (folder: string, name: string) => string {
  const taken = new Set<string>()
  return (folder, name) => {
    const safe = safeName(name, 100)
    const extension = extensionOf(safe)
    const stem = extension ? safe.slice(0, -extension.length - 1) : safe
    const inFolder = (number: number) => {
      const numbered = number === 1 ? safe : `${stem} (${number})${extension && safe.slice(stem.length)}`
      return folder ? `${folder}/${numbered}` : numbered
    }
    let number = 1
    while (taken.has(inFolder(number).toLowerCase())) number += 1
    taken.add(inFolder(number).toLowerCase())
    return inFolder(number)
  }
}
