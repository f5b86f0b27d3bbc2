/** Attributes whose values are words for people, or are made for this one answer. */
const changing = /\s(aria-label|title|alt|placeholder|label|value|lang|nonce|style)="[^"]+"/g

/**
 * The tags of a page with their attributes, and whether there is text between them, without the words: pages with one
 * skeleton follow the standard alike. A title is kept, because the standard limits its length.
 */
export const skeletonOf = (html: string): string =>
  html
    .replace(/(<script\b[^>]*>).*?(<\/script>)/gs, '$1$2')
    .replace(changing, (_, name: string) => ` ${name}`)
    .replace(/<title[^>]*>[^<]*|>[^<]*[^<\s][^<]*(?=<)/g, (found) => (found.startsWith('<title') ? found : '>words'))
