import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Tenant } from '#app/persistence/actor.ts'
import { readForms } from '#app/persistence/forms/forms.server.ts'
import { readFormsOfLocations } from '#app/persistence/forms/location-forms.server.ts'
import { readLocationsInUse } from '#app/persistence/organisations/locations.server.ts'
import { isInitialised, locationsIn, type Location } from '../flow/locations.ts'
import { locationsItem } from '../registry.ts'
import { bare, maxRows, type Fields } from '../rules/fields.ts'
import { aboutLocationItem } from './fields-of-row.ts'
import type { PlacePlan } from './plan.ts'

/** What stands of an organisation, as far as a sheet is checked against it. */
export type Known = {
  locations: readonly Location[]
  /** Ids of locations without a name in which nothing was filled in: they wait for one. */
  blanks: string[]
  /** What a location says of itself, whole. */
  fieldsOf: (id: string) => Fields
}

/** Reads the locations of an organisation and what they say of themselves, in three queries. */
export async function readKnown(tenant: Tenant): Promise<Known> {
  const [forms, places, inUse] = await Promise.all([
    readForms(tenant, null),
    readFormsOfLocations(tenant, [aboutLocationItem.key]),
    readLocationsInUse(tenant),
  ])
  const locations = locationsIn(forms.find(({ formType }) => formType === locationsItem.key)?.fields)
  const byIndex = new Map(places.map(({ locationIndex, fields }) => [locationIndex, fields]))
  const indexes = new Map(locations.map(({ id, index }) => [id, index]))
  return {
    locations,
    blanks: locations.filter((one) => !isInitialised(one) && !inUse.includes(one.index)).map(({ id }) => id),
    fieldsOf: (id) => aboutLocationItem.read(byIndex.get(indexes.get(id) ?? -1)),
  }
}

const mostOf = (list: z.core.$ZodType | undefined): number => (list && maxRows(bare(list))) ?? Infinity

/** How many locations can still be added, and how many wards a location has at most. */
export const roomIn = ({ locations, blanks }: Known) => ({
  locations: mostOf(locationsItem.fields.shape.locations) - locations.length + blanks.length,
  wards: mostOf(aboutLocationItem.fields.shape.wards),
})

/** The list of locations as it is compared. */
export const listOf = (locations: readonly Location[]): string =>
  JSON.stringify(locations.map(({ id, name }) => [id, name]))

/** What of a location can be filled in from a sheet, as it is compared. */
export const partOf = ({ location, contact, wards, numberOfWards }: Fields): string =>
  JSON.stringify([location, contact, wards, numberOfWards])

/** A mark of what the page was made from: it differs where anything of it was changed since. */
export const seenOf = (known: Known, plans: readonly PlacePlan[]): string =>
  createHash('sha256')
    .update(listOf(known.locations))
    .update(plans.map(({ id, isNew }) => (isNew ? '' : `${id} ${partOf(known.fieldsOf(id))}`)).join('\n'))
    .digest('base64url')

/** Makes ids that are the same for the same form. */
export const idsOf = (formId: string) => (kind: 'location' | 'ward', line: number) =>
  createHash('sha256').update(`${formId} ${kind} ${line}`).digest('hex').slice(0, 8)
