import { and, asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Actor } from './actor.ts'
import { hasNoOwner, looksAfter } from './staff/owner-sql.ts'

/** Whose rows are asked for: of organisations that the asker looks after or stands in for, that nobody owns, or all. */
export type OwnerAsked = 'all' | 'me' | 'none'

/** What every list of provider staff can be narrowed down to. */
export type ListNarrowing = {
  /** Only rows in which this stands, whatever its capitals and accents; '' for all. */
  search?: string
  owner?: OwnerAsked
}

type Rows = {
  /** What is searched. */
  texts: readonly SQLWrapper[]
  /** SQL that names the column with the id of the organisation; a row without one is in no owner's list. */
  organisation: string
}

/** The rows of a list that are asked for, as a condition; undefined for all. */
export const narrowedTo = (
  actor: Actor,
  { search = '', owner = 'all' }: ListNarrowing,
  { texts, organisation }: Rows,
): SQL | undefined => and(isFoundIn(texts, search), isOwnedBy(actor, owner, organisation))

/** Whether it stands in one of these texts, sign by sign: `%` is no pattern. */
export const isFoundIn = (texts: readonly SQLWrapper[], search: string): SQL | undefined =>
  search === ''
    ? undefined
    : // Between two texts stands a sign that nobody can look for.
      sql`strpos(${bare(sql`concat_ws(chr(10), ${sql.join([...texts], sql`, `)})`)}, ${bare(sql`${search}::text`)}) > 0`

/** Without accents before capitals: not every database knows the small letter of one with an accent. */
const bare = (text: SQL) => sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`

function isOwnedBy(actor: Actor, owner: OwnerAsked, organisation: string): SQL | undefined {
  if (owner === 'all') return undefined
  return owner === 'me' ? looksAfter(actor, organisation) : hasNoOwner(organisation)
}

/** A list in the order of these keys, the last of which are no two rows' own: so no row stands on two pages. */
export const inOrder = (isDescending: boolean, ...keys: SQLWrapper[]): SQL[] =>
  keys.map((key) => (isDescending ? desc(key) : asc(key)))
