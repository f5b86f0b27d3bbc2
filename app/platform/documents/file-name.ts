const longest = 200
// Control characters, marks that turn the direction of writing round or that nobody sees, and what systems refuse.
const unwanted =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const nameless = 'document'
// Windows knows devices by these names, whatever the extension.
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file name as people may see it and get it back: without folders, without characters that mislead or do harm, and
 * at most 200 characters long; the extension stays. Letters of any script stay as they are.
 * @param given as the browser sent it; undefined or empty gives 'document'
 */
export function cleanFileName(given: string | undefined): string {
  // Browsers write quotes and line ends in a multipart form as percent signs.
  const decoded = (given ?? '')
    .toWellFormed()
    .replace(/%22/g, '"')
    .replace(/%0[AD]/gi, ' ')
  const name = decoded.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = name
    .replace(unwanted, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .replace(/(?<![. ])[. ]+$/, '')
    .replace(deviceName, '$1_')
  return visible === '' ? nameless : shortened(visible)
}

function shortened(name: string): string {
  if (name.length <= longest) return name
  const extension = extensionOf(name)
  const ending = extension.length > 0 && extension.length <= 10 ? `.${extension}` : ''
  let kept = ''
  for (const { segment: letter } of new Intl.Segmenter().segment(name)) {
    if (kept.length + letter.length + ending.length > longest) break
    kept += letter
  }
  return `${kept.trimEnd()}${ending}`
}

/** What stands behind the last dot, in lower case; '' where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/**
 * The name with an extension that fits its content, so that nobody's computer takes a file for something else.
 * @param extensions those that fit, the usual one first
 */
export function withExtension(name: string, extensions: readonly [string, ...string[]]): string {
  if (extensions.includes(extensionOf(name))) return name
  return shortened(`${name}.${extensions[0]}`)
}
