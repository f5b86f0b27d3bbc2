import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const cell = (text: string, column: number, row: number) =>
  `<c r="${letters[column]}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** The parts of a workbook (.xlsx) that cannot be left out, with sheets as they are given: “Blad1”, “Blad2” … */
export function workbookParts(...sheets: string[]): Record<string, string> {
  const each = (of: (number: number) => string) => sheets.map((_, at) => of(at + 1)).join('')
  const tag = (number: number) => `<sheet name="Blad${number}" sheetId="${number}" r:id="rId${number}"/>`
  const relation = (number: number) =>
    `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(tag)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}">${each(relation)}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}">${sheet}</worksheet>`,
      ]),
    ),
  }
}

/** A zip file of these parts. */
export function zipOf(parts: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A workbook with a sheet of these rows, or several. */
export function workbookOf(...sheets: (readonly (readonly string[])[])[]): Promise<Buffer> {
  const inRow = (cells: readonly string[], at: number) =>
    `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at + 1)).join('')}</row>`
  return zipOf(workbookParts(...sheets.map((rows) => `<sheetData>${rows.map(inRow).join('')}</sheetData>`)))
}
