import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const cell = (text: string, column: number, row: number) =>
  `<c r="${letters[column]}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** The parts of a workbook (.xlsx) that cannot be left out, with a sheet as it is given. */
export const workbookParts = (sheet: string): Record<string, string> => ({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
})

/** A zip file of these parts. */
export function zipOf(parts: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A workbook with one sheet of these rows. */
export function workbookOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const inRow = (cells: readonly string[], at: number) =>
    `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at + 1)).join('')}</row>`
  return zipOf(workbookParts(`<sheetData>${rows.map(inRow).join('')}</sheetData>`))
}
