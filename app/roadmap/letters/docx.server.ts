import type { Language } from '#app/platform/i18n/languages.ts'
import { drawBlock, textWidth } from './docx/blocks.ts'
import { headOf } from './docx/letterhead.ts'
import { posterParts, posterWidth } from './docx/poster.ts'
import { xmlText, type Docx } from './docx/runs.ts'
import type { Letter } from './letter.ts'
import type { PrintedLogo } from './logo.server.ts'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const locales = { nl: 'nl-NL', en: 'en-GB' }
/** Half points: 11 points. */
const textSize = 22
const headings = { run: { bold: true, color: '0A4644' }, paragraph: { keepNext: true } }

/**
 * Makes a file for word processors: A4, headings as headings, so that it can be changed and is read aloud well.
 * The library is large and few requests need it, so it is loaded when first asked for.
 */
export async function docxOf(
  letter: Letter,
  language: Language,
  logo: PrintedLogo | null = null,
): Promise<ArrayBuffer> {
  const docx = await import('docx')
  const side = (11906 - (letter.sheet?.kind === 'poster' ? posterWidth : textWidth)) / 2
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
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 794, bottom: 794, left: side, right: side, footer: 454 },
          },
          // Only the first page is folded with its marks in sight.
          titlePage: letter.sheet?.kind === 'post',
        },
        ...contentOf(docx, letter, logo),
      },
    ],
  })
  return docx.Packer.toArrayBuffer(document)
}

/** What stands on the sheet, by what it is on paper. */
function contentOf(docx: Docx, letter: Letter, logo: PrintedLogo | null) {
  const title = new docx.TextRun(xmlText(letter.title))
  const heading = new docx.Paragraph({ heading: docx.HeadingLevel.TITLE, children: [title] })
  const { sheet, blocks } = letter
  if (sheet?.kind === 'poster') return { children: [heading, ...posterParts(docx, letter)] }
  const drawn = blocks.flatMap((block) => drawBlock(docx, block))
  if (!sheet) return { children: [heading, ...drawn] }
  const { parts, ...edges } = headOf(docx, sheet.head, { title: letter.title, logo })
  return { ...edges, children: [...parts, ...drawn] }
}
