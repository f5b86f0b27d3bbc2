import { z } from 'zod'
import { readRecordsOf, type Place, type RecordsOfPlaces } from '#app/persistence/organisations/place-records.server.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import { groupBy } from '../flow/group-by.ts'
import { locationsFormType, locationsIn } from '../flow/locations.ts'
import { textVersion } from '../letters/text-version.server.ts'
import { findItem } from '../registry.ts'
import { hasSaidYes } from '../rules/signing-order.ts'
import type { KnownPlace, ProviderContact } from './known-place.ts'

const contactColumns = z.object({
  contact_name: z.string().default(''),
  contact_email: z.string().default(''),
  contact_phone: z.string().default(''),
  contact_hours: z.string().default(''),
})

/**
 * Reads all that is known of places, of one or several organisations, in at most six queries; and one for each text that a data
 * protection officer agreed to a version of.
 * @returns in the order asked; without places that are not there
 */
export async function readKnownPlaces<Asked extends Place>(
  places: readonly Asked[],
): Promise<{ place: Asked; known: KnownPlace }[]> {
  if (places.length === 0) return []
  const records = await readRecordsOf(places)
  const by = {
    forms: grouped(records.forms),
    documents: grouped(records.documents),
    links: grouped(records.links),
    assignments: grouped(records.assignments),
    sisters: groupBy(records.sisters, ({ organisationId }) => organisationId),
    organisations: new Map(records.organisations.map((one) => [one.organisationId, one])),
  }
  const listed = new Map(
    records.organisations.map(({ organisationId }) => {
      const own = by.forms.get(keyOf({ organisationId, locationIndex: null })) ?? []
      return [organisationId, locationsIn(own.find(({ formType }) => formType === locationsFormType)?.fields)]
    }),
  )
  const found = places.flatMap((place) => {
    const { organisationId, locationIndex } = place
    const organisation = by.organisations.get(organisationId)
    const location = locationIndex === null ? null : listed.get(organisationId)?.[locationIndex]
    if (!organisation || location === undefined) return []
    const [own, shared] = [keyOf(place), keyOf({ organisationId, locationIndex: null })].map(
      (key) => by.forms.get(key) ?? [],
    )
    const documents = by.documents.get(keyOf(place)) ?? []
    const fields = new Map([...(shared ?? []), ...(own ?? [])].map((form) => [form.formType, form.fields]))
    const isWhole = location === null
    const known: KnownPlace = {
      organisationName: organisation.name,
      location,
      fieldsOf: (formType) => fields.get(formType),
      documents: documents.filter(({ isRemoved }) => !isRemoved),
      links: by.links.get(keyOf(place)) ?? [],
      assignments: by.assignments.get(keyOf(place)) ?? [],
      requests: organisation.requests.filter((one) => one.locationIndex === locationIndex),
      textVersions: new Map(),
      contact: contactIn(organisation.contact),
      nextMeetingAt: isWhole ? organisation.nextMeetingAt : null,
      sisters: isWhole ? (by.sisters.get(organisationId) ?? []) : [],
      ...momentsOf(own ?? [], documents),
    }
    return [{ place, known }]
  })
  return Promise.all(
    found.map(async ({ place, known }) => ({
      place,
      known: { ...known, textVersions: await versionsOf(place, known) },
    })),
  )
}

/** Which texts there are now of tasks of a place that somebody agreed to, or signed, a version of. */
async function versionsOf(tenant: Tenant, known: KnownPlace): Promise<ReadonlyMap<string, string>> {
  const answered = known.links.filter((link) => hasSaidYes(link) && link.answeredVersion !== null)
  const items = [...new Set(answered.flatMap((link) => link.items))].flatMap((key) => findItem(key) ?? [])
  const { location, organisationName, fieldsOf, documents, contact } = known
  const sources = {
    ...{ locationIndex: location?.index ?? null, locationName: location?.name ?? '', organisationName },
    ...{ fieldsOf, documents, contact, provider: providerDetails() },
  }
  const versions = items.map(async (item): Promise<[string, string]> => [
    item.key,
    await textVersion(tenant, sources, item),
  ])
  return new Map(await Promise.all(versions))
}

/** Tells a place apart from all others. */
const keyOf = ({ organisationId, locationIndex }: Place): string => `${organisationId} ${locationIndex ?? ''}`

const grouped = <Row extends Place>(rows: readonly Row[]) => groupBy(rows, keyOf)

/** Null where nobody is named. */
function contactIn(kept: RecordsOfPlaces['organisations'][number]['contact']): ProviderContact | null {
  const read = contactColumns.safeParse(kept).data
  if (!read || read.contact_name === '') return null
  return { name: read.contact_name, email: read.contact_email, phone: read.contact_phone, hours: read.contact_hours }
}

/** When anything of a place, and of each of its items, was saved or uploaded first, and last. */
function momentsOf(forms: RecordsOfPlaces['forms'], documents: RecordsOfPlaces['documents']) {
  const touched = new Map<string, { first: number; last: number }>()
  const note = (key: string, from: number, to: number) => {
    const { first, last } = touched.get(key) ?? { first: from, last: to }
    touched.set(key, { first: Math.min(first, from), last: Math.max(last, to) })
  }
  for (const { formType, firstAt, lastAt } of forms) note(formType, firstAt, lastAt)
  for (const { documentType, createdAt } of documents) note(documentType, createdAt.getTime(), createdAt.getTime())
  const all = [...touched.values()]
  return {
    firstChangedAt: all.length > 0 ? Math.min(...all.map(({ first }) => first)) : null,
    changedAt: all.length > 0 ? Math.max(...all.map(({ last }) => last)) : null,
    touchedOf: (key: string) => touched.get(key),
  }
}
