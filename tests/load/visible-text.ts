const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The attributes that are compared, by element: where it leads, and what a form sends. */
const comparedAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  form: ['action'],
  button: ['form', 'name', 'value', 'formaction'],
  input: ['type', 'id', 'name', 'value', 'inputmode', 'autocomplete'],
}

/** The words of a page, where its links and forms go, and what its fields and buttons send, however it is written down. */
export function visibleText(html: string): string {
  return html
    .replace(/<!--.*?-->|<script.*?<\/script>|<style.*?<\/style>|<svg.*?<\/svg>/gs, '')
    .replace(/<(a|form|button|input) ([^>]*)>/g, (_, element: string, written: string) =>
      attributesOf(element, written),
    )
    .replace(/<\/?(span|dt|dd)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(\w+);/g, (written, name: string) => characters[name] ?? written)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The compared attributes of an element, always in the same order; without the author, who is sealed anew for each page. */
function attributesOf(element: string, written: string): string {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of written.matchAll(/([\w-]+)="([^"]*)"/g)) {
    attributes.set(name.toLowerCase(), value)
  }
  if (attributes.get('name') === 'author') attributes.delete('value')
  const values = (comparedAttributes[element] ?? []).flatMap((name) => attributes.get(name) ?? [])
  return values.length > 0 ? ` [${values.join(' ')}] ` : ' '
}
