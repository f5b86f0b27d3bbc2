type Grouped = { category: string; slot: string | null; language: string }

/**
 * Which documents a reader gets to see first. Those for one download of a task belong together, and so do the others of a
 * category: of each group the reader's language is shown, and another one only where the group has none in it.
 */
export function inLanguage<Document extends Grouped>(documents: readonly Document[], language: string): Document[] {
  const groupOf = ({ slot, category }: Grouped) => (slot === null ? `category ${category}` : `slot ${slot}`)
  const own = new Set(documents.filter((document) => document.language === language).map(groupOf))
  return documents.filter((document) => document.language === language || !own.has(groupOf(document)))
}
