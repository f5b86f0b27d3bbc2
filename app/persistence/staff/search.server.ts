import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { looksAfter } from './owners.server.ts'
import { searchKinds, type SearchEntry, type SearchKind } from './search-kept.server.ts'

/** A word that is looked for, folded. */
export type SoughtWord = {
  word: string
  /** What it has in common with the spellings of the right word, where it is misspelled. */
  mistakes: readonly string[]
  /** Words in what is of no organisation that it is like. */
  likeOthers: readonly string[]
}

export type SearchQuestion = {
  words: readonly SoughtWord[]
  /** Null for all. */
  kind: SearchKind | null
  /** Only of organisations that whoever asks looks after. */
  isOwn: boolean
  /** Of each kind: how many, and from which page on (from 1). */
  size: number
  page: number
}

const hit = z.object({
  kind: z.enum(searchKinds),
  /** Null for what is of no organisation. */
  organisationId: z.string().nullable(),
  organisationName: z.string().nullable(),
  owner: z.string().nullable(),
  locationIndex: z.number().nullable(),
  subject: z.string(),
  title: z.string(),
  facts: z.record(z.string(), z.string()),
  isOwn: z.boolean(),
  /** 0 where whole words match, 1 for parts of words, 2 with a mistake. */
  level: z.number(),
  isElsewhere: z.boolean(),
  /** The words it is found by. */
  words: z.string(),
  locations: z.number(),
  /** Calendar date. */
  connectionDay: z.number().nullable(),
})
const answer = z.object({
  counts: z.array(z.object({ kind: z.enum(searchKinds), isOwn: z.boolean(), count: z.number() })),
  hits: z.array(hit),
})

/** Something that was found. */
export type SearchHit = z.output<typeof hit>

/** What is of no organisation, and so few that it is not kept: accounts of staff, documents of the library. Two queries. */
export async function readSearchedStaff(actor: Actor) {
  requireStaff(actor)
  const named = z.array(z.object({ id: z.string(), name: z.string(), more: z.string() }))
  const [users, library] = await Promise.all([
    database().execute(sql`
      select id, name, email as more from users where organisation_id is null and email not like '%@invalid'`),
    database().execute(sql`select id, title as name, name as more from library_documents where archived_at is null`),
  ])
  return { users: named.parse(users), library: named.parse(library) }
}

const all = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` and `)})`
const asJson = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/**
 * Finds what has all of the words: the customers of whoever asks first, whole words before parts of words before mistakes, in
 * the name before elsewhere. One query: a look at all words, and one into the index of spellings for mistakes.
 * @param others entries that are of no organisation
 */
export async function searchEverything(actor: Actor, asked: SearchQuestion, others: readonly SearchEntry[]) {
  requireStaff(actor)
  const { words, kind, isOwn, size, page } = asked
  const [row] = await database().execute(sql`
    with others as materialized (
      select * from jsonb_to_recordset(${asJson(others)})
        as v(kind text, subject text, title text, facts jsonb, named text, words text)
    ), right_ones as materialized (${matchesOf(words)}),
    near as materialized (${nearTo(words)}),
    matches as materialized (select * from right_ones union all ${mistakenOf(words)}),
    looked_after as materialized (
      select o.id, o.name, ${looksAfter(actor, 'o.id')} as is_own from organisations o
      where o.archived_at is null and o.id in (select organisation_id from matches)
    ), found as materialized (
      select m.*, coalesce(o.is_own, false) as is_own from matches m left join looked_after o on o.id = m.organisation_id
      where m.organisation_id is null or o.id is not null
    ), shown as (
      select each.* from (values ${sql.join(
        searchKinds.map((one) => sql`(${one}::text)`),
        sql`, `,
      )}) as k(kind) cross join lateral (
        select * from found f where f.kind = k.kind and (f.is_own or not ${isOwn}::boolean)
        order by ${inOrder} limit ${size} offset ${(page - 1) * size}
      ) as each where ${kind}::text is null or k.kind = ${kind}
    ), told as (
      select s.*, e.location_index, coalesce(e.subject, x.subject) as subject,
        coalesce(e.title, x.title) as title, coalesce(e.facts, x.facts) as facts, coalesce(e.words, x.words) as words
      from shown s left join search_entries e on e.organisation_id = s.organisation_id and e.digest = s.digest
        left join others x on s.organisation_id is null and x.subject = s.digest
    )
    select
      (select coalesce(jsonb_agg(one), '[]') from (
        select kind, is_own as "isOwn", count(*)::int as count from found group by kind, is_own) as one) as counts,
      (select coalesce(jsonb_agg(${asHit} order by ${inOrder}), '[]')
        from told f left join looked_after o on o.id = f.organisation_id) as hits`)
  return answer.parse(row)
}

/** Folded words are put in order as they are, which costs no rules of a language. */
const inOrder = sql`f.is_own desc, f.level, f.is_elsewhere, f.named collate "C", f.organisation_id, f.digest`

// Folded words hold letters and digits, and so nothing that a pattern reads otherwise.
const hasPart = ({ word }: SoughtWord, column = 'words') => sql`e.${sql.raw(column)} like ${`%${word}%`}`

/** Where so much is found, nobody looks further for what has a mistake in it. */
const enough = 200

/** For each organisation the words that those looked for may be with a mistake in them, as patterns: `like_0` of the first. */
const nearTo = (words: readonly SoughtWord[]) => sql`
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

