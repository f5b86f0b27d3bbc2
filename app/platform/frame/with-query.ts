/**
 * An address with the parts of its query that say something: what is empty is left out, and so is the first `page`.
 * @param path an address without a query
 */
export function withQuery(path: string, parts: Record<string, string | number>): string {
  const said = Object.entries(parts).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}
