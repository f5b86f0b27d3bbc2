import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay, formatMoment } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import {
  listCareOrganisations,
  type OrganisationFilter,
} from '#app/persistence/organisations/care-organisations.server.ts'
import { listStaff } from '#app/persistence/staff/owners.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { tickAllAt } from '../row-acts/ticked.server.ts'
import { colleagueChoices } from '../colleague-choices.server.ts'
import { listAddress, listFileAddress, organisationAddress } from './addresses.ts'
import { nobody } from './hand-over.ts'

/** How many organisations stand on one page, and how many are read at once for a file. */
const [pageSize, batch] = [50, 500]

/** Whose organisations can be asked for, in the order in which they are offered. */
const owners = ['all', 'me', 'none'] as const

/** By what the list can be sorted, in the order of its columns. */
const sorts = ['name', 'locations', 'users', 'changed'] as const

type Listed = Awaited<ReturnType<typeof listCareOrganisations>>['organisations'][number]

/** What an address asks for: `?sort=-changed` is the latest change first. */
function asked(request: Request) {
  const query = new URL(request.url).searchParams
  const sorted = query.get('sort') ?? ''
  const sort = sorts.find((one) => one === sorted.replace(/^-/, '')) ?? 'name'
  const filter: OrganisationFilter = {
    list: query.get('list') === 'archived' ? 'archived' : 'active',
    owner: owners.find((one) => one === query.get('owner')) ?? 'all',
    search: trimmed((query.get('q') ?? '').toWellFormed().replaceAll('\0', '')).slice(0, 100),
    sort,
    isDescending: sorted === `-${sort}`,
  }
  return {
    filter,
    page: askedPage(query),
    narrowed: {
      ...{ list: filter.list, owner: filter.owner, q: filter.search },
      sort: filter.isDescending ? `-${sort}` : sort,
    },
  }
}

/** What is said of an organisation, on the page and in the file. */
function inWords({ changedAt, state, archivedAt, owner, ...organisation }: Listed, language: Language) {
  const t = textFor(language, 'staff/organisations')
  const say = textFor(language, 'platform/relationships')
  return {
    ...organisation,
    owner: owner ?? t('owners.nobody'),
    changed: changedAt ? formatMoment(changedAt.getTime(), language) : t('never'),
    state: archivedAt
      ? t('archivedOn', { day: formatDay(dayOf(archivedAt.getTime()), language) })
      : say(`states.${state ?? 'prospect'}`),
  }
}

/** GET /admin/organisations?list=&q=&sort=&page=: a page of the organisations; behind the last page it leads to that. */
export async function loadOrganisations({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { filter, page, narrowed } = asked(request)
  const [{ organisations, total }, staff] = await Promise.all([
    listCareOrganisations(actor, filter, page, pageSize),
    listStaff(actor),
  ])
  const t = textFor(context.language, 'staff/organisations')
  const at = (other: number) => listAddress({ ...narrowed, page: other })
  return {
    narrowed,
    total,
    rows: organisations.map((one) => ({ ...inWords(one, context.language), href: organisationAddress(one.id) })),
    lists: {
      active: listAddress({ ...narrowed, list: 'active' }),
      archived: listAddress({ ...narrowed, list: 'archived' }),
    },
    owners: owners.map((owner) => ({
      key: owner,
      name: t(`owners.${owner}`),
      href: listAddress({ ...narrowed, owner }),
      isShown: owner === filter.owner,
    })),
    staff: [...colleagueChoices(staff), { value: nobody, label: t('owners.nobody') }],
    address: listAddress({ ...narrowed, page }),
    tickAll: tickAllAt(listAddress({ ...narrowed, page }), new URL(request.url).searchParams),
    heads: sorts.map((sort) => ({
      sort,
      direction: sort === filter.sort ? (filter.isDescending ? ('down' as const) : ('up' as const)) : null,
      href: listAddress({ ...narrowed, sort: sort === filter.sort && !filter.isDescending ? `-${sort}` : sort }),
    })),
    all: listAddress({ list: filter.list }),
    file: listFileAddress(narrowed),
    ...pagesOf(page, { total, size: pageSize }, at),
  }
}

export type OrganisationList = Awaited<ReturnType<typeof loadOrganisations>>

/** GET /admin/organisations/csv?list=&q=&sort=: all of them as a table for spreadsheets, or those with `ids`. */
export function exportOrganisations({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const { filter } = asked(request)
  const t = textFor(context.language, 'staff/organisations')
  const ids = new URL(request.url).searchParams.getAll('ids')
  const heads = ([...sorts, 'state', 'owner'] as const).map((one) => t(`columns.${one}`))
  return csvAnswer(tableName(t('title')), heads, rows())

  async function* rows() {
    for (let page = 1; ; page += 1) {
      const { organisations } = await listCareOrganisations(actor, filter, page, batch)
      for (const organisation of organisations.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
        const { name, locations, users, state, owner } = inWords(organisation, context.language)
        yield [name, locations, users, organisation.changedAt, state, owner]
      }
      if (organisations.length < batch) return
    }
  }
}
