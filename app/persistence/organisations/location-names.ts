import { and, eq, isNull, sql, type Column } from 'drizzle-orm'
import { forms } from '#drizzle/schema/forms.ts'

/** A `leftJoin` with what the organisation of a row said of itself, where its locations have their names. */
export const joinLocationNames = (organisationId: Column) =>
  [
    forms,
    and(eq(forms.organisationId, organisationId), eq(forms.formType, 'org-information'), isNull(forms.locationIndex)),
  ] as const

/** The name of the location at this index; null for the organisation as a whole, and where the location has no name. */
export const locationNameAt = (index: Column) =>
  sql<string | null>`nullif(trim(${forms.fields} #>> array['locations', ${index}::text, 'name']), '')`

/** The same for a condition on rows that are joined with nothing. */
export const locationNameOf = (organisationId: Column, index: Column) => sql<string | null>`(
  select f.fields #>> array['locations', ${index}::text, 'name'] from forms f
  where f.organisation_id = ${organisationId} and f.form_type = 'org-information' and f.location_index is null)`

/** The name of an organisation, for the same. */
export const organisationNameOf = (organisationId: Column) =>
  sql<string | null>`(select o.name from organisations o where o.id = ${organisationId})`
