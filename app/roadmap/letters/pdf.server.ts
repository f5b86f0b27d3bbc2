import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { mm } from '#app/platform/paper/millimetres.ts'
import { openPaper, type Paper } from '#app/platform/paper/paper.server.ts'
import type { Block, Letter } from './letter.ts'
import type { PrintedLogo } from './logo.server.ts'
import { drawLetterhead } from './paper/letterhead.server.ts'
import { drawPoster } from './paper/poster.server.ts'
import { plainLine } from './plain-text.ts'

/** Makes a hand-out ready for the printer: A4, with tags by which it is read aloud. What is missing stands there as text. */
export async function pdfOf(letter: Letter, language: Language, logo: PrintedLogo | null = null): Promise<ArrayBuffer> {
  const t = textFor(language, 'roadmap/letters/paper')
  const { title, fileName, blocks, sheet } = letter
  const paper = openPaper({
    ...{ title, keywords: '', language, at: new Date() },
    about: sheet?.kind === 'post' ? sheet.head.foot : fileName,
    pageOf: (page, pages) => t('pageOf', { page, pages }),
    margin: mm(sheet?.kind === 'poster' ? 16 : 25),
  })
  if (sheet?.kind === 'poster') drawPoster(paper.sheet, letter)
  else {
    if (sheet) drawLetterhead(paper.sheet, sheet.head, { title, logo })
    else paper.heading(1, title)
    blocks.forEach((block, n) => {
      if (block.kind === 'heading') paper.sheet.room(heightWith(blocks[n + 1]))
      drawBlock(paper, block)
    })
  }
  const { bytes } = await paper.finish()
  return Uint8Array.from(bytes).buffer
}

/** A heading stays with the table below it that is filled in with a pen, which stays on one page. */
function heightWith(next: Block | undefined): number {
  const isForPen = next?.kind === 'table' && next.rows.some(({ value }) => value.length === 0)
  return isForPen ? mm(20 + 13 * next.rows.length) : 0
}

function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return paper.heading(2, plainLine(block.text))
    case 'paragraph':
      return paper.paragraph(plainLine(block.text))
    case 'list':
      return paper.list(block.items.map(plainLine), block.isFramed)
    case 'table':
      return paper.form(
        block.rows.map(({ name, value }) => ({ name, value: plainLine(value) })),
        block.areTimes ? 'value' : 'name',
      )
  }
}
