/**
 * White space, and signs that only steer how others are written, such as U+200B and the soft hyphen. U+2800 is a braille
 * sign without dots. Signs of the general category Cf are not all here: some, as U+0600, do show.
 */
const nothingShown = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u

/**
 * Text without the white space around it; '' where nothing of it shows, because to people it is empty. Beside what shows,
 * invisible signs stay: they join emoji and letters.
 */
export const trimmed = (text: string): string => (nothingShown.test(text) ? '' : text.trim())
