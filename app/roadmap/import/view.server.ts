import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { CheckAnswer, RowButton, ShownCell, ShownRow } from './answer.ts'
import { wrongColumns, type CheckedRow, type CheckedSheet } from './check.ts'
import { cellColumns, type Column } from './columns.ts'
import { fieldName } from './field-names.ts'
import { sentOf, type SentSheet } from './form.server.ts'
import { rowWords } from './row-words.server.ts'
import type { Known } from './known.server.ts'
import { fillPlace, type PlacePlan } from './plan.ts'

type Checked = {
  checked: CheckedSheet
  plans: readonly PlacePlan[]
  known: Known
  seen: string
  isReady: boolean
  sent: SentSheet
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
  const asked = sent.show ?? sent.shown
  return {
    step: 'check',
    fileName: sent.fileName.slice(0, 100),
    isGuess: sent.isGuess === 'yes',
    ...{ unknownHeads: sent.unknownHeads, formId: sent.formId, seen, blanks: known.blanks },
    show: asked !== 'all' && counts[asked] === 0 ? 'all' : asked,
    sent: rows.map(sentOf),
    rows: rows.map((row) => shownRow(row, words, language)),
    counts,
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
  const question = words.question(row)
  // A name that may be that of another is shown as a field, so that it can be typed otherwise.
  const asked: Column | null = question === '' ? null : row.question?.kind === 'ward' ? 'ward' : 'name'
  const cell = (columns: readonly Column[]) => cellOf(row, columns, { asked, question, language })
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

type Asked = { asked: Column | null; question: string; language: Language }

function cellOf(row: CheckedRow, columns: readonly Column[], { asked, question, language }: Asked): ShownCell {
  const t = textFor(language, 'roadmap/import')
  const own = anyTextFor(language, 'roadmap/import')
  const ofTask = anyTextFor(language, 'roadmap/flow')
  const fields = columns.flatMap((column) => {
    const problem = row.problems[column]
    if (!problem && column !== asked) return []
    const said = problem
      ? problem.of === 'task'
        ? ofTask(problem.key, problem.values)
        : own(`problems.${problem.key}`, problem.values)
      : question
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
    if (question.kind === 'known') return [button(`with:${question.id}`, t('buttons.merge')), asNew, leave]
    if (question.kind === 'row') return [button(`row:${question.line}`, t('buttons.merge')), asNew, leave]
    return [button(question.kind === 'ward' ? 'again' : 'new', t('buttons.keep')), leave]
  }
  return choice === '' ? [leave] : [button('', t('buttons.undo')), leave]
}
