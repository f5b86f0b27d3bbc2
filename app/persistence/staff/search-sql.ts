import { sql, type SQL } from 'drizzle-orm'

/** A word that is looked for, folded. */
export type SoughtWord = {
  word: string
  /** What it has in common with the spellings of the right word, where it is misspelled. */
  mistakes: readonly string[]
  /** Words in what is of no organisation that it is like. */
  likeOthers: readonly string[]
}

const all = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` and `)})`
/** A value of a program, for a statement. */
export const asJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

// Folded words hold letters and digits, and so nothing that a pattern reads otherwise.
const hasPart = ({ word }: SoughtWord, column = 'words') => sql`e.${sql.raw(column)} like ${`%${word}%`}`

/** Where so much is found, what has a mistake in it is not looked for. */
const enough = 200

/** For each organisation the words that those looked for may be with a mistake in them, as patterns: `like_0` of the first. */
export const nearTo = (words: readonly SoughtWord[]) => sql`
  select organisation_id, ${sql.join(
    words.map((_, n) => sql`array_agg('% ' || word || ' %') filter (where n = ${n}) as ${column(n)}`),
    sql`, `,
  )}
  from (${sql.join(
    words.map(
      ({ word, mistakes }, n) => sql`
        select ${n}::int as n, organisation_id, word from search_words
        where spellings && array(select jsonb_array_elements_text(${asJson(mistakes)})) and word not like ${`%${word}%`}`,
    ),
    sql` union all `,
  )}) as each
  where (select count(*) from (select from right_ones limit ${enough}) as sure) < ${enough} group by organisation_id`

const column = (n: number) => sql.raw(`like_${n}`)

/**
 * So many entries are looked at that have the words; where there are more, as many of own customers, and as many that have them
 * whole.
 */
const most = 2000
/** Whether there was more of a part than is looked at. */
export const isFull = (part: string) => sql`(select count(*) from ${sql.raw(part)}) = ${most}::int`

const rankOf = (words: readonly SoughtWord[]) => sql`case when ${areWhole(words)} then 0 else 1 end as level,
  not ${all(words.map((one) => hasPart(one, 'named')))} as is_elsewhere`
const haveAll = (words: readonly SoughtWord[]) => all(words.map((one) => hasPart(one)))
const areWhole = (words: readonly SoughtWord[]) => all(words.map(({ word }) => sql`e.words like ${`% ${word} %`}`))

/**
 * What of organisations has all words, or parts of words. Where that is too much to put all of it in order, what comes first
 * in that order is looked for as well: what is of own customers, by their index, and what has the words whole.
 */
export function partsOf(words: readonly SoughtWord[]): SQL {
  const columns = sql`select e.organisation_id, e.digest, e.kind, e.named, w.is_own, ${rankOf(words)}`
  const ofAll = sql`${columns} from search_entries e join at_work w on w.id = e.organisation_id where`
  // Without its offset it would be taken for the same as above, and look through all entries.
  const ofOwn = sql`${columns} from at_work w cross join lateral (
    select * from search_entries s where s.organisation_id = w.id offset 0) as e where w.is_own and`
  return sql`
    parts as materialized (${ofAll} ${haveAll(words)} limit ${most}),
    own_parts as materialized (${ofOwn} ${haveAll(words)} and ${isFull('parts')} limit ${most}),
    whole as materialized (${ofAll} ${areWhole(words)} and ${isFull('parts')} limit ${most}),
    own_whole as materialized (${ofOwn} ${areWhole(words)} and ${isFull('own_parts')} limit ${most})`
}

/** What of no organisation has all words, or parts of words. */
export const ofNoOrganisation = (words: readonly SoughtWord[]) => sql`
  select null::uuid, e.subject, e.kind, e.named, false, ${rankOf(words)} from others e where ${haveAll(words)}`

/** What has all words, at least one of them with a mistake in it. */
export function mistakenOf(words: readonly SoughtWord[]): SQL {
  const hasAll = haveAll(words)
  const isLike = all(words.map((one, n) => sql`(${hasPart(one)} or e.words like any (near.${column(n)}))`))
  const isLikeOther = all(
    words.map(
      (one) => sql`(${hasPart(one)} or exists (
        select from jsonb_array_elements_text(${asJson(one.likeOthers)}) as word where strpos(e.words, ' ' || word || ' ') > 0))`,
    ),
  )
  return sql`
    select e.organisation_id, e.digest, e.kind, e.named, w.is_own, 2, false
      from near join at_work w on w.id = near.organisation_id join search_entries e on e.organisation_id = w.id
      where not ${hasAll} and ${isLike}
    union all select null::uuid, e.subject, e.kind, e.named, false, 2, false from others e where not ${hasAll} and ${isLikeOther}`
}
