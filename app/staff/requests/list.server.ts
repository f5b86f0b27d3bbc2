import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { formatMoment } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import {
  everyItemRequest,
  listItemRequests,
  type AskedRequest,
  type RequestList,
} from '#app/persistence/requests/request-answers.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { requestAddress, requestsAddress, requestsTableAddress } from './addresses.ts'

/** How many requests stand on one page. */
const pageSize = 50

/** What a request is about and where, in words. */
export function placeWords({ item: key, locationIndex, locationName }: AskedRequest, language: Language) {
  const item = findItem(key)
  const t = textFor(language, 'staff/requests')
  return {
    item: item ? itemTitle(item, language) : key,
    location: locationName ?? t('unnamed', { number: locationIndex + 1 }),
  }
}

const listIn = (query: URLSearchParams): RequestList => (query.get('list') === 'answered' ? 'answered' : 'open')

/** A page of the requests that wait for an answer, or were answered; behind the last page it leads to that. */
export async function loadRequests({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const query = new URL(request.url).searchParams
  const list = listIn(query)
  const asked = askedPage(query)
  const { requests, total } = await listItemRequests(actor, list, asked, pageSize)
  const moment = (at: Date | null) => at && formatMoment(at.getTime(), language)
  return {
    list,
    total,
    rows: requests.map((one) => ({
      key: one.id,
      href: requestAddress(one),
      ...placeWords(one, language),
      organisation: one.organisationName,
      reason: one.reason,
      by: one.createdByName,
      since: moment(one.createdAt),
      answeredBy: one.answeredByName,
      answeredAt: moment(one.answeredAt),
    })),
    lists: { open: requestsAddress(), answered: requestsAddress({ list: 'answered' }) },
    table: requestsTableAddress({ list }),
    ...pagesOf(asked, { total, size: pageSize }, (page) => requestsAddress({ list, page })),
  }
}

export type Requests = Awaited<ReturnType<typeof loadRequests>>

/** GET /admin/requests/csv?list=: all of them as a table for spreadsheets. */
export function exportRequests({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/requests')
  const list = listIn(new URL(request.url).searchParams)
  const heads = (
    ['item', 'location', 'organisation', 'by', 'asked', 'reason', 'answeredBy', 'answeredAt', 'answer'] as const
  ).map((key) => t(key))
  return csvAnswer(tableName(`${t('title')} ${t(list)}`), heads, rows())

  async function* rows() {
    for await (const one of everyItemRequest(actor, list)) {
      const { item, location } = placeWords(one, language)
      yield [
        ...[item, location, one.organisationName, one.createdByName, one.createdAt, one.reason],
        ...[one.answeredByName, one.answeredAt, one.answer],
      ]
    }
  }
}
