/** What somebody of the provider's staff may be; the first one may the least. */
export const staffRoles = ['reader', 'manager', 'privacy-officer', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * What not all staff may do. Everybody of the staff reads what customers filled in, secrets apart.
 * `work`: what the day asks, for any customer. `secrets`: open one secret, saying why. `behalf`: fill in for a
 * customer on the phone. `privacy`: look up, hand over and erase
 * what the portal knows of a person. `administer`: who is staff and may do what, settings, programs, texts of messages.
 */
const rightsWithRoles = ['work', 'secrets', 'behalf', 'privacy', 'administer'] as const
/** All of them; `sign` binds the provider by a signature. It comes with no role: it is said of each person apart. */
export const staffRights = [...rightsWithRoles, 'sign'] as const
export type StaffRight = (typeof staffRights)[number]

const rightsOf: Record<StaffRole, readonly StaffRight[]> = {
  reader: [],
  manager: ['work', 'secrets', 'behalf'],
  'privacy-officer': ['privacy'],
  administrator: rightsWithRoles,
}

/** Somebody, as far as their rights go. */
export type RightsHolder = { isAdmin: boolean; staffRole?: StaffRole | null; maySignForProvider?: boolean }

/** Whether somebody has a right. Who is no staff has none; staff without a role only read. */
export const may = ({ isAdmin, staffRole, maySignForProvider }: RightsHolder, right: StaffRight): boolean =>
  isAdmin && (right === 'sign' ? maySignForProvider === true : rightsOf[staffRole ?? 'reader'].includes(right))

/** @throws where somebody has not the right to do what they do */
export function assertMay(actor: RightsHolder, right: StaffRight): void {
  if (!may(actor, right)) throw new Error(`This needs the right "${right}" of provider staff.`)
}

/** What has to be administered, by the folder below /admin. */
const administered = ['settings', 'programs', 'security']

/**
 * The right that a form below /admin asks for. Users are looked after by who does the work; that only administrators change
 * staff is seen to where it is done.
 * @param folders of the path, in small letters, without `admin`
 */
export function rightFor([folder = '', page, below, deed]: readonly string[]): StaffRight {
  if (folder === 'privacy') return 'privacy'
  if (folder === 'organisations' && below === 'fill-in') return 'behalf'
  if (folder === 'links' && deed === 'sign') return 'sign'
  return administered.includes(folder) || (folder === 'mail' && page === 'texts') ? 'administer' : 'work'
}
