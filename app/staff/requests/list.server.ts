import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { longestSearch, ownerAskedIn, searchIn, unlessUsual } from '#app/platform/frame/list-query.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import {
  everyItemRequest,
  listItemRequests,
  usualRequestOrder,
  type RequestFilter,
  type RequestOrder,
} from '#app/persistence/requests/request-answers.server.ts'
import { longestReason } from '#app/roadmap/requests/limits.ts'
import { sortingAsWord, sortingIn, sortLinks } from '#app/ui/list/sort.ts'
import { ownerChoices } from '../owner-choices.server.ts'
import { tickAllAt } from '../row-acts/ticked.server.ts'
import { requestAddress, requestsAddress, requestsTableAddress, type RequestQuery } from './addresses.ts'
import { tickOf } from './answer-ticked.server.ts'
import { placeWords } from './place-words.server.ts'

/** How many requests stand on one page. */
const pageSize = 50

/** What each list can be sorted by; the first of them is what it is sorted by where nothing is asked. */
const sortsOf = {
  open: ['since', 'organisation', 'by'],
  answered: ['answeredAt', 'organisation', 'by', 'answeredBy'],
} as const

const filterIn = (query: URLSearchParams) =>
  ({
    list: query.get('list') === 'answered' ? 'answered' : 'open',
    search: searchIn(query),
    owner: ownerAskedIn(query),
  }) satisfies RequestFilter

/**
 * GET /admin/requests?list=&q=&owner=&sort=&page=: a page of the requests that wait for an answer, or were answered; behind the
 * last page it leads to that. By `sort=-since` the latest comes first.
 */
export async function loadRequests({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const query = new URL(request.url).searchParams
  const filter = filterIn(query)
  const { list } = filter
  const usual = usualRequestOrder(list)
  const sorting = sortingIn(query, sortsOf[list], usual.isDescending)
  const asWord = (sort: string) => unlessUsual(sort, sortingAsWord(usual))
  const narrowed = { q: filter.search, owner: unlessUsual(filter.owner, 'all') }
  const sort = asWord(sortingAsWord(sorting))
  const at = (over: Partial<RequestQuery>) => requestsAddress({ list, ...narrowed, sort, ...over })
  const asked = askedPage(query)
  const { requests, total } = await listItemRequests(actor, filter, asked, pageSize, sorting)
  const moment = (at: Date | null) => at && formatMoment(at.getTime(), language)
  return {
    list,
    narrowed,
    sort,
    longestSearch,
    longestAnswer: longestReason,
    total,
    rows: requests.map((one) => ({
      key: one.id,
      tick: tickOf(one),
      href: requestAddress(one),
      ...placeWords(one, language),
      organisation: one.organisationName,
      reason: one.reason,
      by: one.createdByName,
      since: moment(one.createdAt),
      answeredBy: one.answeredByName,
      answeredAt: moment(one.answeredAt),
    })),
    // What one list is sorted by is no column of the other.
    lists: { open: requestsAddress(narrowed), answered: requestsAddress({ list: 'answered', ...narrowed }) },
    owners: ownerChoices(language, filter.owner, (owner) => at({ owner: unlessUsual(owner, 'all') })),
    heads: sortLinks<RequestOrder['sort']>(sortsOf[list], sorting, (word) => at({ sort: asWord(word) })),
    all: requestsAddress({ list }),
    act: at({ page: asked }),
    tickAll: tickAllAt(at({ page: asked }), query),
    table: requestsTableAddress({ list, ...narrowed }),
    ...pagesOf(asked, { total, size: pageSize }, (page) => at({ page })),
  }
}

export type Requests = Awaited<ReturnType<typeof loadRequests>>

/** GET /admin/requests/csv?list=&q=&owner=: all of them as a table for spreadsheets, in the usual order of the list. */
export function exportRequests({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/requests')
  const filter = filterIn(new URL(request.url).searchParams)
  const heads = (
    ['item', 'location', 'organisation', 'by', 'asked', 'reason', 'answeredBy', 'answeredAt', 'answer'] as const
  ).map((key) => t(key))
  return csvAnswer(tableName(`${t('title')} ${t(filter.list)}`), heads, rows())

  async function* rows() {
    for await (const one of everyItemRequest(actor, filter)) {
      const { item, location } = placeWords(one, language)
      yield [
        ...[item, location, one.organisationName, one.createdByName, one.createdAt, one.reason],
        ...[one.answeredByName, one.answeredAt, one.answer],
      ]
    }
  }
}
