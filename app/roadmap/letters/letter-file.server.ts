import type { Tenant } from '#app/persistence/actor.ts'
import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { docxOf, docxType } from './docx.server.ts'
import type { Letter } from './letter.ts'
import { printedLogo } from './logo.server.ts'

/** The answer to a request for a hand-out as a file: a PDF where the address asks for it, else one for a word processor. */
export async function letterFileAnswer(
  request: Request,
  letter: Letter,
  language: Language,
  tenant: Tenant,
): Promise<Response> {
  const { fileName: name } = letter
  const logo = await printedLogo(letter, tenant)
  if (new URL(request.url).searchParams.get('as') === 'pdf') {
    const { pdfOf } = await import('./pdf.server.ts')
    return madeFileAnswer(await pdfOf(letter, language, logo), { name, extension: 'pdf', type: 'application/pdf' })
  }
  return madeFileAnswer(await docxOf(letter, language, logo), { name, extension: 'docx', type: docxType })
}
