import type { Paragraph, Table, TextRun } from 'docx'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Block, Letter, Line } from './letter.ts'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Docx = typeof import('docx')

const locales = { nl: 'nl-NL', en: 'en-GB' }
/** Half points: 11 points. */
const textSize = 22
const headings = { run: { bold: true, color: '0A4644' }, paragraph: { keepNext: true } }

/**
 * Makes a file for word processors: A4, headings as headings, so that it can be changed and is read aloud well.
 * The library is large and few requests need it, so it is loaded when first asked for.
 */
export async function docxOf(letter: Letter, language: Language): Promise<ArrayBuffer> {
  const docx = await import('docx')
  const document = new docx.Document({
    title: xmlText(letter.title),
    creator: 'Routekaart',
    styles: {
      default: {
        document: { run: { font: 'Arial', size: textSize, language: { value: locales[language] } } },
        title: { run: { size: 40, bold: true, color: '0A4644' }, paragraph: { spacing: { after: 160 } } },
        heading1: {
          run: { ...headings.run, size: 28 },
          paragraph: { ...headings.paragraph, spacing: { before: 220, after: 80 } },
        },
        listParagraph: { paragraph: { spacing: { after: 60 } } },
      },
    },
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 794, bottom: 794, left: 1247, right: 1247 } },
        },
        children: [
          new docx.Paragraph({ heading: docx.HeadingLevel.TITLE, children: [new docx.TextRun(xmlText(letter.title))] }),
          ...letter.blocks.flatMap((block) => drawBlock(docx, block)),
        ],
      },
    ],
  })
  return docx.Packer.toArrayBuffer(document)
}

function drawBlock(docx: Docx, block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new docx.Paragraph({ heading: docx.HeadingLevel.HEADING_1, children: runs(docx, block.text) })]
    case 'paragraph':
      return [new docx.Paragraph({ spacing: { before: 80, after: 80 }, children: runs(docx, block.text) })]
    case 'list':
      return block.items.map((item) => new docx.Paragraph({ bullet: { level: 0 }, children: runs(docx, item) }))
    case 'table':
      return [drawTable(docx, block)]
  }
}

/** How high a row is that is written on with a pen: a centimetre. */
const penRow = 567

/** The width of the names and of the values: twips, because Word and LibreOffice read percentages differently. */
const columns = [4200, 5212]
const line = { style: 'single', size: 4, color: 'B9CFCB' } as const
const none = { style: 'none', size: 0, color: 'auto' } as const

function drawTable(docx: Docx, { rows }: Extract<Block, { kind: 'table' }>): Table {
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
    width: { size: 9412, type: docx.WidthType.DXA },
    borders: { top: line, bottom: line, insideHorizontal: line, left: none, right: none, insideVertical: none },
    rows: rows.map(({ name, value }, n) => {
      const keepNext = isKept && n < rows.length - 1
      return new docx.TableRow({
        cantSplit: true,
        ...(value.length === 0 && { height: { value: penRow, rule: docx.HeightRule.ATLEAST } }),
        children: [
          cell(0, [new docx.TextRun({ text: xmlText(name), bold: true })], keepNext),
          cell(1, runs(docx, value), keepNext),
        ],
      })
    }),
  })
}

/** A line of the reader's own text may hold line ends. */
const runs = (docx: Docx, pieces: Line): TextRun[] =>
  pieces.flatMap(({ text, isGap }) =>
    xmlText(text)
      .split('\n')
      .map((part, n) => new docx.TextRun({ text: part, break: n > 0 ? 1 : 0, ...(isGap && { highlight: 'yellow' }) })),
  )

/** Without the characters that XML does not allow: one of them and no program opens the file. */
const xmlText = (text: string): string => text.toWellFormed().replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, '')
