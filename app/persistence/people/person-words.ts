import { sql, type SQL } from 'drizzle-orm'
import type { Trace } from './person-traces.ts'

/** Under which addresses and names somebody is known, and within which organisations a name alone is theirs. */
type Known = { emails: readonly string[]; names: readonly string[]; nameWithin: readonly string[] | null }

/** What stands before or after a name where it is only a part of another one. */
const letter = '[[:alnum:]]'
/** Nothing of that before it; JSON writes the end of a line as a letter. */
const begins = (within: string) => `(?:(?<!${within})|(?<=\\\\[nrt]))`

/** As it stands in words, also where those are JSON, which writes quotes and line ends otherwise. */
const inWords = (words: string): string =>
  words
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('"', '\\\\*"')
    .replaceAll(' ', '(?:\\s|\\\\[nrt])+')

/**
 * A pattern of PostgreSQL for what names a person in words: their e-mail addresses, and their names of more than one
 * word, because a single one may be anybody's. A longer address or a double name is somebody else.
 */
function patternOf({ emails, names }: { emails: readonly string[]; names: readonly string[] }): string {
  const address = emails.map((email) => `${begins(`${letter}|[._%+-]`)}${inWords(email)}(?!${letter}|-|\\.${letter})`)
  const name = names
    .filter((one) => one.includes(' '))
    .map((one) => `${begins(`${letter}|-`)}${inWords(one)}(?!${letter}|-)`)
  const known = [...address, ...name]
  // Where nothing is known, nothing names them.
  return known.length > 0 ? known.join('|') : '(?!.*).'
}

/** Whether a name in a row is this person's, and not that of a namesake elsewhere. */
export function isNear({ organisation }: Trace, { nameWithin }: Known): SQL {
  if (nameWithin === null || !organisation) return sql`${nameWithin === null}`
  return sql`t.${sql.raw(organisation)}::text in (select jsonb_array_elements_text(${JSON.stringify(nameWithin)}::jsonb))`
}

/** The pattern of what names the person in the words of a column; where their address stands, the name beside it is theirs. */
export function namedIn(name: string, trace: Trace, person: Known): SQL {
  const byAddress = sql`${patternOf({ ...person, names: [] })}::text`
  const isTheirs = sql`${isNear(trace, person)} or t.${sql.raw(name)}::text ~* ${byAddress}`
  return sql`case when ${isTheirs} then ${patternOf(person)}::text else ${byAddress} end`
}

/** A column with the person replaced wherever they are named in it. */
export function withoutPerson(name: string, trace: Trace, person: Known, gone: string): SQL {
  const [column, type] = [sql.raw(name), sql.raw(trace.areJson ? 'jsonb' : 'text')]
  return sql`${column} = regexp_replace(${column}::text, ${namedIn(name, trace, person)}, ${gone}, 'gi')::${type}`
}
