import { z } from 'zod'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { ListFile, ListSheet } from './list-file.server.ts'
import { maxCharacters, maxSheets } from './list-limits.ts'

/** How the sheets of a workbook that has several travel with a form, the one that was read first, and which other one is asked for. */
export const sheetFields = {
  sheetNames: z.array(z.string()).max(maxSheets),
  sheetTexts: z.array(z.string()).max(maxSheets),
  readSheet: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxSheets - 1)
    .optional()
    .catch(undefined),
}
type SheetsSent = z.output<z.ZodObject<typeof sheetFields>>

/** Sheets that can be read instead, with the words of their buttons. */
export type SheetOffer = { label: string; sheets: (ListSheet & { words: string })[] }

/** The sheets that came with a form. */
export const sentSheets = ({ sheetNames, sheetTexts }: SheetsSent): ListSheet[] =>
  sheetTexts.map((text, at) => ({ name: sheetNames[at] ?? '', text }))

/** The sheet that is asked for, before the others; null if none is. Only sheets that can be read are offered. */
export function sheetAskedFor(sent: SheetsSent): ListFile | null {
  const sheets = sentSheets(sent)
  const asked = sent.readSheet === undefined ? undefined : sheets[sent.readSheet]
  return asked ? { sheets: [asked, ...sheets.filter((one) => one !== asked)], isGuess: false } : null
}

/** The sheets whose text fits into a form beside what was read of the first; none where nothing is to be chosen. */
export function sheetsThatFit([first, ...others]: readonly ListSheet[]): ListSheet[] {
  const offered = first ? [first] : []
  let room = maxCharacters - (first?.text.length ?? 0)
  for (const sheet of others) {
    room -= sheet.text.length
    if (room >= 0) offered.push(sheet)
  }
  return offered.length > 1 ? offered : []
}

/** The same as a page offers them. */
export function offerOf(sheets: readonly ListSheet[], language: Language): SheetOffer {
  const t = textFor(language, 'platform/spreadsheet')
  return {
    label: t('offer.label'),
    sheets: sheets.map((sheet) => ({ ...sheet, words: t('offer.read', { sheet: sheet.name }) })),
  }
}
