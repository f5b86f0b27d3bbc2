import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin, requireMember } from '#app/platform/auth/guard.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { listOrganisations } from '#app/persistence/organisations/organisations.server.ts'
import {
  everyShareLink,
  listAllShareLinks,
  listShareLinks,
  type ListedShareLink,
  type SentFilter,
} from '#app/persistence/links/sent-share-links.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { listAddress, sentStates } from './addresses.ts'
import { languageOfLink } from './link-words.server.ts'
import { sentRow } from './sent-words.server.ts'

/** How many links stand on one page. */
const pageSize = 50

type Found = { links: ListedShareLink[]; total: number }
type ListQuery = SentFilter & { page: number }

function askedIn(request: Request): ListQuery {
  const query = new URL(request.url).searchParams
  const state = sentStates.find((one) => one === query.get('state')) ?? null
  return { state, organisationId: query.get('organisation') || null, page: askedPage(query) }
}

/** GET /links?state=&page=: what an organisation has shared by link; behind the last page it leads to that. */
export async function loadSentList({ request, context }: LoaderFunctionArgs) {
  const member = requireMember(context)
  const asked = askedIn(request)
  const found = await listShareLinks(member, asked.state, asked.page, pageSize)
  const { language } = context
  const rows = found.links.map((link) => sentRow(link, { language, href: `/links/${link.id}` }))
  return { rows, organisation: '', organisations: null, table: null, ...shownOf(found, asked, '/links', '') }
}

/** GET /admin/links?state=&organisation=&page=: the same of all organisations, for provider staff. */
export async function loadAllSent({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const asked = askedIn(request)
  const organisation = asked.organisationId ?? ''
  const [found, organisations] = await Promise.all([
    listAllShareLinks(actor, asked, asked.page, pageSize),
    listOrganisations(actor),
  ])
  const { language } = context
  const rows = found.links.map((link) =>
    sentRow(link, { language, href: `/admin/links/${link.organisationId}/${link.id}` }),
  )
  const options = organisations.map(({ id, name }) => ({ value: id, label: name }))
  const table = listAddress('/admin/links/csv', { state: asked.state ?? '', organisation, page: 1 })
  return { rows, organisation, organisations: options, table, ...shownOf(found, asked, '/admin/links', organisation) }
}

/** GET /admin/links/csv?state=&organisation=: all of them as a table for spreadsheets, without what opens a link. */
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
    for await (const link of everyShareLink(actor, askedIn(request))) {
      const said = sentRow(link, { language, href: '' })
      yield [
        ...[said.organisation, said.name, said.email, said.purpose, said.title, said.about],
        ...[t(`rights.${link.may}`), t(`languages.${languageOfLink(link)}`), link.createdAt, link.createdByName],
        ...[link.opened, link.firstOpenedAt, link.lastOpenedAt, said.done, link.outcomeAt],
        ...[link.confirmedByName, link.confirmedAt, inputDay(dayOf(link.expiresAt.getTime())), said.ended],
      ]
    }
  }
}

function shownOf({ total }: Found, { state, page: asked }: ListQuery, list: string, organisation: string) {
  const at = (page: number) => listAddress(list, { state: state ?? '', organisation, page })
  return {
    list,
    state: state ?? '',
    total,
    ...pagesOf(asked, { total, size: pageSize }, at),
  }
}

export type SentList = Awaited<ReturnType<typeof loadSentList>> | Awaited<ReturnType<typeof loadAllSent>>
