import type { OfferedPerson } from '../../people/person-fields.ts'
import { inputId, rowPosition, wordsPath } from '../../rules/paths.ts'
import { rowName } from '../../rules/values.ts'
import { mostRowsWithAids, useItemText, useRows } from '../page-fields.tsx'
import { useStepPage } from '../step-page-context.ts'
import { PersonButtons } from './person-buttons.tsx'
import { PersonList } from './person-list.tsx'

/** What both looks of the picker are told. */
export type PickerProps = {
  at: string
  people: OfferedPerson[]
  /** What the group is called, which tells one picker of a page from another. */
  about: string
  id: string
}

/** Up to how many people each has a button; more are a list. */
const few = 8

type Props = {
  /** The group of fields that is filled in: `contact`, `members[0]`. */
  at: string
  /** How many groups with a picker stand above it on the page, where it is in no row: all pickers have one name. */
  nth?: number
}

/** Fills the fields of a group with somebody who is known: a few have a button each, many are a list to choose from. */
export function PersonPicker({ at, nth = 0 }: Props) {
  const item = useItemText()
  const { people = [] } = useStepPage()
  const isNamed = useRows(wordsPath(at)).map((one) => rowName(one) !== '')
  const row = rowPosition(at)
  if (people.length === 0 || (row !== null && (isNamed[row] || row >= mostRowsWithAids))) return null
  const about = row === null ? item(`legends.${at}`) : item(`rows.${wordsPath(at)}.legend`, { number: row + 1 })
  const around = { at, people, about, id: `${inputId(at)}-person` }
  if (people.length <= few) return <PersonButtons {...around} />
  return <PersonList {...around} nth={row === null ? nth : isNamed.slice(0, row).filter((named) => !named).length} />
}
