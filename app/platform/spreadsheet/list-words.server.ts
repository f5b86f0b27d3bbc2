import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { ListDoubts } from './doubts.ts'
import type { ListProblem } from './list-file.server.ts'
import { maxCharacters, maxKilobytes } from './list-limits.ts'
import type { Separator } from './pasted-lines.ts'

/** Why a file or pasted lines cannot be read. */
export function refusedList(problem: ListProblem, language: Language): string {
  const t = textFor(language, 'platform/spreadsheet')
  const characters = maxCharacters.toLocaleString(language)
  return t(`refused.${problem}`, { kilobytes: maxKilobytes, characters })
}

/** The first few show what is the matter with a column. */
const mostDates = 5

/** What is to be known of a list as a whole. */
export type ListFacts = Partial<ListDoubts> & {
  isGuess: boolean
  unknownHeads: readonly string[]
  /** The sheet of a workbook that was read, and those that were not; none if it has only one. */
  sheet?: string
  otherSheets?: readonly string[]
  /** What stands between the columns of text; none for a workbook. */
  separator?: Separator
}

/** The same in sentences. */
export function listRemarks(facts: ListFacts, language: Language): string[] {
  const t = textFor(language, 'platform/spreadsheet')
  const { isGuess, unknownHeads, sheet, otherSheets = [], separator, totals = [], dates = [] } = facts
  const quoted = (names: readonly string[]) => ({
    count: names.length,
    list: names.map((one) => `“${one}”`).join(', '),
  })
  return [
    ...(sheet && otherSheets.length > 0 ? [`${t('sheet', { sheet })} ${t('otherSheets', quoted(otherSheets))}`] : []),
    ...(separator ? [t(`separated.${separator}`)] : []),
    ...(unknownHeads.length > 0 ? [t('unknownHeads', quoted(unknownHeads))] : []),
    ...(totals.length > 0 ? [t('totals', { count: totals.length, list: totals.join(', ') })] : []),
    ...dates.slice(0, mostDates).map((date) => t('date', date)),
    ...(isGuess ? [t('guess')] : []),
  ]
}
