import { redirect, type AppLoadContext } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Member, Tenant } from '#app/persistence/actor.ts'
import { readDocuments, type StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { readForms, type StoredForm } from '#app/persistence/forms/forms.server.ts'
import type { ProviderContact } from '#app/persistence/organisations/provider-contact.server.ts'
import type { Provider } from '#app/platform/site/provider.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import type { RoadmapName } from '../rules/item.ts'
import { chosenLocation } from './location-choice.server.ts'
import { isInitialised, locationsFormType, locationsIn, type Location } from './locations.ts'

/** One organisation, seen as a whole or from one of its locations. */
export type Place = {
  organisationName: string
  /** Whom the organisation speaks at the provider; null where nobody is named. */
  contact: ProviderContact | null
  /** The provider as agreements name it. */
  provider: Provider
  locations: readonly Location[]
  /** Null when the organisation as a whole is looked at. */
  location: Location | null
  /** The organisation's forms and the location's, by form type. */
  forms: ReadonlyMap<string, StoredForm>
  /** Without the removed ones. */
  documents: readonly StoredDocument[]
  /** Whether anybody answered who was asked to review something of it. */
  isReviewed: boolean
  /** Whether anything of it was signed by a link. */
  isSigned: boolean
  /** Whether the location asked anything about its tasks that was not withdrawn. */
  hasRequests: boolean
}

/** All that a page of a roadmap is made from. */
export type Route = Place & { member: Member }

type RequestArgs = { request: Request; context: AppLoadContext }
const read = new WeakMap<AppLoadContext, Map<number | null, Promise<Route>>>()

/**
 * Reads what the pages of a roadmap are made from: two queries, once per request however many loaders ask.
 * @throws a redirect where a location has to be chosen first, or to the same page with the chosen one in its address;
 * a 404 response where there is no such location
 */
export async function readRoute({ request, context }: RequestArgs, roadmap: RoadmapName): Promise<Route> {
  const member = requireMember(context)
  if (roadmap === 'organisation') return readOnce(context, member, null)
  const url = new URL(request.url)
  const choice = chosenLocation(request)
  const route = await readOnce(context, member, choice.index)
  if (choice.isInAddress && choice.index !== null) {
    if (!route.location) throw new Response(null, { status: 404 })
    return route
  }
  if (route.location && request.method !== 'GET') return route
  const only = route.locations.length === 1 ? 0 : undefined
  const index = choice.isInAddress ? only : (route.location?.index ?? only)
  if (index === undefined) throw redirect('/organisation')
  url.searchParams.set('location', String(index))
  throw redirect(url.pathname + url.search)
}

/**
 * Which place a form is to be saved at. Where the address names it that takes no query: saving finds out whether there
 * is such a location.
 * @throws as readRoute does where a location has to be chosen first
 */
export async function targetOf(
  asked: RequestArgs,
  roadmap: RoadmapName,
): Promise<{ member: Member; locationIndex: number | null }> {
  const member = requireMember(asked.context)
  if (roadmap === 'organisation') return { member, locationIndex: null }
  const { isInAddress, index } = chosenLocation(asked.request)
  if (isInAddress && index !== null) return { member, locationIndex: index }
  const { location } = await readRoute(asked, roadmap)
  return { member, locationIndex: location?.index ?? null }
}

/** Makes the loaders that draw the page after an action read again, because the action has changed something. */
export function forgetRoute(context: AppLoadContext): void {
  read.delete(context)
}

/** Reads the organisation as seen from one of its locations, whatever the address of the page says. */
export const readPlace = (context: AppLoadContext, locationIndex: number): Promise<Route> =>
  readOnce(context, requireMember(context), locationIndex)

/** Reads the organisation as a whole. */
export const readOrganisation = (context: AppLoadContext): Promise<Route> =>
  readOnce(context, requireMember(context), null)

async function readOnce(context: AppLoadContext, member: Member, index: number | null): Promise<Route> {
  const asked = read.get(context) ?? new Map<number | null, Promise<Route>>()
  read.set(context, asked)
  const route = asked.get(index) ?? readFromDatabase(context, member, index)
  asked.set(index, route)
  return route
}

async function readFromDatabase(context: AppLoadContext, member: Member, index: number | null): Promise<Route> {
  const { organisationName, contact } = context.session ?? { organisationName: null, contact: null }
  return { member, ...(await readPlaceOf(member, organisationName ?? '', index, contact)) }
}

/**
 * Reads an organisation for somebody who need not be a member of it: anyone who calls this has seen to that.
 * @param contact whom it speaks at the provider; left out where that is not shown
 */
export async function readPlaceOf(
  tenant: Tenant,
  organisationName: string,
  index: number | null,
  contact: ProviderContact | null = null,
): Promise<Place> {
  const [forms, documents] = await Promise.all([readForms(tenant, index), readDocuments(tenant, index)])
  const byType = new Map(forms.map((form) => [form.formType, form]))
  const locations = locationsIn(byType.get(locationsFormType)?.fields)
  const location = index === null ? null : (locations[index] ?? null)
  const known = { organisationName, contact, provider: providerDetails() }
  return {
    ...{ ...known, locations, location, forms: byType, documents },
    isReviewed: forms.some((form) => form.isReviewed),
    isSigned: forms.some((form) => form.isSigned),
    hasRequests: forms.some((form) => form.hasRequests),
  }
}

/** True where forms can be filled in: for the organisation always, for a location once it has a name. */
export const isOpen = ({ location }: Pick<Place, 'location'>): boolean => location === null || isInitialised(location)
