/** How a piece of text looks. */
export type Style = { size?: number; isBold?: boolean; colour?: string; gap?: number }

/** Points of the usual text. */
export const normal = 10.5
export const colours = { text: '#1c2b2b', soft: '#4f5b5b', line: '#d5d8d4', teal: '#0f5e5c' }

type Column = { width: number; style?: Style }
type Cell = { text: string; tag: 'TH' | 'TD'; scope?: 'Row' | 'Column' }

/** How high a row is that is written on with a pen: a centimetre. */
const penRow = 28

/** A text that the document has the font, size and colour for. */
export type StyledText = {
  text: (x: number, y: number, options: PDFKit.Mixins.TextOptions) => void
  heightOfString: (options: PDFKit.Mixins.TextOptions) => number
  widthOfString: () => number
}

/** What something is written on. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  /** A text in the font in which all of it can be read, to be written or measured next. */
  style: (text: string, look?: Style) => StyledText
  /** Goes on to the next page where there is no room for so many points. */
  room: (height: number) => void
  width: number
  margin: number
}

/** Writes tables on a paper: rows with tags, kept whole where they fit on a page. */
export function paperTables({ doc, root, style, room, width, margin }: Sheet) {
  const count = () => doc.bufferedPageRange().count

  function row(
    parent: PDFKit.PDFStructureElement,
    cells: readonly Cell[],
    columns: readonly Column[],
    hasLine: boolean,
    least = 0,
  ) {
    const options = (n: number) => ({ width: (columns[n]?.width ?? 0) * width - 8, lineGap: 2 })
    const heights = cells.map(({ text }, n) => style(text, columns[n]?.style).heightOfString(options(n)))
    room(Math.min(Math.max(...heights, least) + 8, doc.page.height - 2 * margin))
    const [top, page] = [doc.y, count()]
    const tr = doc.struct('TR')
    parent.add(tr)
    let [x, bottom] = [margin, top + least]
    cells.forEach(({ text, tag, scope }, n) => {
      const at = x
      // One that is longer than a page leads on to the next: those beside it start where it ends.
      const y = count() === page ? top : doc.y
      const told: { scope?: string; title?: string } = { scope }
      tr.add(doc.struct(tag, told, () => void style(text, columns[n]?.style).text(at, y, options(n))))
      bottom = Math.max(bottom, doc.y)
      x += (columns[n]?.width ?? 0) * width
    })
    tr.end()
    doc.y = (count() === page ? bottom : doc.y) + 3
    if (hasLine) drawLine()
    doc.y += 4
  }

  function drawLine() {
    doc.markContent('Artifact')
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + width, doc.y)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke()
    doc.endMarkedContent()
  }

  function write(write: (parent: PDFKit.PDFStructureElement) => void) {
    const parent = doc.struct('Table')
    root.add(parent)
    write(parent)
    parent.end()
    doc.x = margin
    doc.moveDown(0.5)
  }

  return {
    /** Names with their values. */
    facts(facts: readonly { name: string; value: string }[]) {
      if (facts.length === 0) return
      const columns = [{ width: 0.3, style: { colour: colours.soft } }, { width: 0.7 }]
      write((parent) => {
        for (const { name, value } of facts) {
          const cells: Cell[] = [
            { text: name, tag: 'TH', scope: 'Row' },
            { text: value, tag: 'TD' },
          ]
          row(parent, cells, columns, false)
        }
      })
    },
    /**
     * Names with their values, a line below each; without words it is room for a pen, and then stays on one page.
     * @param first which of the two stands first
     */
    form(facts: readonly { name: string; value: string }[], first: 'name' | 'value') {
      if (facts.some(({ value }) => value === '')) {
        room(Math.min(facts.length * (penRow + 8), doc.page.height - 2 * margin))
      }
      const columns = [{ width: 0.42, style: { isBold: true } }, { width: 0.58 }]
      write((parent) => {
        for (const { name, value } of facts) {
          const cells: Cell[] = [
            { text: name, tag: 'TH', scope: 'Row' },
            { text: value, tag: 'TD' },
          ]
          row(parent, first === 'name' ? cells : cells.toReversed(), columns, true, value === '' ? penRow : 0)
        }
      })
    },
    table(heads: readonly string[], widths: readonly number[], rows: readonly (readonly string[])[]) {
      const columns = (style: Style) => widths.map((one) => ({ width: one, style }))
      write((parent) => {
        const head = heads.map((text): Cell => ({ text, tag: 'TH', scope: 'Column' }))
        row(parent, head, columns({ isBold: true, size: 9.5 }), true)
        for (const texts of rows) {
          const cells = texts.map((text): Cell => ({ text, tag: 'TD' }))
          row(parent, cells, columns({ size: 9.5 }), true)
        }
      })
    },
  }
}
