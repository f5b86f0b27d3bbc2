import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { ownerAskedIn, ownersAsked, searchIn } from '#app/platform/frame/list-query.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import {
  listCareOrganisations,
  type OrganisationFilter,
} from '#app/persistence/organisations/care-organisations.server.ts'
import { listStaff } from '#app/persistence/staff/owners.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { columnsIn } from '#app/ui/list/columns.ts'
import { sortingAsWord, sortingIn, sortLinks } from '#app/ui/list/sort.ts'
import { tickAllAt } from '../row-acts/ticked.server.ts'
import { colleagueChoices } from '../colleague-choices.server.ts'
import { listAddress, listFileAddress, organisationAddress } from './addresses.ts'
import { nobody } from './hand-over.ts'

/** How many organisations stand on one page, and how many are read at once for a file. */
const [pageSize, batch] = [50, 500]

/** By what the list can be sorted, in the order of its columns. */
const sorts = ['name', 'locations', 'users', 'changed'] as const

/** The columns beside the name, and those that stand there where nobody chose others. */
const usualColumns = ['locations', 'users', 'changed', 'state', 'owner'] as const
const allColumns = [...usualColumns, 'deputy', 'contact', 'meeting'] as const

type Listed = Awaited<ReturnType<typeof listCareOrganisations>>['organisations'][number]

/** What an address asks for: `?sort=-changed` is the latest change first. */
function asked(request: Request) {
  const query = new URL(request.url).searchParams
  const sorting = sortingIn(query, sorts)
  const columns = columnsIn(query, allColumns, usualColumns)
  const filter: OrganisationFilter = {
    list: query.get('list') === 'archived' ? 'archived' : 'active',
    owner: ownerAskedIn(query),
    search: searchIn(query),
    ...sorting,
  }
  return {
    filter,
    columns,
    page: askedPage(query),
    narrowed: {
      ...{ list: filter.list, owner: filter.owner, q: filter.search, sort: sortingAsWord(sorting) },
      columns: columns.asked,
    },
  }
}

/** The columns that were chosen at the address of the list, as they stand in it. */
export const columnsAsked = (request: Request): readonly string[] => asked(request).columns.asked

/** What is said of an organisation, on the page and in the file. */
function inWords({ changedAt, state, archivedAt, owner, meetingAt, ...organisation }: Listed, language: Language) {
  const t = textFor(language, 'staff/organisations')
  const say = textFor(language, 'platform/relationships')
  return {
    ...organisation,
    owner: owner ?? t('owners.nobody'),
    deputy: organisation.deputy ?? '',
    contact: organisation.contact ?? '',
    meeting: meetingAt && meetingAt.getTime() > Date.now() ? formatMoment(meetingAt.getTime(), language) : '',
    changed: changedAt ? formatMoment(changedAt.getTime(), language) : t('never'),
    state: archivedAt
      ? t('archivedOn', { day: formatDay(dayOf(archivedAt.getTime()), language) })
      : say(`states.${state ?? 'prospect'}`),
  }
}

/** GET /admin/organisations?list=&q=&sort=&columns=&page=: a page of the organisations; behind the last page it leads to that. */
export async function loadOrganisations({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { filter, columns, page, narrowed } = asked(request)
  const [{ organisations, total }, staff] = await Promise.all([
    listCareOrganisations(actor, filter, page, pageSize),
    listStaff(actor),
  ])
  const t = textFor(context.language, 'staff/organisations')
  const at = (other: number) => listAddress({ ...narrowed, page: other })
  return {
    narrowed,
    columns,
    total,
    rows: organisations.map((one) => ({ ...inWords(one, context.language), href: organisationAddress(one.id) })),
    lists: {
      active: listAddress({ ...narrowed, list: 'active' }),
      archived: listAddress({ ...narrowed, list: 'archived' }),
    },
    owners: ownersAsked.map((owner) => ({
      key: owner,
      name: t(`owners.${owner}`),
      href: listAddress({ ...narrowed, owner }),
      isShown: owner === filter.owner,
    })),
    staff: [...colleagueChoices(staff), { value: nobody, label: t('owners.nobody') }],
    address: listAddress({ ...narrowed, page }),
    tickAll: tickAllAt(listAddress({ ...narrowed, page }), new URL(request.url).searchParams),
    heads: sortLinks(sorts, filter, (sort) => listAddress({ ...narrowed, sort })),
    all: listAddress({ list: filter.list, columns: columns.asked }),
    file: listFileAddress(narrowed),
    ...pagesOf(page, { total, size: pageSize }, at),
  }
}

export type OrganisationList = Awaited<ReturnType<typeof loadOrganisations>>

/** GET /admin/organisations/csv?list=&q=&sort=&columns=: all of them as a table for spreadsheets, or those with `ids`. */
export function exportOrganisations({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const {
    filter,
    columns: { shown },
  } = asked(request)
  const t = textFor(context.language, 'staff/organisations')
  const ids = new URL(request.url).searchParams.getAll('ids')
  const heads = (['name', ...shown] as const).map((one) => t(`columns.${one}`))
  return csvAnswer(tableName(t('title')), heads, rows())

  async function* rows() {
    for (let page = 1; ; page += 1) {
      const { organisations } = await listCareOrganisations(actor, filter, page, batch)
      for (const organisation of organisations.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
        const words = inWords(organisation, context.language)
        // Moments are moments in a file, where the page has them in words.
        const meeting = words.meeting === '' ? null : organisation.meetingAt
        const cells = { ...words, changed: organisation.changedAt, meeting }
        yield [words.name, ...shown.map((column) => cells[column])]
      }
      if (organisations.length < batch) return
    }
  }
}
