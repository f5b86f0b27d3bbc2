import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { CheckedRow, CheckedSheet } from './check.ts'
import { placeColumns, type Column } from './columns.ts'
import { isTotal } from './doubts.ts'
import type { Known } from './known.server.ts'
import { fillPlace, valueIn, type PlacePlan } from './plan.ts'

/** What is asked of a row, and what is going to happen with it, in the reader's language. */
export function rowWords(
  { rows, groups }: CheckedSheet,
  plans: readonly PlacePlan[],
  known: Known,
  language: Language,
) {
  const t = textFor(language, 'roadmap/import')
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const nameOn = new Map(rows.map(({ line, cells }) => [line, cells.name]))
  const planOf = new Map(groups.map(({ head }, at) => [head.line, plans[at]]))
  return { questions, note }

  /** What is asked about cells, by their column: a name that may be that of another can be typed otherwise. */
  function questions({ question: asked }: CheckedRow): Map<Column, string> {
    if (!asked) return new Map()
    if (asked.kind === 'cells')
      return new Map(asked.doubts.map(({ column, why, proposal }) => [column, t(`doubts.${why}`, { proposal })]))
    const column = asked.kind === 'ward' ? 'ward' : 'name'
    return new Map([
      [column, asked.kind === 'example' ? t('questions.example') : t(`questions.${asked.kind}`, { ...asked })],
    ])
  }

  /** '' where there is nothing to say. */
  function note({ line, part, goesOnWith, choice, cells }: CheckedRow): string {
    if (goesOnWith !== null) {
      const values = { line: goesOnWith, name: nameOn.get(goesOnWith) ?? '' }
      return t(part === 'left' ? 'notes.leftWith' : 'notes.goesOn', values)
    }
    if (part === 'left') return t(isTotal(cells) ? 'notes.total' : 'notes.left')
    const plan = planOf.get(line)
    if (!plan) return ''
    if (plan.isNew) return choice === 'new' ? t('notes.new') : ''
    const name = known.locations.find(({ id }) => id === plan.id)?.name ?? ''
    return [t('notes.merged', { name }), ...staying(plan)].join(' ')
  }

  /** What of a location that is there stays as it is, though the sheet says something else. */
  function staying(plan: PlacePlan): string[] {
    const there = known.fieldsOf(plan.id)
    const { stays, wardsStay } = fillPlace(there, plan)
    const wards = wardsStay.map((name) => (name === '' ? t('notes.beds') : t('notes.ward', { name })))
    const about = [...new Set(stays.map(aboutOf))]
    const said = about.map((one) => {
      const values = placeColumns.filter((column) => aboutOf(column) === one).map((column) => valueIn(there, column))
      return t(`notes.${one}`, { value: values.filter(Boolean).join(' ') })
    })
    const all = [...said, ...wards]
    return all.length > 0 ? [t('notes.stays', { list: list.format(all) })] : []
  }
}

/** What a column says something of. */
const aboutOf = (column: Column) =>
  column === 'phone' ? 'phone' : column.startsWith('contact') ? 'contact' : 'address'
