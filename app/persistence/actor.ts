import type { StaffRole } from '#app/persistence/staff-rights.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** Who is asking. Every verb that reads or writes data of an organisation takes one, and stays within it. */
export type Actor = {
  userId: string
  name: string
  email: string
  /** The stored preference; null where the person never chose. */
  language: Language | null
  /** Whether they are of the provider's staff. */
  isAdmin: boolean
  /** What somebody of the staff may do; left out or null they only read. */
  staffRole?: StaffRole | null
  /** Whether somebody of the provider's staff may read the security log; left out where not. */
  mayReadSecurityLog?: boolean
  /** Whether somebody of the provider's staff may sign agreements for the provider; left out where not. */
  maySignForProvider?: boolean
  /** Null for provider staff. */
  organisationId: string | null
}

/** An actor of an organisation: what the verbs on forms, documents and history ask for. */
export type Member = Actor & { organisationId: string }

/** An organisation whose data is read, for verbs that do not care who asks: anyone who calls them has seen to that. */
export type Tenant = { organisationId: string }

/**
 * Anyone who changes something of an organisation, as history names them: a member, provider staff on its behalf, or
 * somebody who came by a share link and has no account. Members are contributors too.
 */
export type Contributor = Tenant & { userId: string | null; name: string }
