// What Windows-1252 has where Latin-1 has control characters. Node.js 20 reads the one as if it were the other.
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** What a file says, and whether its letters are a guess. */
export type ListText = { text: string; isGuess: boolean }

/**
 * Reads a file with a list as programs save it: UTF-8, with or without a mark at its start, or UTF-16 with one. Older
 * spreadsheets write Windows-1252, which no file says of itself: whatever is no UTF-8 is read as that.
 * @returns null where it is no text
 */
export function readListText(bytes: Uint8Array): ListText | null {
  const marked = utf16Of(bytes)
  const known = decode(bytes, marked ?? 'utf-8')
  const text = known ?? (marked ? null : fromWindows(bytes))
  if (text === null || /(?![\t\n\f\r])\p{Cc}/u.test(text)) return null
  return { text, isGuess: known === null }
}

function utf16Of([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Null where the bytes are no text in this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const fromWindows = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (character) => ofWindows[character.charCodeAt(0) - 0x80] ?? '')
