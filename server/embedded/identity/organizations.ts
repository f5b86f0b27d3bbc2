import { findOrganisationOfAccount, readPayload, storePayload } from '#app/persistence/people/identity-store.server.ts'

/** What tokens say of the organisation a login was for. */
export type OrganizationClaims = { org_id: string; org_name: string }

const model = 'GrantOrganization'

/**
 * The organisation of the portal that a login asks for, if the account belongs to it.
 * @param asked the parameter `organization`: `org_` and the organisation's id, or else its name in whatever letters
 * @returns null where the account belongs to another one, or to none
 */
export async function organizationAsked(accountId: string, asked: string): Promise<OrganizationClaims | null> {
  const found = await findOrganisationOfAccount(accountId)
  if (!found) return null
  // In small letters, as Auth0 has its names.
  const claims = { org_id: `org_${found.id}`, org_name: found.name.trim().toLowerCase() }
  const wanted = asked.trim()
  const isMember = wanted.startsWith('org_') ? wanted === claims.org_id : wanted.toLowerCase() === claims.org_name
  return isMember ? claims : null
}

/**
 * Keeps which organisation a grant is for, for all tokens that come from it.
 * @param lifetime seconds
 */
export async function keepOrganization(grantId: string, claims: OrganizationClaims, lifetime: number): Promise<void> {
  await storePayload(model, grantId, { ...claims, grantId }, lifetime)
}

/** What tokens of a grant say of an organisation; undefined where the login asked for none. */
export async function organizationOf(grantId: string | undefined): Promise<Record<string, unknown> | undefined> {
  const kept = grantId === undefined ? undefined : await readPayload(model, grantId)
  return kept && { org_id: kept.org_id, org_name: kept.org_name }
}
