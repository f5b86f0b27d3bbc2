import { FilterChips } from '#app/ui/filter-chips.tsx'
import type { WhoseChips } from './whose-chips.server.ts'

type Props = {
  /** Null where the reader does no tasks. */
  whose: WhoseChips | null
  /** True where none of the tasks is one of those that are asked for. */
  isEmpty: boolean
}

/** Whose tasks a route card shows. */
export function WhoseTasks({ whose, isEmpty }: Props) {
  if (!whose) return null
  // A card stays short on a phone.
  const where = whose.isAnyGiven || whose.none !== null ? '' : 'hidden sm:block'
  return (
    <>
      <FilterChips label={whose.label} chips={whose.chips} className={`mt-2 print:hidden ${where}`} />
      {isEmpty && whose.none !== null && <p className="mt-2">{whose.none}</p>}
    </>
  )
}
