import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { calledBy, readByColumns, type ListByColumns, type ListColumns } from '#app/platform/spreadsheet/heads.ts'
import { withoutTotals, type ListDoubts } from '#app/platform/spreadsheet/doubts.ts'
import type { PastedLine } from '#app/platform/spreadsheet/pasted-lines.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { listOrganisations } from '#app/persistence/organisations/organisations.server.ts'
import { takenAddresses, type UserDetails } from '#app/persistence/people/staff-users.server.ts'
import { maxPeople } from './list-limits.ts'
import { userEmail, userName } from './read-user-form.server.ts'

type Problem = 'columns' | 'name' | 'email' | 'taken' | 'organisation' | 'ambiguous' | 'language'

/** A line of a list with what is wrong with it; nothing where it can go out. */
export type CheckedLine = PastedLine & {
  problems: (Problem | { twice: number })[]
  /** Null where something is wrong. */
  person: (UserDetails & { email: string }) | null
}

/** The columns of a list of people, in their order. */
export const peopleColumns: ListColumns = {
  names: [calledBy.name, calledBy.email, calledBy.organisation, calledBy.language],
  required: 1,
}

/** A list with what is wrong with each of its lines. */
export type CheckedList = Omit<ListByColumns, 'lines'> & ListDoubts & { lines: CheckedLine[] }

const languageNames: Record<string, Language> = {
  ...{ '': 'nl', nederlands: 'nl', dutch: 'nl' },
  ...{ engels: 'en', english: 'en' },
}

/** The language that a cell of a list names; Dutch where it is empty, undefined where it is none of ours. */
export function languageIn(cell: string): Language | undefined {
  const asked = cell.toLowerCase()
  return isLanguage(asked) ? asked : languageNames[asked]
}

/** Looks at every line of a pasted list; takes two queries, however long it is, and none if it is longer than it may be. */
export async function checkList(actor: Actor, text: string): Promise<CheckedList> {
  const read = readByColumns(text, peopleColumns, maxPeople)
  const list = { ...read, ...withoutTotals(read.lines, [0, 2]) }
  if (list.count > maxPeople) return { ...list, lines: [] }
  const addresses = list.lines.map(({ cells }) => (cells[1] ?? '').toLowerCase())
  const [organisations, taken] = await Promise.all([listOrganisations(actor), takenAddresses(actor, addresses)])
  const idsByName = byName(organisations)
  const firstLine = new Map<string, number>()
  const lines = list.lines.map((line): CheckedLine => {
    const [nameCell = '', emailCell = '', organisationCell = '', languageCell = '', ...others] = line.cells
    const [name, email] = [userName.safeParse(nameCell), userEmail.safeParse(emailCell)]
    const found = idsByName.get(plain(organisationCell)) ?? []
    const language = languageIn(languageCell)
    const small = emailCell.toLowerCase()
    const earlier = firstLine.get(small)
    if (earlier === undefined) firstLine.set(small, line.line)
    const problems = [
      others.some((cell) => cell !== '') ? ('columns' as const) : null,
      name.success ? null : ('name' as const),
      email.success ? null : ('email' as const),
      email.success && earlier !== undefined ? { twice: earlier } : null,
      taken.has(small) ? ('taken' as const) : null,
      found.length === 0 ? ('organisation' as const) : found.length > 1 ? ('ambiguous' as const) : null,
      language === undefined ? ('language' as const) : null,
    ].filter((problem) => problem !== null)
    const organisationId = found[0]?.id
    const isGood = problems.length === 0 && name.success && email.success && organisationId && language
    return {
      ...line,
      problems,
      person: isGood ? { name: name.data, email: email.data, organisationId, language } : null,
    }
  })
  return { ...list, lines }
}

const plain = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase()

function byName<Named extends { name: string }>(organisations: readonly Named[]): Map<string, Named[]> {
  const found = new Map<string, Named[]>()
  for (const one of organisations) found.set(plain(one.name), [...(found.get(plain(one.name)) ?? []), one])
  return found
}
