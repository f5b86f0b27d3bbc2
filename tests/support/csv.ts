/**
 * The cells of a table for spreadsheets, line by line.
 * @throws where something stands in it that is no cell in quotes
 */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  const left = text.replace(/^\ufeff/, '').replace(/"((?:[^"]|"")*)"(;|\r\n)/g, (_, cell: string, end: string) => {
    lines.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end !== ';') lines.push([])
    return ''
  })
  if (left !== '') throw new Error(`This is no cell: ${left.slice(0, 100)}`)
  return lines.slice(0, -1)
}
