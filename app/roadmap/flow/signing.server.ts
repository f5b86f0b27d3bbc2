import { readSigningLink } from '#app/persistence/organisations/organisations.server.ts'
import type { Member } from '#app/persistence/actor.ts'

/** The address at which the organisation signs; null where provider staff have not set one, or it is no https address. */
export async function signingAddress(member: Member): Promise<string | null> {
  const link = (await readSigningLink(member)) ?? ''
  const address = URL.canParse(link) ? new URL(link) : null
  return address?.protocol === 'https:' ? address.href : null
}
