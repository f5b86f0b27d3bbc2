import { randomUUID } from 'node:crypto'
import type { AdminForm } from './admin-forms.ts'
import type { AdminPlace } from './admin-place.ts'

/** Users: inviting one or many, changing, inviting again, and no longer letting in. */
export function userForms({ tenant, user, nameNow, shownOf }: AdminPlace): AdminForm[] {
  const one = `/admin/users/${user.userId}`
  const email = `${randomUUID()}@example.org`
  const invited = { name: 'Anna', email, organisation: tenant.member.organisationId, language: 'nl' }
  const many = async () => ({ intent: 'send', people: `Anna;many-${email};${await nameNow()}` })
  const changed = async () => ({
    ...{ intent: 'save', name: 'Anders', organisation: 'staff', language: 'en' },
    shown: await shownOf(user.userId),
  })
  const rest = { typed: [], hasFile: false }
  const [list, account] = ['staff/users/pages/list', 'staff/users/pages/one']
  const known = (fields: Record<string, string>) => () => Promise.resolve(fields)
  return [
    {
      ...{ route: 'staff/users/pages/new', what: 'invites', path: '/admin/users/new', fields: known(invited) },
      ...{ ...rest, typed: ['name', 'email'] },
    },
    {
      ...{ route: 'staff/users/pages/bulk', what: 'invites', path: '/admin/users/bulk', fields: many },
      ...{ ...rest, typed: ['people'] },
    },
    { route: account, what: 'changes', path: one, fields: changed, ...rest, typed: ['name'] },
    { route: account, what: 'invites again', path: one, fields: known({ intent: 'invite' }), ...rest },
    {
      ...{ route: list, what: 'invites again', path: '/admin/users', ...rest },
      fields: known({ act: 'invite', ids: tenant.member.userId }),
    },
    {
      ...{ route: 'staff/users/pages/disable', what: 'disables', path: `${one}/disable`, ...rest },
      fields: known({ to: 'disabled' }),
    },
  ]
}
