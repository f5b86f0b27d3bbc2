import PDFDocument from 'pdfkit'
import type { Language } from '#app/platform/i18n/languages.ts'
import { fontFiles, fontFor, inLettersOf } from './fonts.server.ts'
import { colours, normal, paperTables, type Sheet, type Style } from './paper-tables.server.ts'

const small = 8.5

type Parent = PDFKit.PDFStructureElement

/** A file that comes along in a PDF. */
export type Attachment = { name: string; type: string; about: string; bytes: Buffer }

/** Sheets of paper that are written from top to bottom, each part with the tag by which other programs know what it is. */
export type Paper = ReturnType<typeof openPaper>

/** @param about what every page says that it belongs to */
export function openPaper(options: {
  title: string
  keywords: string
  language: Language
  at: Date
  about: string
  pageOf: (page: number, pages: number) => string
  /** Points left free at every side. */
  margin?: number
}) {
  const { title, keywords, language, at, about, pageOf, margin = 62 } = options
  const doc = new PDFDocument({
    ...{ size: 'A4', margin, pdfVersion: '1.7', tagged: true, displayTitle: true, bufferPages: true },
    ...{ lang: language === 'nl' ? 'nl-NL' : 'en-GB', font: fontFiles.regular },
    info: { Title: title, Author: 'Routekaart', Keywords: keywords, CreationDate: at, ModDate: at },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.once('end', () => resolve(Buffer.concat(parts)))
    doc.once('error', reject)
  })
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
  const root = doc.struct('Document')
  doc.addStructure(root)
  /** Pages that show those of another document, by their place from 0. */
  const foreign = new Set<number>()
  const width = doc.page.width - 2 * margin

  const style: Sheet['style'] = (text, { size = normal, isBold = false, colour = colours.text } = {}) => {
    const font = fontFor(text, isBold)
    doc.font(font).fontSize(size).fillColor(colour)
    const words = inLettersOf(font, text)
    return {
      text: (x, y, options) => void doc.text(words, x, y, options),
      heightOfString: (options) => doc.heightOfString(words, options),
      widthOfString: () => doc.widthOfString(words),
    }
  }
  const room = (height: number) => {
    if (doc.y + height > doc.page.height - margin) doc.addPage()
  }
  const write = (parent: Parent, tag: string, text: string, look: Style = {}) => {
    parent.add(
      doc.struct(tag, {}, () => {
        style(text, look).text(margin, doc.y, { width, lineGap: 2.5 })
      }),
    )
    doc.moveDown(look.gap ?? 0.5)
  }
  /** A frame of this height round what is written next. */
  const frame = (height: number) => {
    room(height)
    doc.markContent('Artifact')
    doc.roundedRect(margin, doc.y, width, height, 3).lineWidth(1).strokeColor(colours.teal).stroke()
    doc.endMarkedContent()
    doc.y += 10
  }
  const heightOfItem = (text: string, wide: number) =>
    style(text).heightOfString({ width: wide, lineGap: 2.5 }) + doc.currentLineHeight(true) * 0.25
  const ownPage = () => void doc.addPage({ size: 'A4', margin })
  const sheet: Sheet = { doc, root, style, room, width, margin }

  return {
    heading(level: 1 | 2 | 3, text: string) {
      const size = { 1: 20, 2: 14, 3: 11.5 }[level]
      // Nothing of ours stands on a page of somebody else.
      if (foreign.has(doc.bufferedPageRange().count - 1)) ownPage()
      room(size * (level === 1 ? 4 : 8))
      if (level > 1) doc.moveDown(0.5)
      write(root, `H${level}`, text, { size, isBold: true, gap: 0.35 })
    },
    paragraph: (text: string, look: { isSoft?: boolean } = {}) => {
      if (text !== '') write(root, 'P', text, { colour: look.isSoft ? colours.soft : colours.text })
    },
    /** @param isFramed where a reader should see it who reads nothing else */
    list(items: readonly string[], isFramed = false) {
      const [at, wide] = isFramed ? [margin + 16, width - 32] : [margin, width]
      if (isFramed) frame(items.reduce((sum, text) => sum + heightOfItem(text, wide - 14), 20))
      const list = doc.struct('L')
      root.add(list)
      for (const text of items) {
        room(normal * 2)
        const item = doc.struct('LI')
        list.add(item)
        const top = doc.y
        item.add(doc.struct('Lbl', {}, () => void style('•').text(at, top, { width: 12 })))
        item.add(doc.struct('LBody', {}, () => void style(text).text(at + 14, top, { width: wide - 14, lineGap: 2.5 })))
        item.end()
        doc.moveDown(0.25)
      }
      list.end()
      doc.x = margin
      doc.moveDown(isFramed ? 1 : 0.4)
    },
    ...paperTables(sheet),
    /** For parts that are drawn with a place of their own. */
    sheet,
    /** What matters most, in a frame. */
    summary(title: string, text: string) {
      const inner = width - 32
      const heights = [
        style(title, { size: 13, isBold: true }).heightOfString({ width: inner }),
        style(text).heightOfString({ width: inner }),
      ]
      const height = heights.reduce((sum, one) => sum + one, 28)
      room(height)
      const top = doc.y
      doc.markContent('Artifact')
      doc.roundedRect(margin, top, width, height, 3).lineWidth(1).strokeColor(colours.teal).stroke()
      doc.endMarkedContent()
      root.add(
        doc.struct('P', {}, () => {
          style(title, { size: 13, isBold: true }).text(margin + 16, top + 12, { width: inner })
        }),
      )
      root.add(
        doc.struct('P', {}, () => {
          style(text).text(margin + 16, doc.y + 3, { width: inner })
        }),
      )
      doc.x = margin
      doc.y = top + height + 8
    },
    /** A page of another document, the size of that; `fillPages` puts it there. */
    foreignPage(size: { width: number; height: number }, alt: string) {
      doc.addPage({ size: [size.width, size.height], margin: 0 })
      foreign.add(doc.bufferedPageRange().count - 1)
      root.add(
        doc.struct('Figure', { alt }, () => {
          doc.image(emptyPicture(), 0, 0, { width: size.width, height: size.height })
        }),
      )
    },
    ownPage,
    attach({ name, type, about: description, bytes }: Attachment) {
      doc.file(bytes, { name, type, description, creationDate: at, modifiedDate: at })
    },
    async finish(): Promise<{ bytes: Buffer; foreign: number[] }> {
      root.end()
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        if (foreign.has(page)) continue
        doc.switchToPage(page)
        doc.page.margins.bottom = 0
        doc.markContent('Artifact', { type: 'Pagination' })
        const y = doc.page.height - margin + 22
        const look = { size: small, colour: colours.soft }
        style(about, look).text(margin, y, { width: width - 110, height: 12, ellipsis: true })
        const words = pageOf(page + 1, count)
        style(words, look).text(margin + width - 110, y, { width: 110, align: 'right' })
        doc.endMarkedContent()
      }
      doc.end()
      return { bytes: await ended, foreign: [...foreign] }
    },
  }
}

/** A picture of one point, in a buffer of its own: each page has one that is replaced by a page of another document. */
const emptyPicture = (): Buffer =>
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC', 'base64')
