/** The most of a name that a tag or a button has room for on a phone. */
const longest = 14

/** The first part of a name; '' if it is too long to stand on a tag or a button. */
export function shortName(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return first.length <= longest ? first : ''
}
