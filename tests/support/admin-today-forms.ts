import type { AdminForm } from './admin-forms.ts'
import type { AdminPlace } from './admin-place.ts'

/** The forms of the list of what waits for staff: of all it does, the one that is written down as an action of staff. */
export function todayForms({ tenant: { member }, user }: AdminPlace): AdminForm[] {
  const ids = `${member.organisationId}~~no-contact`
  const fields = () => Promise.resolve({ act: 'assign', ids, owner: user.userId })
  return [{ route: 'staff/today/pages/home', what: 'assigns', path: '/admin?index', fields, typed: [], hasFile: false }]
}
