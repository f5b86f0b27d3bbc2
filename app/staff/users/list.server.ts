import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { listOrganisations } from '#app/persistence/organisations/organisations.server.ts'
import {
  everyUser,
  listUsers,
  type ListedUser,
  type UserFilter,
  type UserSort,
} from '#app/persistence/people/users-list.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { whyWords } from '#app/platform/mail/delivery-words.server.ts'
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

function filterIn(query: URLSearchParams): UserFilter {
  return {
    search: trimmed(query.get('search') ?? '')
      .slice(0, 200)
      .toWellFormed(),
    organisation: query.get('organisation') || null,
    state: userStates.find((one) => one === query.get('state')) ?? null,
  }
}

const sortIn = (query: URLSearchParams): UserSort => userSorts.find((one) => one === query.get('sort')) ?? 'name'

/** The organisations to choose from. */
export async function organisationOptions(actor: ReturnType<typeof requireAdmin>) {
  return (await listOrganisations(actor)).map(({ id, name }) => ({ value: id, label: name }))
}

/**
 * GET /admin/users?search=&organisation=&state=&sort=&page=: the users; behind the last page it leads to that.
 */
export async function loadUsers({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const query = new URL(request.url).searchParams
  const filter = filterIn(query)
  const sort = sortIn(query)
  const asked = askedPage(query)
  const [{ users, total }, organisations] = await Promise.all([
    listUsers(actor, filter, sort, asked, pageSize),
    organisationOptions(actor),
  ])
  const { search, organisation, state } = filter
  const narrowed = { search, organisation: organisation ?? '', state: state ?? '' }
  const shown = { ...narrowed, sort: sort === 'name' ? '' : sort }
  const at = (page: number) => usersAddress({ ...shown, page })
  return {
    narrowed,
    sort,
    rows: users.map((user) => ({ ...userInWords(user, context.language), href: userAddress(user.id) })),
    total,
    organisations: [{ value: staffOption, label: textFor(context.language, 'staff/users')('staff') }, ...organisations],
    table: usersTableAddress(shown),
    act: at(asked),
    tickAll: tickAllAt(at(asked), query),
    ...pagesOf(asked, { total, size: pageSize }, at),
  }
}

export type UserList = Awaited<ReturnType<typeof loadUsers>>

/** GET /admin/users/csv?search=&organisation=&state=&sort=: all of them as a table for spreadsheets, or those with `ids`. */
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
    for await (const user of everyUser(actor, filterIn(query), sortIn(query))) {
      if (ids.length > 0 && !ids.includes(user.id)) continue
      const { name, email, organisation, language, state } = userInWords(user, context.language)
      yield [name, email, organisation, language, user.invitedAt, user.seenAt, t(`states.${state}`)]
    }
  }
}
