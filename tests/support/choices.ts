import type { Answer } from './ask.ts'
import { unescapeHtml } from './step-form.ts'

/** The error summary of a page, line by line. */
export const complaints = ({ text }: Answer) =>
  [...text.matchAll(/<a href="#[^"]+" class="font-semibold text-red">([^<]*)<\/a>/g)].map(([, line = '']) =>
    unescapeHtml(line),
  )

/** The answers between which a page lets its reader choose, in their words. */
export const answersToChoose = ({ text }: Answer) =>
  [...text.matchAll(/<span class="whitespace-pre-line font-semibold text-ink">([^<]*)<\/span>/g)].map(
    ([, words = '']) => unescapeHtml(words),
  )
