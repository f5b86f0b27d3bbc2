/**
 * Lets rows of a list keep their fields: each row says in `data-row` which one it is, and its fields are named by its place.
 * Rows that are gone are taken out, those that moved get the ids of their new place, and a row that nothing was filled in
 * yet keeps the id that it had on the page: the server gives it another one each time.
 * @param shown the page that is there
 * @param next the one that takes its place
 */
export function alignRows(shown: Document, next: Document): void {
  const before = rowsOf(shown)
  const after = rowsOf(next)
  const blank = [...before].filter(([id, row]) => !after.has(id) && isBlank(row)).map(([id]) => id)
  for (const [id, row] of [...after]) {
    if (before.has(id) || !isBlank(row)) continue
    const same = blank.shift()
    if (same === undefined) break
    nameRow(row, id, same)
    after.delete(id)
    after.set(same, row)
  }
  const moved: [Element, string, string][] = []
  for (const [id, row] of before) {
    const there = after.get(id)
    if (!there) row.remove()
    else if (there.id !== row.id) moved.push([row, row.id, there.id])
  }
  for (const [row, from, to] of moved) moveIds(row, from, to)
}

const rowsOf = (page: Document): Map<string, HTMLElement> =>
  new Map(Array.from(page.querySelectorAll<HTMLElement>('[data-row]'), (row) => [row.dataset.row ?? '', row]))

/** Whether the server filled in nothing (`RowList`). */
const isBlank = (row: HTMLElement): boolean => row.dataset.blank !== undefined

/** Puts another id in the place of the one that a row has, in whatever names it. */
function nameRow(row: HTMLElement, from: string, to: string): void {
  row.dataset.row = to
  for (const control of row.querySelectorAll<HTMLElement>('input[type=hidden], button')) {
    const value = control.getAttribute('value') ?? ''
    if (value === from || value.endsWith(`:${from}`)) control.setAttribute('value', value.replace(from, to))
  }
}

function moveIds(row: Element, from: string, to: string): void {
  for (const element of [row, ...row.querySelectorAll('[id]')]) {
    if (element.id.startsWith(from)) element.id = to + element.id.slice(from.length)
  }
}
