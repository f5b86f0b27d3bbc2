import { fold } from '#app/platform/i18n/fold.ts'

const postcode = /(?<![\p{L}\p{N}])(\d{4}) ([a-z]{2})(?![\p{L}\p{N}])/gu

/** The words of a text; a Dutch postcode is one, with a space in it or not. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(postcode, '$1$2')
    .split(' ')
    .filter((word) => word !== '')

/** A Dutch telephone number as it is dialled within the country: its digits, '0' for the land; other numbers as digits. */
export function phoneDigits(phone: string): string {
  const isAbroad = /^\s*(\+|00)/.test(phone)
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '')
  if (isAbroad) return digits.startsWith('31') ? `0${digits.slice(2)}` : `00${digits}`
  return /^31\d{9}$/.test(digits) ? `0${digits.slice(2)}` : phone.replace(/\D/g, '')
}

/** What is typed at most, and how many words of it count. */
export const [maxQuery, maxWords] = [100, 8]

const numbers = /(?:\+|\(|\b)\d[\d\s()./-]*\d/g

/**
 * The words that are looked for, each once; a number that is written in groups is one of them.
 * @param query anything
 */
export function queryWords(query: string): string[] {
  const joined = query
    .slice(0, maxQuery)
    .toWellFormed()
    .replace(numbers, (group) => {
      const digits = phoneDigits(group)
      return digits.length >= 7 || /^(\+|00)31/.test(group) ? ` ${digits} ` : group
    })
  return [...new Set(foldedWords(joined))].slice(0, maxWords)
}