const own = sql`e.organisation_id, e.digest, e.kind, e.named`
const other = sql`null::uuid, e.subject, e.kind, e.named`

/** What has all words, or parts of words. */
function matchesOf(words: readonly SoughtWord[]): SQL {
  const hasAll = all(words.map((one) => hasPart(one)))
  const areWhole = all(words.map(({ word }) => sql`e.words like ${`% ${word} %`}`))
  const rank = sql`case when ${areWhole} then 0 else 1 end as level,
    not ${all(words.map((one) => hasPart(one, 'named')))} as is_elsewhere`
  return sql`
    select ${own}, ${rank} from search_entries e where ${hasAll}
    union all select ${other}, ${rank} from others e where ${hasAll}`
}

/** What has all words, at least one of them with a mistake in it. */
function mistakenOf(words: readonly SoughtWord[]): SQL {
  const hasAll = all(words.map((one) => hasPart(one)))
  const isLike = all(words.map((one, n) => sql`(${hasPart(one)} or e.words like any (near.${column(n)}))`))
  const isLikeOther = all(
    words.map(
      (one) => sql`(${hasPart(one)} or exists (
        select from jsonb_array_elements_text(${asJson(one.likeOthers)}) as word where strpos(e.words, ' ' || word || ' ') > 0))`,
    ),
  )
  return sql`
    select ${own}, 2, false from near join search_entries e on e.organisation_id = near.organisation_id
      where not ${hasAll} and ${isLike}
    union all select ${other}, 2, false from others e where not ${hasAll} and ${isLikeOther}`
}

/** What is told of an entry, with what is asked of its place at this moment. */
const asHit = sql`jsonb_build_object(
  'kind', f.kind, 'organisationId', f.organisation_id, 'organisationName', o.name, 'locationIndex', f.location_index,
  'subject', f.subject, 'title', f.title, 'facts', f.facts, 'isOwn', f.is_own, 'level', f.level,
  'isElsewhere', f.is_elsewhere, 'words', f.words,
  'owner', (select u.name from organisation_owners w join users u on u.id = w.owner_id
    where w.organisation_id = f.organisation_id),
  'locations', (select count(*) from location_progress p where f.kind = 'organisation'
    and p.organisation_id = f.organisation_id and p.location_index is not null),
  'connectionDay', (select (extract(epoch from p.connection_day) * 1000)::float8 from location_progress p
    where f.kind = 'location' and p.organisation_id = f.organisation_id and p.location_index = f.location_index))`

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff search in all organisations.')
}
