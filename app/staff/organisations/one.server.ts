import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { constraintsOf } from '#app/platform/frame/submission.server.ts'
import { withQuery } from '#app/platform/frame/with-query.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { listArchivedLocations } from '#app/persistence/organisations/care-organisations.server.ts'
import { readAccount } from './account/account.server.ts'
import { organisationAddress } from './addresses.ts'
import { detailsInForm } from './details.ts'
import { detailsForm, newLocationForm } from './read-details.server.ts'
import { isFull, newRowId, openOrganisation } from './locations.server.ts'

/** How many locations stand on one page. */
const pageSize = 50

/** GET /admin/organisations/:organisationId?q=&page=&notes=: all of one organisation on a page, with a page of its locations. */
export async function loadOrganisation({ request, context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/organisations')
  const { organisation, place } = await openOrganisation(actor, params.organisationId ?? '')
  const { id } = organisation
  const archived = await listArchivedLocations(actor, id)
  const query = new URL(request.url).searchParams
  const search = trimmed(query.get('q') ?? '').slice(0, 100)
  const page = askedPage(query)
  const at = (other: number) => withQuery(organisationAddress(id), { q: search, page: other })
  const list = { search, page, size: pageSize }
  const { rows, total, ...account } = await readAccount({ actor, language, organisation, place, query, list })
  const inWords = (at: Date) => formatDay(dayOf(at.getTime()), language)
  return {
    id,
    name: organisation.name,
    users: organisation.users,
    values: detailsInForm(organisation),
    archived: organisation.archivedAt && {
      day: inWords(organisation.archivedAt),
      by: organisation.archivedByName ?? '',
    },
    locations: rows,
    account,
    hasLocations: place.locations.length > 0,
    isLong: place.locations.length > pageSize,
    isFull: isFull(place),
    newRow: newRowId(),
    constraints: { details: constraintsOf(detailsForm), location: constraintsOf(newLocationForm) },
    archivedLocations: archived.map(({ id: key, name, archivedAt, archivedByName }) => ({
      key,
      words: t('one.archivedLocation', {
        name: name || t('one.archivedUnnamed'),
        day: inWords(archivedAt),
        by: archivedByName,
      }),
    })),
    search,
    ...pagesOf(page, { total, size: pageSize }, at),
  }
}

export type OrganisationPage = Awaited<ReturnType<typeof loadOrganisation>>
