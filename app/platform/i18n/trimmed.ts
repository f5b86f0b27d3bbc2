/**
 * White space, and signs that only steer how others are written (DI: Default_Ignorable_Code_Point), such as U+200B and the
 * soft hyphen. U+2800 is a braille sign without dots. Signs of the general category Cf are not all here: some, as U+0600,
 * do show.
 */
const nothingShown = /^[\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb]*$/u

/**
 * What pasted text has around it: white space and signs that steer line breaks or the direction of writing. Joiners and the
 * signs that choose the look of an emoji are part of what they stand behind.
 */
const around = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\s\p{DI}\u2800]/u

/**
 * Text without the white space and invisible signs around it; '' where nothing of it shows, because to people it is empty.
 * Inside, and behind what they belong to, invisible signs stay: they join emoji and letters.
 */
export function trimmed(text: string): string {
  if (nothingShown.test(text)) return ''
  let [start, end] = [0, text.length]
  while (around.test(text.charAt(start))) start += 1
  while (around.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
