import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { longestSearch, ownerAskedIn, searchIn, unlessUsual } from '#app/platform/frame/list-query.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { everyUser, listUsers, type ListedUser, type UserFilter } from '#app/persistence/people/users-list.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { whyWords } from '#app/platform/mail/delivery-words.server.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { sortingAsWord, sortingIn, sortLinks } from '#app/ui/list/sort.ts'
import { ownerChoices } from '../owner-choices.server.ts'
import { tickAllAt } from '../row-acts/ticked.server.ts'
import { userAddress, usersAddress, usersTableAddress } from './addresses.ts'
import { userSorts, userStates } from './states.ts'
import { staffOption } from './user-values.ts'

/** How many users stand on one page. */
const pageSize = 50

/** What is said of a user in the list, in the table and on their own page. */
export function userInWords(user: ListedUser, language: Language) {
  const t = textFor(language, 'staff/users')
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    organisation: user.organisationId === null ? t('staff') : (user.organisationName ?? ''),
    language: isLanguage(user.language) ? t(`languages.${user.language}`) : '',
    invited: user.invitedAt === null ? '' : formatDay(dayOf(user.invitedAt.getTime()), language),
    seen: user.seenAt === null ? '' : formatDay(dayOf(user.seenAt.getTime()), language),
    state: user.state,
    undelivered: user.undelivered && whyWords(user.undelivered, language),
  }
}

function filterIn(query: URLSearchParams) {
  return {
    // Addresses that people kept have `search`, as `q` was called before.
    search: searchIn(query, query.has('q') ? 'q' : 'search'),
    owner: ownerAskedIn(query),
    organisation: query.get('organisation') || null,
    state: userStates.find((one) => one === query.get('state')) ?? null,
  } satisfies UserFilter
}

/**
 * GET /admin/users?q=&owner=&organisation=&state=&sort=&page=: the users; behind the last page it leads to that. By
 * `sort=-seen` who was here last comes first.
 */
export async function loadUsers({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const filter = filterIn(query)
  const order = sortingIn(query, userSorts)
  const asked = askedPage(query)
  const [{ users, total }, organisations] = await Promise.all([
    listUsers(actor, filter, order, asked, pageSize),
    organisationsAsked(actor, query),
  ])
  const { search, organisation, state } = filter
  const narrowed = { q: search, organisation: organisation ?? '', state: state ?? '' }
  const kept = { owner: unlessUsual(filter.owner, 'all'), sort: unlessUsual(sortingAsWord(order), 'name') }
  const shown = { ...narrowed, ...kept }
  const at = (page: number) => usersAddress({ ...shown, page })
  return {
    narrowed,
    kept,
    longestSearch,
    rows: users.map((user) => ({ ...userInWords(user, context.language), href: userAddress(user.id) })),
    total,
    organisations: organisationOptions(organisations),
    staff: { value: staffOption, label: textFor(context.language, 'staff/users')('staff') },
    owners: ownerChoices(context.language, filter.owner, (owner) =>
      usersAddress({ ...shown, owner: unlessUsual(owner, 'all') }),
    ),
    heads: sortLinks(userSorts, order, (sort) => usersAddress({ ...shown, sort: unlessUsual(sort, 'name') })),
    table: usersTableAddress(shown),
    act: at(asked),
    tickAll: tickAllAt(at(asked), query),
    ...pagesOf(asked, { total, size: pageSize }, at),
  }
}

export type UserList = Awaited<ReturnType<typeof loadUsers>>

/**
 * GET /admin/users/csv?q=&owner=&organisation=&state=&sort=: all of them as a table for spreadsheets, in the order of the list,
 * or those with `ids`.
 */
export function exportUsers({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/users')
  const heads = [
    ...[t('columns.name'), t('columns.email'), t('columns.organisation'), t('columns.language')],
    ...[t('columns.invited'), t('columns.seen'), t('state')],
  ]
  const query = new URL(request.url).searchParams
  const ids = query.getAll('ids')
  return csvAnswer(tableName(t('title')), heads, rows())

  async function* rows() {
    for await (const user of everyUser(actor, filterIn(query), sortingIn(query, userSorts))) {
      if (ids.length > 0 && !ids.includes(user.id)) continue
      const { name, email, organisation, language, state } = userInWords(user, context.language)
      yield [name, email, organisation, language, user.invitedAt, user.seenAt, t(`states.${state}`)]
    }
  }
}
