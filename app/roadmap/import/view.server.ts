import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { listRemarks } from '#app/platform/spreadsheet/list-words.server.ts'
import { offerOf, sentSheets } from '#app/platform/spreadsheet/other-sheets.server.ts'
import type { CheckAnswer, RowButton, ShownCell, ShownRow } from './answer.ts'
import { wrongColumns, type CheckedRow, type CheckedSheet } from './check.ts'
import { cellColumns, type Column } from './columns.ts'
import { fieldName } from './field-names.ts'
import { sentOf, type ImportForm } from './form.server.ts'
import { rowWords } from './row-words.server.ts'
import type { Known } from './known.server.ts'
import { fillPlace, type PlacePlan } from './plan.ts'

type Checked = {
  checked: CheckedSheet
  plans: readonly PlacePlan[]
  known: Known
  seen: string
  isReady: boolean
  sent: ImportForm
  isChanged: boolean
  language: Language
}

/** The page with checked rows, in the reader's language. */
export function checkView({ checked, plans, known, seen, isReady, sent, isChanged, language }: Checked): CheckAnswer {
  const { rows } = checked
  const words = rowWords(checked, plans, known, language)
  const countOf = (part: CheckedRow['part']) => rows.filter((row) => row.part === part).length
  const counts = {
    all: rows.length,
    mend: countOf('mend'),
    look: countOf('look'),
    good: countOf('good'),
    left: countOf('left'),
  }
  const shown = sent.show ?? sent.shown
  return {
    step: 'check',
    fileName: sent.fileName.slice(0, 100),
    sheetName: sent.sheetName.slice(0, 100),
    offer: offerOf(sentSheets(sent), language),
    separator: sent.separator ?? null,
    isGuess: sent.isGuess === 'yes',
    remarks: listRemarks({ ...sent, isGuess: sent.isGuess === 'yes' }, language),
    ...{ unknownHeads: sent.unknownHeads, formId: sent.formId, seen, blanks: known.blanks },
    show: shown !== 'all' && counts[shown] === 0 ? 'all' : shown,
    sent: rows.map(sentOf),
    rows: rows.map((row) => shownRow(row, words, language)),
    counts,
    proposals: rows.filter(({ part, question }) => part === 'look' && question?.kind === 'cells').length,
    errors: rows.flatMap((row) => wrongColumns(row).map((column) => errorOf(row, column, language))),
    ...{ isReady, isChanged, totals: totalsOf(plans, known) },
  }
}

function totalsOf(plans: readonly PlacePlan[], known: Known): CheckAnswer['totals'] {
  const fills = plans.map((plan) => {
    const before = known.fieldsOf(plan.id)
    const { fields } = fillPlace(before, plan)
    const added =
      Array.isArray(fields.wards) && Array.isArray(before.wards) ? fields.wards.length - before.wards.length : 0
    return { isFilled: !plan.isNew && fields !== before, added }
  })
  return {
    locations: plans.filter(({ isNew }) => isNew).length,
    filled: fills.filter(({ isFilled }) => isFilled).length,
    wards: fills.reduce((sum, { added }) => sum + added, 0),
  }
}

function errorOf({ line }: CheckedRow, column: Column, language: Language) {
  const t = textFor(language, 'roadmap/import')
  return { fieldId: fieldName(line, column), message: t('onLine', { line, field: t(`columns.${column}`) }) }
}

type RowWords = ReturnType<typeof rowWords>

function shownRow(row: CheckedRow, words: RowWords, language: Language): ShownRow {
  const { line, part } = row
  const asked = words.questions(row)
  const cell = (columns: readonly Column[]) => cellOf(row, columns, { asked, language })
  return {
    line,
    part,
    note: words.note(row),
    location: cell(cellColumns.location),
    address: cell(cellColumns.address),
    ward: cell(cellColumns.ward),
    contact: cell(cellColumns.contact),
    buttons: buttonsOf(row, language),
  }
}

type Asked = { asked: ReadonlyMap<Column, string>; language: Language }

function cellOf(row: CheckedRow, columns: readonly Column[], { asked, language }: Asked): ShownCell {
  const t = textFor(language, 'roadmap/import')
  const own = anyTextFor(language, 'roadmap/import')
  const ofTask = anyTextFor(language, 'roadmap/flow')
  const fields = columns.flatMap((column) => {
    const problem = row.problems[column]
    if (!problem && !asked.has(column)) return []
    const said = problem
      ? problem.of === 'task'
        ? ofTask(problem.key, problem.values)
        : own(`problems.${problem.key}`, problem.values)
      : (asked.get(column) ?? '')
    const label = t(`columns.${column}`)
    return [
      {
        name: fieldName(row.line, column),
        label,
        value: row.cells[column],
        isWrong: problem !== undefined,
        said,
        column,
      },
    ]
  })
  const isText = (column: Column) => !fields.some((field) => field.column === column)
  return { texts: textsOf(row, columns.filter(isText), language), fields }
}

/** What belongs together stands on one line: a street, a postcode with its town, somebody's name. */
function textsOf({ cells }: CheckedRow, columns: readonly Column[], language: Language): string[] {
  const t = textFor(language, 'roadmap/import')
  const has = (column: Column) => (columns.includes(column) ? cells[column] : '')
  const joined = (by: string, ...some: string[]) => some.filter(Boolean).join(by)
  const beds = has('beds')
  const bedsWords = beds === '' ? '' : /^\d{1,5}$/.test(beds) ? t('beds', { count: Number(beds) }) : beds
  return [
    has('name'),
    has('phone'),
    joined(', ', has('address'), joined(' ', has('zipcode'), has('city'))),
    joined(', ', has('ward'), has('wardType')),
    bedsWords,
    joined(', ', joined(' ', has('contactFirstName'), has('contactLastName')), has('contactRole')),
    has('contactEmail'),
    has('contactPhone'),
  ].filter(Boolean)
}

/** What can be chosen for a row. */
function buttonsOf({ part, question, choice, goesOnWith }: CheckedRow, language: Language): RowButton[] {
  const t = textFor(language, 'roadmap/import')
  const leave = { choice: 'leave', label: t('buttons.leave'), isRemoval: true }
  const button = (chosen: string, label: string) => ({ choice: chosen, label, isRemoval: false })
  if (part === 'left') return goesOnWith === null ? [button('', t('buttons.back'))] : []
  if (part === 'look' && question) {
    const asNew = button('new', t('buttons.new'))
    if (question.kind === 'cells') {
      const [first, ...others] = question.doubts
      const take = first && others.length === 0 ? t('buttons.take', { value: first.proposal }) : t('buttons.takeMore')
      return [button('take', take), button('keep', t('buttons.asItIs')), leave]
    }
    if (question.kind === 'known') return [button(`with:${question.id}`, t('buttons.merge')), asNew, leave]
    if (question.kind === 'row') return [button(`row:${question.line}`, t('buttons.merge')), asNew, leave]
    return [button(question.kind === 'ward' ? 'again' : 'new', t('buttons.keep')), leave]
  }
  return choice === '' ? [leave] : [button('', t('buttons.undo')), leave]
}
