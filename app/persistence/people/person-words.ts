import { sql, type SQL } from 'drizzle-orm'
import type { Trace } from './person-trace.ts'
import type { FoundPerson } from './persons.server.ts'

/** Under which addresses and names somebody is known. */
type Known = Pick<FoundPerson, 'emails' | 'names' | 'accounts'>

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

/** The same for their e-mail addresses alone. */
export const addressPattern = ({ emails }: { emails: readonly string[] }): string => patternOf({ emails, names: [] })

/** Whether a name in a row is this person's: their address occurs in its organisation. In the portal only staff are named. */
export function isNameTheirs({ organisation, kind }: Trace, { accounts }: Pick<FoundPerson, 'accounts'>): SQL {
  if (kind === 'account') return sql`false`
  const isStaff = accounts.some(({ organisation_id: id }) => id === null)
  return organisation && !isStaff ? sql`t.${sql.raw(organisation)} is not null` : sql`${isStaff}`
}

/** The pattern of what names the person in the words of a column; where their address stands, the name beside it is theirs. */
export function namedIn(name: string, trace: Trace, person: Known): SQL {
  const byAddress = sql`${addressPattern(person)}::text`
  const isTheirs = sql`${isNameTheirs(trace, person)} or t.${sql.raw(name)}::text ~* ${byAddress}`
  return sql`case when ${isTheirs} then ${patternOf(person)}::text else ${byAddress} end`
}

/** A column with the person replaced wherever they are named in it. */
export function withoutPerson(name: string, trace: Trace, person: Known, gone: string): SQL {
  const [column, type] = [sql.raw(name), sql.raw(trace.areJson ? 'jsonb' : 'text')]
  return sql`${column} = regexp_replace(${column}::text, ${namedIn(name, trace, person)}, ${gone}, 'gi')::${type}`
}
