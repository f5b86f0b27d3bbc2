/** Attributes whose values are words for people, or are made for this one answer. */
const changing = /\s(aria-label|title|alt|placeholder|label|value|lang|nonce|style)="([^"]+)"/g

/** A control that is called by a sign only is another matter than one that is called by words. */
const kindOf = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? 'words' : 'signs')

/**
 * The tags of a page with their attributes, and whether there is text between them, without the words: pages with one
 * skeleton follow the standard alike. How long a title is does not count: nothing is asked of that.
 */
export const skeletonOf = (html: string): string =>
  html
    .replace(/(<script\b[^>]*>).*?(<\/script>)/gs, '$1$2')
    .replace(changing, (_, name: string, value: string) => ` ${name}=${kindOf(value)}`)
    .replace(/>([^<]*[^<\s][^<]*)(?=<)/g, (_, text: string) => `>${kindOf(text)}`)
