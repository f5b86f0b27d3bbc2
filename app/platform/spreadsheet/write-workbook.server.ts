import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A sheet of a workbook: its name, how wide its columns are in characters, and its rows; the first one is bold. */
export type WrittenSheet = { name: string; widths: readonly number[]; rows: readonly (readonly string[])[] }

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** How cells look: as text, so that a phone number keeps its zero, and the same in bold. */
const [plain, bold] = [1, 2]
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** A workbook (.xlsx) of these sheets. Every cell is text: nothing in it is taken for a formula. */
export function workbookOf(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const numbers = sheets.map((_, at) => at + 1)
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${ofSheets}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${numbers.map((number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)])),
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(declaration + text), name)
  zip.end()
  return buffer(zip.outputStream)
}

function sheetXml({ widths, rows }: WrittenSheet): string {
  const cols = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${plain}" customWidth="1"/>`,
  )
  const written = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, column, at)).join('')}</row>`,
  )
  return `<worksheet xmlns="${main}"><cols>${cols.join('')}</cols><sheetData>${written.join('')}</sheetData></worksheet>`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function cellXml(text: string, column: number, row: number): string {
  const place = `${letters[column]}${row + 1}`
  const style = row === 0 ? bold : plain
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** What XML cannot hold is left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\x20-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
