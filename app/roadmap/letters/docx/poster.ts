import type { Paragraph, Table } from 'docx'
import type { Block, Letter } from '../letter.ts'
import { posterOf, type Panel, type Poster } from '../paper/poster.ts'
import { none, teal } from './blocks.ts'
import { runs, xmlText, type Docx } from './runs.ts'

/** Twips between the margins of a poster. */
export const posterWidth = 10092
const numberWidth = 1600
const text = { size: 24 }
const edge = { style: 'single', size: 12, color: teal } as const
const margins = { top: 160, bottom: 160, left: 240, right: 240 }
/** How high a panel and what stands below them are at least: three of them fill the sheet. */
const [panelHeight, helpHeight] = [3000, 1250]

/** What stands on a poster below its title: a numbered panel for each part, and whom to call. */
export function posterParts(docx: Docx, letter: Pick<Letter, 'blocks'>): (Paragraph | Table)[] {
  const { panels, help } = posterOf(letter)
  const gap = () => new docx.Paragraph({ spacing: { before: 0, after: 0, line: 200, lineRule: 'exact' } })
  return [
    ...panels.flatMap((panel, n) => [drawPanel(docx, panel, n + 1), gap()]),
    ...(help ? [drawHelp(docx, help), gap()] : []),
  ]
}

function drawPanel(docx: Docx, { title, blocks }: Panel, number: number): Table {
  const digit = new docx.TextRun({ text: String(number), bold: true, size: 150, color: teal })
  const heading = new docx.Paragraph({
    heading: docx.HeadingLevel.HEADING_1,
    children: runs(docx, title, { size: 40 }),
  })
  return row(docx, {
    height: panelHeight,
    widths: [numberWidth, posterWidth - numberWidth],
    cells: [
      [new docx.Paragraph({ alignment: docx.AlignmentType.CENTER, children: [digit] })],
      [heading, ...blocks.flatMap((block) => linesOf(docx, block))],
    ],
  })
}

function drawHelp(docx: Docx, { title, number, others }: NonNullable<Poster['help']>): Table {
  const white = { color: 'FFFFFF' }
  const half = posterWidth / 2
  const right = docx.AlignmentType.RIGHT
  return row(docx, {
    height: helpHeight,
    widths: [half, half],
    isFilled: true,
    cells: [
      [
        new docx.Paragraph({ children: runs(docx, title, { ...white, size: 32, bold: true }) }),
        ...others.map(({ value }) => new docx.Paragraph({ children: runs(docx, value, { ...white, ...text }) })),
      ],
      [new docx.Paragraph({ alignment: right, children: runs(docx, number, { ...white, size: 48, bold: true }) })],
    ],
  })
}

type Drawn = { height: number; widths: readonly number[]; cells: readonly Paragraph[][]; isFilled?: boolean }

/** A table of one row with a frame: what word processors draw alike. */
function row(docx: Docx, { height, widths, cells, isFilled = false }: Drawn): Table {
  const children = cells.map(
    (one, n) =>
      new docx.TableCell({
        ...{ children: one, margins, verticalAlign: docx.VerticalAlignTable.CENTER },
        width: { size: widths[n] ?? 0, type: docx.WidthType.DXA },
        ...(isFilled && { shading: { fill: teal } }),
      }),
  )
  return new docx.Table({
    columnWidths: widths,
    width: { size: posterWidth, type: docx.WidthType.DXA },
    borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: none, insideVertical: none },
    rows: [new docx.TableRow({ cantSplit: true, height: { value: height, rule: docx.HeightRule.ATLEAST }, children })],
  })
}

function linesOf(docx: Docx, block: Block): Paragraph[] {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => new docx.Paragraph({ bullet: { level: 0 }, children: runs(docx, item, text) }))
    case 'table':
      return block.rows.map(({ name, value }) => {
        const label = new docx.TextRun({ ...text, text: xmlText(`${name}: `), bold: true })
        return new docx.Paragraph({ children: [label, ...runs(docx, value, text)] })
      })
    default:
      return [new docx.Paragraph({ children: runs(docx, block.text, text) })]
  }
}
