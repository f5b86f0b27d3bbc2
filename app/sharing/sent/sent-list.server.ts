import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin, requireMember } from '#app/platform/auth/guard.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { longestSearch, ownerAskedIn, searchIn, unlessUsual } from '#app/platform/frame/list-query.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import {
  everyShareLink,
  listAllShareLinks,
  listShareLinks,
  type SentFilter,
} from '#app/persistence/links/sent-share-links.server.ts'
import type { ListNarrowing, OwnerAsked } from '#app/persistence/list-narrowing.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { sortingAsWord, sortingIn, sortLinks } from '#app/ui/list/sort.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { listAddress, sentSorts, sentStates, type SentQuery } from './addresses.ts'
import { languageOfLink } from './link-words.server.ts'
import { rightKey } from './right-key.ts'
import { sentRow } from './sent-words.server.ts'

/** How many links stand on one page. */
const pageSize = 50

type Asked = { state: SentFilter['state']; page: number }

function askedIn(query: URLSearchParams): Asked {
  return { state: sentStates.find((one) => one === query.get('state')) ?? null, page: askedPage(query) }
}

/** What only provider staff can ask of the links of all organisations. */
function filterIn(query: URLSearchParams): SentFilter & Required<ListNarrowing> {
  const { state } = askedIn(query)
  const [search, owner] = [searchIn(query), ownerAskedIn(query)]
  return { state, organisationId: query.get('organisation') || null, search, owner }
}

/** GET /links?state=&page=: what an organisation has shared by link; behind the last page it leads to that. */
export async function loadSentList({ request, context }: LoaderFunctionArgs) {
  const member = requireMember(context)
  const asked = askedIn(new URL(request.url).searchParams)
  const { links, total } = await listShareLinks(member, asked.state, asked.page, pageSize)
  const { language } = context
  const rows = links.map((link) => sentRow(link, { language, href: `/links/${link.id}` }))
  return { rows, all: null, ...shownOf(total, asked, '/links', {}) }
}

/** Whose links can be shown, as the pages of staff offer it. */
type OwnerChoices<Choices> = (language: Language, shown: OwnerAsked, at: (owner: OwnerAsked) => string) => Choices

/**
 * GET /admin/links?q=&owner=&state=&organisation=&sort=&page=: the same of all organisations, for provider staff. By
 * `sort=-opened` what was opened last comes first.
 */
export async function loadAllSent<Choices>(
  { request, context }: LoaderFunctionArgs,
  ownerChoices: OwnerChoices<Choices>,
) {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const asked = askedIn(query)
  const filter = filterIn(query)
  const sorting = sortingIn(query, sentSorts, true)
  const [{ links, total }, organisations] = await Promise.all([
    listAllShareLinks(actor, filter, asked.page, pageSize, sorting),
    organisationsAsked(actor, query),
  ])
  const { language } = context
  const rows = links.map((link) => sentRow(link, { language, href: `/admin/links/${link.organisationId}/${link.id}` }))
  const more = { q: filter.search, organisation: filter.organisationId ?? '' }
  const kept = { owner: unlessUsual(filter.owner, 'all'), sort: unlessUsual(sortingAsWord(sorting), '-made') }
  const shown = { ...more, ...kept, state: asked.state ?? '' }
  const at = (over: Partial<SentQuery>) => listAddress('/admin/links', { ...shown, ...over })
  const all = {
    ...more,
    kept,
    longestSearch,
    organisations: organisationOptions(organisations),
    owners: ownerChoices(language, filter.owner, (owner) => at({ owner: unlessUsual(owner, 'all') })),
    heads: sortLinks(sentSorts, sorting, (sort) => at({ sort: unlessUsual(sort, '-made') })),
    table: listAddress('/admin/links/csv', shown),
  }
  return { rows, all, ...shownOf(total, asked, '/admin/links', { ...more, ...kept }) }
}

/**
 * GET /admin/links/csv?q=&owner=&state=&organisation=: all of them as a table for spreadsheets, newest first, without what
 * opens a link.
 */
export function exportSent({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'sharing/sent')
  const heads = (
    [
      ...(['organisation', 'who', 'email', 'purpose', 'what', 'about', 'may', 'language', 'made', 'by'] as const),
      ...(['opened', 'first', 'last', 'done', 'doneAt', 'confirmedBy', 'confirmedAt', 'until', 'ended'] as const),
    ] as const
  ).map((head) => t(`table.${head}`))
  return csvAnswer(tableName(t('list.title')), heads, rows())

  async function* rows() {
    for await (const link of everyShareLink(actor, filterIn(new URL(request.url).searchParams))) {
      const said = sentRow(link, { language, href: '' })
      yield [
        ...[said.organisation, said.name, said.email, said.purpose, said.title, said.about],
        ...[
          t(`rights.${rightKey(link.purpose, link.may)}`),
          t(`languages.${languageOfLink(link)}`),
          link.createdAt,
          link.createdByName,
        ],
        ...[link.opened, link.firstOpenedAt, link.lastOpenedAt, said.done, link.outcomeAt],
        ...[
          link.confirmedByName,
          link.needsConfirming ? link.confirmedAt : null,
          inputDay(dayOf(link.expiresAt.getTime())),
          said.ended,
        ],
      ]
    }
  }
}

function shownOf(total: number, { state, page: asked }: Asked, list: string, more: Partial<SentQuery>) {
  const at = (page: number) => listAddress(list, { ...more, state: state ?? '', page })
  return { list, state: state ?? '', total, ...pagesOf(asked, { total, size: pageSize }, at) }
}

export type SentList = Awaited<ReturnType<typeof loadSentList>> | AllSent
type Tab = { key: string; href: string; name: string; isShown: boolean }
type AllSent = Awaited<ReturnType<typeof loadAllSent<{ label: string; lists: Tab[] }>>>
