import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database, type Queryable } from '../database.server.ts'
import { parsedOnce } from '../forms/parsed-once.ts'

/** What can be found by provider staff. */
export const searchKinds = ['organisation', 'location', 'person', 'document', 'link'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Something that can be found. */
export type SearchEntry = {
  kind: SearchKind
  locationIndex: number | null
  /** The id of the row of a location, of a user, a document or a link; '' for none of them. */
  subject: string
  title: string
  /** What else is shown of it. */
  facts: Record<string, string>
  /** Folded words, each between spaces: of the title, and of all that it is found by. */
  named: string
  words: string
}

/** An organisation at work whose entries are not of now, with its revision before anything is read of it. */
export type StaleSearch = { organisationId: string; revision: number }

const stale = z.array(z.object({ organisationId: z.string(), revision: z.coerce.number() }))

/** Organisations at work, with what is kept of them for search: those whose entries are not of now. */
const notOfNow = (rules: number) => sql`
  organisations o left join search_kept k on k.organisation_id = o.id
  where o.archived_at is null and (k.organisation_id is null or k.revision <> o.revision or k.rules < ${rules})`

/** Whether there is any such organisation. */
export async function isAnySearchStale(rules: number): Promise<boolean> {
  const rows = await database().execute(sql`select exists (select from ${notOfNow(rules)}) as is_stale`)
  return rows[0]?.is_stale === true
}

/**
 * The organisations whose entries have to be made again, the newest first: it is looked for by who just added it. Those
 * of old that have no entries at all, as all have after an update, come last, behind what was changed meanwhile.
 */
export async function findStaleSearch(rules: number, most: number): Promise<StaleSearch[]> {
  const rows = await database().execute(sql`
    select o.id as "organisationId", o.revision from ${notOfNow(rules)}
    order by k.organisation_id is null and o.created_at < now() - interval '1 hour', o.created_at desc, o.id
    limit ${most}`)
  return stale.parse(rows)
}

const place = { organisationId: z.string(), locationIndex: z.number().nullable() }
const form = z.object({ ...place, formType: z.string(), fields: z.string().transform(parsedOnce) })
const document = z.object({ ...place, id: z.string(), name: z.string(), createdAt: z.string(), waits: z.boolean() })
const link = z.object({
  ...place,
  id: z.string(),
  items: z.array(z.string()),
  recipientName: z.string(),
  recipientEmail: z.string(),
  createdAt: z.string(),
})
const user = z.object({ organisationId: z.string(), id: z.string(), name: z.string(), email: z.string() })
const organisation = z.object({ organisationId: z.string(), name: z.string() })

/** All that the entries of organisations are made from. */
export type SearchSources = {
  organisations: z.output<typeof organisation>[]
  forms: z.output<typeof form>[]
  documents: z.output<typeof document>[]
  links: z.output<typeof link>[]
  users: z.output<typeof user>[]
}

/** Reads what can be found of these organisations: what is archived, removed or replaced is left out. Five queries at once. */
export async function readSearchSources(organisationIds: readonly string[]): Promise<SearchSources> {
  const db = database()
  const ofThese = sql`t.organisation_id in (
    select value::uuid from jsonb_array_elements_text(${JSON.stringify(organisationIds)}::jsonb))`
  const placed = sql`t.organisation_id as "organisationId", t.location_index as "locationIndex"`
  const [organisations, forms, documents, links, users] = await Promise.all([
    db.execute(sql`
      select t.organisation_id as "organisationId", t.name from (select id as organisation_id, name from organisations) as t
      where ${ofThese}`),
    db.execute(sql`
      select ${placed}, t.form_type as "formType", t.fields::text as fields from forms t
      where ${ofThese} and t.archived_location_id is null order by t.location_index nulls first, t.form_type`),
    db.execute(sql`
      select ${placed}, t.id, t.name, t.created_at::text as "createdAt",
        t.user_uploaded and not t.accepted and t.return_reason is null as waits
      from documents t
      where ${ofThese} and t.archived_location_id is null and t.removed_at is null and t.replaced_at is null
        and t.scan <> 'infected'`),
    db.execute(sql`
      select ${placed}, t.id, to_jsonb(t.items) as items, t.recipient_name as "recipientName",
        t.recipient_email as "recipientEmail", t.created_at::text as "createdAt"
      from share_links t where ${ofThese} and t.revoked_at is null and t.replaced_by_id is null`),
    db.execute(sql`
      select t.organisation_id as "organisationId", t.id, t.name, t.email from users t
      where ${ofThese} and t.email not like '%@invalid' order by t.id`),
  ])
  return {
    organisations: z.array(organisation).parse(organisations),
    forms: z.array(form).parse(forms),
    documents: z.array(document).parse(documents),
    links: z.array(link).parse(links),
    users: z.array(user).parse(users),
  }
}

/** What is kept of these organisations already: digests of entries and words, each behind the id of its organisation. */
export async function readSearchKept(organisationIds: readonly string[]): Promise<Set<string>> {
  const ofThese = sql`organisation_id in (
    select value::uuid from jsonb_array_elements_text(${JSON.stringify(organisationIds)}::jsonb))`
  const rows = await database().execute(sql`
    select organisation_id || ' ' || digest as kept from search_entries where ${ofThese}
    union all select organisation_id || ' ' || word from search_words where ${ofThese}`)
  return new Set(
    z
      .array(z.object({ kept: z.string() }))
      .parse(rows)
      .map(({ kept }) => kept),
  )
}

/** What was made of an organisation: all digests and words, and those of them that were not there yet. */
export type MadeEntries = {
  digests: readonly string[]
  added: readonly (SearchEntry & { digest: string })[]
  words: readonly string[]
  addedWords: readonly { word: string; spellings: readonly string[] }[]
}

/**
 * Keeps the entries of an organisation, unless it was changed since its revision was read. It locks nothing that a save needs:
 * servers that do the same, and an erasure, wait for each other at the row of `search_kept`.
 */
export async function keepSearch({ organisationId, revision }: StaleSearch, rules: number, made: MadeEntries) {
  const its = sql`organisation_id = ${organisationId}`
  const list = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
  await database().transaction(async (tx) => {
    await tx.execute(sql`
      insert into search_kept as k (organisation_id) values (${organisationId})
      on conflict (organisation_id) do update set rules = k.rules`)
    const [now] = await tx.execute(
      sql`select 1 as is_of_now from organisations where id = ${organisationId} and revision = ${revision}`,
    )
    if (!now) return
    await tx.execute(sql`delete from search_entries where ${its} and digest not in ${list(made.digests)}`)
    await tx.execute(sql`delete from search_words where ${its} and word not in ${list(made.words)}`)
    await tx.execute(sql`
      insert into search_entries (organisation_id, digest, kind, location_index, subject, title, facts, named, words)
      select ${organisationId}, digest, kind, "locationIndex", subject, title, facts, named, words
      from jsonb_to_recordset(${JSON.stringify(made.added)}::jsonb) as v(digest text, kind text, "locationIndex" int,
        subject text, title text, facts jsonb, named text, words text)
      on conflict do nothing`)
    await tx.execute(sql`
      insert into search_words (organisation_id, word, spellings)
      select ${organisationId}, word, spellings
      from jsonb_to_recordset(${JSON.stringify(made.addedWords)}::jsonb) as v(word text, spellings text[])
      on conflict do nothing`)
    // Where some were forgotten meanwhile, all are made again.
    await tx.execute(sql`
      update search_kept set rules = ${rules}, revision = case
        when (select count(*) from search_entries where ${its}) = ${made.digests.length}::int
          and (select count(*) from search_words where ${its}) = ${made.words.length}::int
        then ${revision}::bigint else -1 end
      where ${its}`)
  })
}

/** Takes out all entries of organisations, until they are made again from what is there then. */
export async function forgetSearch(tx: Queryable, organisationIds: readonly string[]): Promise<void> {
  const ids = sql`select id from organisations
    where id::text in (select jsonb_array_elements_text(${JSON.stringify(organisationIds)}::jsonb)) order by id`
  // Whoever is making entries of what was there before has to be through, or sees afterwards that it has changed.
  await tx.execute(sql`
    insert into search_kept (organisation_id) ${ids} on conflict (organisation_id) do update set revision = -1`)
  await tx.execute(sql`delete from search_entries where organisation_id in (${ids})`)
  await tx.execute(sql`delete from search_words where organisation_id in (${ids})`)
}
