import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { knownRows } from '../known-rows.ts'
import { looksAfter, ownerName } from './owner-sql.ts'
import { searchKinds, type SearchEntry, type SearchKind } from './search-kept.server.ts'
import { asJson, isFull, mistakenOf, nearTo, ofNoOrganisation, partsOf, type SoughtWord } from './search-sql.ts'

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
  /** Whether so much was found that only a part of it was looked at. */
  isPart: z.boolean(),
  counts: knownRows(z.object({ kind: z.enum(searchKinds), isOwn: z.boolean(), count: z.number() })),
  hits: knownRows(hit),
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

/**
 * Finds what has all of the words: the customers of whoever asks first, whole words before parts of words before mistakes, in
 * the name before elsewhere. Of what is in thousands of entries only a part is looked at. One query: a look at all words, and
 * one into the index of spellings for mistakes.
 * @param others entries that are of no organisation
 */
export async function searchEverything(actor: Actor, asked: SearchQuestion, others: readonly SearchEntry[]) {
  requireStaff(actor)
  const { words, kind, isOwn, size, page } = asked
  const [row] = await database().execute(sql`
    with others as materialized (
      select * from jsonb_to_recordset(${asJson(others)})
        as v(kind text, subject text, title text, facts jsonb, named text, words text)
    ), at_work as materialized (
      select o.id, ${looksAfter(actor, 'o.id')} as is_own from organisations o where o.archived_at is null
    ), ${partsOf(words)}, right_ones as materialized (
      (select * from parts union select * from own_parts union select * from whole union select * from own_whole)
      union all ${ofNoOrganisation(words)}
    ), near as materialized (${nearTo(words)}),
    found as materialized (select * from right_ones union all ${mistakenOf(words)}), shown as (
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
      ${isFull('parts')} as "isPart",
      (select coalesce(jsonb_agg(one), '[]') from (
        select kind, is_own as "isOwn", count(*)::int as count from found group by kind, is_own) as one) as counts,
      (select coalesce(jsonb_agg(${asHit} order by ${inOrder}), '[]')
        from told f left join organisations o on o.id = f.organisation_id) as hits`)
  return answer.parse(row)
}

/** Folded words are put in order as they are, which costs no rules of a language. */
const inOrder = sql`f.is_own desc, f.level, f.is_elsewhere, f.named collate "C", f.organisation_id, f.digest`

/** What is told of an entry, with what is asked of its place at this moment. */
const asHit = sql`jsonb_build_object(
  'kind', f.kind, 'organisationId', f.organisation_id, 'organisationName', o.name, 'locationIndex', f.location_index,
  'subject', f.subject, 'title', f.title, 'facts', f.facts, 'isOwn', f.is_own, 'level', f.level,
  'isElsewhere', f.is_elsewhere, 'words', f.words,
  'owner', ${ownerName('f.organisation_id')},
  'locations', (select count(*) from location_progress p where f.kind = 'organisation'
    and p.organisation_id = f.organisation_id and p.location_index is not null),
  'connectionDay', (select (extract(epoch from p.connection_day) * 1000)::float8 from location_progress p
    where f.kind = 'location' and p.organisation_id = f.organisation_id and p.location_index = f.location_index))`

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff search in all organisations.')
}
