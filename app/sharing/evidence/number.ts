import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'

// Without characters that are taken for another one when they are read out.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** Bytes that a number takes: four for each letter, so that every letter is as likely. */
export const numberBytes = 4 * length

/**
 * The number of evidence that is made at a moment: its Dutch date, and letters that nobody can guess. Anyone who has the number is told
 * of whom they can ask for the file, so it must not be enough to count.
 * @param bytes `numberBytes` of them, of which nobody can know any
 */
export function evidenceNumber(at: Date, bytes: Buffer): string {
  const [year, month, day] = inputDay(dayOf(at.getTime())).split('-')
  const code = Array.from({ length }, (_, n) => letters[bytes.readUInt32BE(4 * n) % letters.length] ?? '').join('')
  return `${year}-${month}${day}-${code.slice(0, 4)}-${code.slice(4)}`
}

const shape = new RegExp(`\\b\\d{4}-\\d{4}-[${letters}]{4}-[${letters}]{4}\\b`, 'g')

/** Numbers of evidence in a text, each once, at most so many. */
export const numbersIn = (text: string, most = 5): string[] => [...new Set(text.match(shape) ?? [])].slice(0, most)
