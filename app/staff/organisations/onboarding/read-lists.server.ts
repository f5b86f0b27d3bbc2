import { calledBy, readByColumns, type ListColumns } from '#app/platform/spreadsheet/heads.ts'
import { languageIn } from '#app/staff/users/checked-list.server.ts'
import { userEmail, userName } from '#app/staff/users/read-user-form.server.ts'
import { nameLine, townLine } from '../read-details.server.ts'
import type { Problem, TypedLocation, TypedPerson } from './customer.ts'

/** Lines that are read: far more than can be added at once. */
export const maxLines = 1000

const locationColumns: ListColumns = { names: [[...calledBy.location, ...calledBy.name], calledBy.town], required: 0 }
const personColumns: ListColumns = { names: [calledBy.name, calledBy.email, calledBy.language], required: 1 }

/** What a list says, and what is wrong with it. */
export type ReadList<Line> = { found: Line[]; problems: Problem[] }

/** A location of a line, where nothing is wrong with it. */
export function readLocation(line: number, cells: { name: string; town: string }): ReadList<TypedLocation> {
  const [name, town] = [nameLine.safeParse(cells.name), townLine.safeParse(cells.town)]
  const problems: Problem[] = [
    ...(name.success ? [] : [{ line, what: 'location' as const }]),
    ...(town.success ? [] : [{ line, what: 'town' as const }]),
  ]
  return { found: name.success && town.success ? [{ line, name: name.data, town: town.data }] : [], problems }
}

/**
 * Somebody of a line, where nothing is wrong with it.
 * @param firstLines on which line each address stands for the first time; grows
 */
export function readPerson(
  line: number,
  cells: { name: string; email: string; language: string },
  firstLines: Map<string, number>,
): ReadList<TypedPerson> {
  const [name, email] = [userName.safeParse(cells.name), userEmail.safeParse(cells.email)]
  const language = languageIn(cells.language)
  const small = cells.email.toLowerCase()
  const earlier = firstLines.get(small)
  if (earlier === undefined) firstLines.set(small, line)
  const problems: Problem[] = [
    ...(name.success ? [] : [{ line, what: 'name' as const }]),
    ...(email.success ? [] : [{ line, what: 'email' as const }]),
    ...(language ? [] : [{ line, what: 'language' as const }]),
    ...(email.success && earlier !== undefined ? [{ line, what: 'twice' as const, values: { other: earlier } }] : []),
  ]
  const isGood = problems.length === 0 && name.success && email.success && language
  return { found: isGood ? [{ line, name: name.data, email: email.data, language }] : [], problems }
}

/** Locations, one on each line, with the town behind a comma, semicolon or tab. */
export function readLocations(text: string): ReadList<TypedLocation> {
  const firstLines = new Map<string, number>()
  return joined(
    readByColumns(text, locationColumns, maxLines).lines.map(({ line, cells: [name = '', town = '', ...others] }) => {
      const read = readLocation(line, { name, town })
      const earlier = firstLines.get(name.toLowerCase())
      if (earlier === undefined) firstLines.set(name.toLowerCase(), line)
      const isTwice = earlier !== undefined && read.found.length > 0
      return joined([
        read,
        problemsOf([
          ...columnsOf(line, others),
          ...(isTwice ? [{ line, what: 'sameLocation' as const, values: { other: earlier } }] : []),
        ]),
      ])
    }),
  )
}

/** People, one on each line: name, e-mail address and language. */
export function readPeople(text: string): ReadList<TypedPerson> {
  const firstLines = new Map<string, number>()
  return joined(
    readByColumns(text, personColumns, maxLines).lines.map(
      ({ line, cells: [name = '', email = '', language = '', ...others] }) =>
        joined([readPerson(line, { name, email, language }, firstLines), problemsOf(columnsOf(line, others))]),
    ),
  )
}

/** Cells behind the last column. */
export const columnsOf = (line: number, others: readonly string[]): Problem[] =>
  others.some((cell) => cell !== '') ? [{ line, what: 'columns' }] : []

const problemsOf = (problems: Problem[]): ReadList<never> => ({ found: [], problems })

const joined = <Line>(lists: readonly ReadList<Line>[]): ReadList<Line> => ({
  found: lists.flatMap(({ found }) => found),
  problems: lists.flatMap(({ problems }) => problems),
})
