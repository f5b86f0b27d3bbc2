import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { database, type Queryable } from '../database.server.ts'
import { list } from './person-places.ts'
import type { FoundPerson } from './persons.server.ts'

const row = z.object({
  organisationId: z.string(),
  organisation: z.string(),
  id: z.string(),
  formType: z.string(),
  locationIndex: z.number().nullable(),
  archivedLocationId: z.string().nullable(),
  fields: z.unknown(),
  changes: z.array(z.object({ id: z.coerce.number(), path: z.string(), from: z.unknown(), to: z.unknown() })),
})

/** A form in which the person may stand, now or in its history. */
export type FormOfPerson = z.output<typeof row>

/** Forms that are looked at in one go; who stands in more of them is looked for by organisation. */
export const maxForms = 1000

/** The form may name a person in parts, so the longest word of a name is looked for. */
const longestWord = (name: string) =>
  name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** The words to look for, as a JSON list: one of them is in whatever names the person. */
export const wordsOf = ({ emails, names }: FoundPerson): string =>
  JSON.stringify([...emails, ...names.map(longestWord)].filter((word) => word !== ''))

/** The organisations in which to look, as rows of a query. */
export const organisationsOf = ({ places }: FoundPerson): SQL => list(places.map(({ id }) => id))

/** The forms in which the person may stand, with all of their changes; one query. The caller looks closer. */
export async function findFormsOfPerson(person: FoundPerson, db: Queryable = database()): Promise<FormOfPerson[]> {
  const rows = await db.execute(sql`
    with words as (select lower(word) as word from jsonb_array_elements_text(${wordsOf(person)}::jsonb) as word),
    found as (
      select f.organisation_id, f.id from forms f, words where strpos(lower(f.fields::text), word) > 0
      union
      select c.organisation_id, c.form_id from form_changes c, words
      where strpos(lower(coalesce(c."from"::text, '') || ' ' || coalesce(c."to"::text, '')), word) > 0
    )
    select f.organisation_id as "organisationId", o.name as organisation, f.id, f.form_type as "formType",
      f.location_index as "locationIndex", f.archived_location_id as "archivedLocationId", f.fields,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'path', c.path, 'from', c."from", 'to', c."to") order by c.id)
        from form_changes c where c.organisation_id = f.organisation_id and c.form_id = f.id
      ), '[]') as changes
    from found join forms f on f.organisation_id = found.organisation_id and f.id = found.id
    join organisations o on o.id = f.organisation_id
    where f.organisation_id::text in (select * from ${organisationsOf(person)})
    order by o.name, f.location_index nulls first, f.form_type limit ${maxForms + 1}`)
  return z.array(row).parse(rows)
}

/** What is to be written without the usual machinery: a form that nobody can open any more, or its history. */
export type ErasedForm = Pick<FormOfPerson, 'organisationId' | 'id' | 'changes'> & {
  fields: Record<string, unknown> | null
}

/** Writes fields and history of forms as they are given; fields that are null stay. */
export async function writeErased(tx: Queryable, forms: readonly ErasedForm[]): Promise<void> {
  for (const { organisationId, id, fields, changes } of forms) {
    if (fields) {
      await tx.execute(sql`
        update forms set fields = ${JSON.stringify(fields)}::jsonb, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`)
    }
    await tx.execute(sql`
      update form_changes c set "from" = n."from", "to" = n."to"
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n(id bigint, "from" jsonb, "to" jsonb)
      where c.organisation_id = ${organisationId} and c.form_id = ${id} and c.id = n.id`)
  }
}

/** Does all of it or nothing. */
export const inOneTransaction = <Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
  database().transaction(work)
