import type { IParagraphOptions, ITableCellOptions, Paragraph } from 'docx'
import type { Letterhead, Line } from '../letter.ts'
import type { PrintedLogo } from '../logo.server.ts'
import { line, none, textWidth } from './blocks.ts'
import { runs, xmlText, type Docx } from './runs.ts'

/** Twips in a millimetre. */
const mm = (millimetres: number) => Math.round((millimetres * 1440) / 25.4)
const soft = { color: '4F5B5B', size: 18 }
const small = { color: '4F5B5B', size: 16 }
const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
const margins = { top: 0, bottom: 0, left: 0, right: 0 }

/** What stands above a letter that is posted, and at the edges of its pages: rows of a fixed height keep the address in the window. */
export function headOf(docx: Docx, head: Letterhead, about: { title: string; logo: PrintedLogo | null }) {
  const text = (pieces: Line, look = {}, options: IParagraphOptions = {}) =>
    new docx.Paragraph({ ...options, children: runs(docx, pieces, look) })
  const cell = (children: Paragraph[], width: number, more: Partial<ITableCellOptions> = {}) =>
    new docx.TableCell({ ...more, children, margins, width: { size: width, type: docx.WidthType.DXA } })
  const table = (widths: readonly number[], rows: InstanceType<Docx['TableRow']>[]) =>
    new docx.Table({
      ...{ columnWidths: widths, borders, rows },
      width: { size: textWidth, type: docx.WidthType.DXA },
      layout: docx.TableLayoutType.FIXED,
    })
  const row = (height: number, children: InstanceType<Docx['TableCell']>[]) =>
    new docx.TableRow({ height: { value: mm(height), rule: docx.HeightRule.EXACT }, children })
  const named = (name: string, value: Paragraph) =>
    new docx.TableRow({
      children: [cell([text([piece(name)], soft)], nameWidth), cell([value], textWidth - nameWidth)],
    })

  const half = textWidth / 2
  const to = head.to.map((one) => text(one))
  const returnTo = text(head.returnTo, small, { border: { bottom: line }, spacing: { after: 60 } })
  const from = head.from.map((one) => text(one, soft, { alignment: docx.AlignmentType.RIGHT }))
  const subject = new docx.Paragraph({
    heading: docx.HeadingLevel.TITLE,
    spacing: { before: 0, after: 0 },
    children: [new docx.TextRun({ text: xmlText(about.title), size: 22, color: 'auto' })],
  })
  const foot = () => new docx.Footer({ children: [text([piece(head.foot)], small, { border: { top: line } })] })
  return {
    parts: [
      table([half, half], [row(36, [cell([logoIn(docx, about.logo)], half), cell(from, half)])]),
      table([half, half], [row(47, [cell([returnTo, ...to], half), cell([new docx.Paragraph('')], half)])]),
      table(
        [nameWidth, textWidth - nameWidth],
        [named(head.date.name, text([piece(head.date.value)])), named(head.subject, subject)],
      ),
      new docx.Paragraph({ spacing: { after: 160 } }),
    ],
    headers: { first: new docx.Header({ children: [105, 148.5].map((at) => fold(docx, at)) }) },
    footers: { first: foot(), default: foot() },
  }
}

const nameWidth = mm(27)
const piece = (text: string) => ({ text, isGap: false })

/** The logo, as large as on paper; without one an empty paragraph, which a cell has to have. */
function logoIn(docx: Docx, logo: PrintedLogo | null): Paragraph {
  if (!logo) return new docx.Paragraph('')
  const { bytes, alt, width, height } = logo
  const picture = new docx.ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: 'logo', title: xmlText(alt), description: xmlText(alt) },
  })
  return new docx.Paragraph({ children: [picture] })
}

/** Of 96 to an inch, in which the library measures pictures. */
const pixels = (millimetres: number) => Math.round((millimetres * 96) / 25.4)

/** A short line at the edge of the paper, where the letter is folded. */
const fold = (docx: Docx, millimetres: number): Paragraph =>
  new docx.Paragraph({
    frame: {
      type: 'absolute',
      position: { x: 0, y: mm(millimetres) },
      ...{ width: mm(4), height: 20 },
      anchor: { horizontal: docx.FrameAnchorType.PAGE, vertical: docx.FrameAnchorType.PAGE },
    },
    border: { top: { style: 'single', size: 4, color: '808080' } },
    children: [],
  })
