/**
 * How large a text is that is to be JSON, before anything is made of it: how many lists and objects are inside each other,
 * and how many values there can be at most. What stands in strings does not count.
 */
export function sizeOf(json: string): { depth: number; values: number } {
  let depth = 0
  let deepest = 0
  let values = 1
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === ',') values += 1
    else if (character === '{' || character === '[') {
      deepest = Math.max(deepest, (depth += 1))
      values += 1
    } else if (character === '}' || character === ']') depth -= 1
  }
  return { depth: deepest, values }
}
