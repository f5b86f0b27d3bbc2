import type { IRunOptions, TextRun } from 'docx'
import type { Line } from '../letter.ts'

/** The library: large, so it is loaded when a file is first asked for, and given along. */
export type Docx = typeof import('docx')

/** How letters look that are no usual text. */
type Look = Pick<IRunOptions, 'bold' | 'color' | 'size'>

/** A line of the reader's own text may hold line ends. */
export const runs = (docx: Docx, pieces: Line, look: Look = {}): TextRun[] =>
  pieces.flatMap(({ text, isGap }) =>
    xmlText(text)
      .split('\n')
      .map(
        (part, n) =>
          new docx.TextRun({ ...look, text: part, break: n > 0 ? 1 : 0, ...(isGap && { highlight: 'yellow' }) }),
      ),
  )

/** Without the characters that XML does not allow: one of them and no program opens the file. */
export const xmlText = (text: string): string => text.toWellFormed().replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, '')
