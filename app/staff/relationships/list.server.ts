import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { longestSearch, unlessUsual } from '#app/platform/frame/list-query.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { listRelationships } from '#app/persistence/organisations/relationships-list.server.ts'
import {
  appointmentsAddress,
  relationshipsAddress,
  relationshipsTableAddress,
  type RelationshipQuery,
} from '#app/platform/relationships/addresses.ts'
import { relationshipFilter, relationshipSorts } from '#app/platform/relationships/filter.ts'
import { sortingAsWord, sortingIn, sortLinks } from '#app/ui/list/sort.ts'
import { ownerChoices } from '../owner-choices.server.ts'

/** How many organisations stand on one page. */
const pageSize = 50

/**
 * GET /admin/relationship-management?q=&owner=&state=&sort=&page=: the organisations and when each is spoken to again. By
 * `sort=-meeting` the latest appointment comes first.
 */
export async function loadRelationships({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const filter = relationshipFilter(query)
  const sorting = sortingIn(query, relationshipSorts)
  const page = askedPage(query)
  const { organisations, total, lastMeetingAt } = await listRelationships(actor, filter, page, pageSize, sorting)
  const narrowed = { q: filter.search, state: filter.state ?? '' }
  const kept = { owner: unlessUsual(filter.owner, 'all'), sort: unlessUsual(sortingAsWord(sorting), 'organisation') }
  const { sort: _, ...ofCalendar } = { ...narrowed, ...kept }
  const at = (over: Partial<RelationshipQuery>, other = 1) =>
    relationshipsAddress({ ...narrowed, ...kept, ...over }, other)
  const today = dayOf(Date.now())
  const isPast = (moment: number) => dayOf(moment) < today
  return {
    narrowed,
    kept,
    longestSearch,
    total,
    organisations: organisations.map(({ organisationId, organisationName, contactName, state, nextMeetingAt }) => {
      const meeting = nextMeetingAt?.getTime() ?? null
      const isOver = meeting !== null && isPast(meeting)
      return { organisationId, organisationName, contactName, state, at: meeting, isPast: isOver }
    }),
    owners: ownerChoices(context.language, filter.owner, (owner) => at({ owner: unlessUsual(owner, 'all') })),
    heads: sortLinks(relationshipSorts, sorting, (sort) => at({ sort: unlessUsual(sort, 'organisation') })),
    table: relationshipsTableAddress({ ...narrowed, ...kept }),
    calendar: lastMeetingAt && !isPast(lastMeetingAt.getTime()) ? appointmentsAddress(ofCalendar) : null,
    ...pagesOf(page, { total, size: pageSize }, (other) => at({}, other)),
  }
}
