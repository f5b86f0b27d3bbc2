/** The initials somebody is known by: of the first name and the last word of the surname, as in MJ and HV. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => [...word].slice(0, 1).join('').toLocaleUpperCase()).join('')
}
