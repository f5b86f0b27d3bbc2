import { createRequire } from 'node:module'
import { openSync } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const own = '@expo-google-fonts/atkinson-hyperlegible-next'
const other = 'dejavu-fonts-ttf/ttf'

/** The fonts that a PDF is set in, by name: where their files are. The one of the portal, and one with more scripts. */
export const fontFiles = {
  regular: resolve(`${own}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`),
  bold: resolve(`${own}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`),
  otherRegular: resolve(`${other}/DejaVuSans.ttf`),
  otherBold: resolve(`${other}/DejaVuSans-Bold.ttf`),
}

/** What the font of the portal has: Latin letters with their accents, and the marks of our texts. */
const known =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0218-\u021b‘’“”–—•…€−]*$/u

/** The font in which all of a text can be read, or as much of it as we can. */
export function fontFor(text: string, isBold: boolean): keyof typeof fontFiles {
  if (known.test(text)) return isBold ? 'bold' : 'regular'
  return isBold ? 'otherBold' : 'otherRegular'
}

const letters = new Map<string, ReadonlySet<number>>()

function lettersOf(font: keyof typeof fontFiles): ReadonlySet<number> {
  const known = letters.get(font) ?? new Set(lettersIn(openSync(fontFiles[font])))
  letters.set(font, known)
  return known
}

/** A collection of fonts is none of ours. */
const lettersIn = (font: ReturnType<typeof openSync>): number[] => ('characterSet' in font ? font.characterSet : [])

/**
 * A text as a font can write it. A letter that it does not have, such as a Chinese one, would be an empty box: it stands as its
 * number in Unicode, [U+738B], by which the name of somebody who signed can still be told.
 */
export function inLettersOf(font: keyof typeof fontFiles, text: string): string {
  if (known.test(text)) return text
  const has = lettersOf(font)
  return text.replace(/[^\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, (letter) => {
    const number = letter.codePointAt(0) ?? 0
    return has.has(number) ? letter : `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
