const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What a page tells by its elements besides words: where they lead, and what a form sends. */
const told: Record<string, readonly string[]> = {
  a: ['href'],
  form: ['action'],
  button: ['form', 'name', 'value', 'formaction'],
  input: ['type', 'id', 'name', 'value', 'inputmode', 'autocomplete'],
}

/** The words of a page, where its links and forms go, and what its fields and buttons send, however it is written down. */
export function visibleText(html: string): string {
  return html
    .replace(/<!--.*?-->|<script.*?<\/script>|<style.*?<\/style>|<svg.*?<\/svg>/gs, '')
    .replace(/<(a|form|button|input) ([^>]*)>/g, (_, element: string, written: string) => said(element, written))
    .replace(/<\/?(span|dt|dd)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(\w+);/g, (written, name: string) => characters[name] ?? written)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The attributes of an element that count, in one order; an author is sealed anew for each page. */
function said(element: string, written: string): string {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of written.matchAll(/([\w-]+)="([^"]*)"/g)) {
    attributes.set(name.toLowerCase(), value)
  }
  if (attributes.get('name') === 'author') attributes.delete('value')
  const values = (told[element] ?? []).flatMap((name) => attributes.get(name) ?? [])
  return values.length > 0 ? ` [${values.join(' ')}] ` : ' '
}
