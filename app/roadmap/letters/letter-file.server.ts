import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { docxOf, docxType } from './docx.server.ts'
import type { Letter } from './letter.ts'
import { pdfOf } from './pdf.server.ts'

/** The answer to a request for a hand-out as a file: a PDF where the address asks for it, else one for a word processor. */
export async function letterFileAnswer(request: Request, letter: Letter, language: Language): Promise<Response> {
  const { fileName: name } = letter
  if (new URL(request.url).searchParams.get('as') === 'pdf') {
    return madeFileAnswer(await pdfOf(letter, language), { name, extension: 'pdf', type: 'application/pdf' })
  }
  return madeFileAnswer(await docxOf(letter, language), { name, extension: 'docx', type: docxType })
}
