import type { Paragraph, Table, TextRun } from 'docx'
import type { Block, Line } from '../letter.ts'
import { runs, xmlText, type Docx } from './runs.ts'

/** Twips between the margins of a letter. */
export const textWidth = 9072
export const teal = '0F5E5C'

/** The parts of a letter for word processors. */
export function drawBlock(docx: Docx, block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new docx.Paragraph({ heading: docx.HeadingLevel.HEADING_1, children: runs(docx, block.text) })]
    case 'paragraph':
      return [new docx.Paragraph({ spacing: { before: 80, after: 80 }, children: runs(docx, block.text) })]
    case 'list':
      return block.isFramed ? [drawFrame(docx, block.items)] : block.items.map((item) => drawItem(docx, item))
    case 'table':
      return [drawTable(docx, block)]
  }
}

const drawItem = (docx: Docx, item: Line): Paragraph =>
  new docx.Paragraph({ bullet: { level: 0 }, children: runs(docx, item) })

/** What a reader should see who reads nothing else. */
function drawFrame(docx: Docx, items: readonly Line[]): Table {
  const children = items.map((item) => drawItem(docx, item))
  const margins = { top: 100, bottom: 100, left: 160, right: 160 }
  const borders = { top: line, bottom: line, right: line, left: { style: 'single', size: 36, color: teal } as const }
  const cell = new docx.TableCell({ width: { size: textWidth, type: docx.WidthType.DXA }, margins, borders, children })
  return new docx.Table({ columnWidths: [textWidth], rows: [new docx.TableRow({ cantSplit: true, children: [cell] })] })
}

/** How high a row is that is written on with a pen: a centimetre. */
const penRow = 567

/** The width of the names and of the values: twips, because Word and LibreOffice read percentages differently. */
const columns = [4000, textWidth - 4000]
/** A line between rows, and none. */
export const line = { style: 'single', size: 4, color: 'B9CFCB' } as const
export const none = { style: 'none', size: 0, color: 'auto' } as const

function drawTable(docx: Docx, { rows, areTimes }: Extract<Block, { kind: 'table' }>): Table {
  // What is to be signed stays on one page.
  const isKept = rows.some(({ value }) => value.length === 0)
  const cell = (column: number, children: TextRun[], keepNext: boolean) =>
    new docx.TableCell({
      width: { size: columns[column] ?? 0, type: docx.WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 0, right: 120 },
      children: [new docx.Paragraph({ children, keepNext })],
    })
  return new docx.Table({
    columnWidths: columns,
    width: { size: textWidth, type: docx.WidthType.DXA },
    borders: { top: line, bottom: line, insideHorizontal: line, left: none, right: none, insideVertical: none },
    rows: rows.map(({ name, value }, n) => {
      const keepNext = isKept && n < rows.length - 1
      return new docx.TableRow({
        cantSplit: true,
        ...(value.length === 0 && { height: { value: penRow, rule: docx.HeightRule.ATLEAST } }),
        children: areTimes
          ? [cell(0, runs(docx, value, { bold: true }), keepNext), cell(1, [new docx.TextRun(xmlText(name))], keepNext)]
          : [
              cell(0, [new docx.TextRun({ text: xmlText(name), bold: true })], keepNext),
              cell(1, runs(docx, value), keepNext),
            ],
      })
    }),
  })
}
