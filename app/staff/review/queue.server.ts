import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { formatSize } from '#app/platform/documents/file-size.ts'
import { checkState } from '#app/platform/documents/listed-document.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { longestSearch, ownerAskedIn, unlessUsual } from '#app/platform/frame/list-query.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import {
  everyReview,
  listReviews,
  type ReviewedDocument,
  type ReviewFilter,
} from '#app/persistence/documents/verdict-queue.server.ts'
import { usualReviewOrder, type ReviewOrder } from '#app/persistence/documents/verdict-order.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { sortingAsWord, sortingIn, sortLinks } from '#app/ui/list/sort.ts'
import { ownerChoices } from '../owner-choices.server.ts'
import { tickAllAt } from '../row-acts/ticked.server.ts'
import { tickOf } from './accept-ticked.server.ts'
import { queueAddress, queueTableAddress, reviewAddress } from './addresses.ts'
import { readJudged } from './judged.server.ts'
import { filterOf, narrowedBy, placeWords, reviewSorts } from './place.server.ts'

/** How many documents stand on one page of the queue. */
const pageSize = 50

/**
 * GET /admin/review?list=&q=&owner=&organisation=&item=&sort=&page=: a page of the documents that wait for a check, or were
 * checked; behind the last page it leads to that. By `sort=-size` the largest file comes first.
 */
export async function loadQueue({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const query = new URL(request.url).searchParams
  const list = listIn(query)
  const sorts = reviewSorts[list]
  const usual = usualReviewOrder(list)
  const sorting = sortingIn(query, sorts, usual.isDescending)
  const asWord = (sort: string) => unlessUsual(sort, sortingAsWord(usual))
  const narrowed = { ...narrowedBy(query), sort: asWord(sortingAsWord(sorting)) }
  const { sort: _, ...unsorted } = narrowed
  const asked = askedPage(query)
  const [{ documents, total }, organisations, judged] = await Promise.all([
    listReviews(actor, { list, ...filterOf(narrowed) }, asked, pageSize, sorting),
    organisationsAsked(actor, query),
    readJudged(actor, query, narrowed, language),
  ])
  const toRow = (document: ReviewedDocument) => ({
    key: document.id,
    tick: tickOf(document),
    name: document.name,
    href: reviewAddress(document, narrowed),
    organisation: document.organisationName,
    ...placeWords(document, language),
    size: formatSize(document.size, language),
    by: document.createdByName,
    since: formatMoment(document.createdAt.getTime(), language),
    state: checkState(document),
    verdict: document.reviewedAt && {
      by: document.reviewedByName ?? '',
      at: formatMoment(document.reviewedAt.getTime(), language),
    },
  })
  const at = (page: number) => queueAddress({ ...narrowed, list, page })
  const narrowedTo = (over: Partial<typeof narrowed>) => queueAddress({ ...narrowed, list, ...over })
  return {
    list,
    judged,
    narrowed,
    total,
    rows: documents.map(toRow),
    organisations: organisationOptions(organisations),
    items: allItems
      .filter(({ item }) => item.hasDocuments)
      .map(({ item }) => ({ value: item.key, label: itemTitle(item, language) })),
    // What one list is sorted by is no column of the other.
    lists: { waiting: queueAddress(unsorted), reviewed: queueAddress({ ...unsorted, list: 'reviewed' }) },
    owners: ownerChoices(language, ownerAskedIn(query), (owner) => narrowedTo({ owner: unlessUsual(owner, 'all') })),
    heads: sortLinks<ReviewOrder['sort']>(sorts, sorting, (sort) => narrowedTo({ sort: asWord(sort) })),
    longestSearch,
    all: queueAddress({ list }),
    act: at(asked),
    tickAll: tickAllAt(at(asked), query),
    table: queueTableAddress({ ...unsorted, list }),
    ...pagesOf(asked, { total, size: pageSize }, at),
  }
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>

const listIn = (query: URLSearchParams): ReviewFilter['list'] =>
  query.get('list') === 'reviewed' ? 'reviewed' : 'waiting'

/**
 * GET /admin/review/csv?list=&q=&owner=&organisation=&item=: all of them as a table for spreadsheets, in the usual order of the
 * list.
 */
export function exportQueue({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/review')
  const say = textFor(language, 'platform/documents')
  const query = new URL(request.url).searchParams
  const list = listIn(query)
  const filter = { list, ...filterOf(narrowedBy(query)) }
  const heads = [
    ...[t('queue.file'), t('queue.item'), t('queue.organisation'), t('queue.location'), t('queue.bytes')],
    ...[t('queue.by'), t('document.uploaded'), t('document.check'), t('queue.verdictBy'), t('queue.verdictAt')],
    t('document.reason'),
  ]
  return csvAnswer(tableName(t(`queue.${list}`)), heads, rows())

  async function* rows() {
    for await (const document of everyReview(actor, filter)) {
      const { item, location } = placeWords(document, language)
      yield [
        ...[document.name, item, document.organisationName, location, document.size, document.createdByName],
        ...[document.createdAt, say(`list.${checkState(document)}`), document.reviewedByName, document.reviewedAt],
        document.returnReason,
      ]
    }
  }
}
