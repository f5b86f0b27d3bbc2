/** How many characters a name has at most. */
const longest = 120

/**
 * Whether a text can be somebody's name in a message: short, in one line, and no address that anybody could follow. What
 * guests type goes to nobody else as a text of their own making.
 */
export const isPersonName = (text: string): boolean =>
  text.length <= longest &&
  /\p{L}/u.test(text) &&
  !/[\p{Cc}\u2028\u2029:@<>/\\]/u.test(text) &&
  !/[\p{L}\p{N}]{2}\.\p{L}{2}/u.test(text)
