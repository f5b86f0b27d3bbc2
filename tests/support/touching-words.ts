const unread = /<(head|script|style|svg|template)\b[^]*?<\/\1>|<!--[^]*?-->/g
const field = /<(?!input[^>]* type="hidden")(input|select|textarea)\b[^>]*>/g
const inlineTag = /<\/?(a|abbr|b|bdi|button|em|i|label|select|small|span|strong|summary|textarea|time)\b[^>]*>/g

/** Places where the words of two elements touch in a browser without styles, such as `w3m`. */
export function touchingIn(html: string): string[] {
  const text = html.replace(unread, '').replace(field, '[').replace(inlineTag, '|')
  return [...text.matchAll(/[^<>|]{0,30}[\p{L}\d.:›](\|)+[\p{L}\d›[][^<>|]{0,30}/gu)].map(([words]) => words)
}
