import { readSigningLink } from '#app/persistence/organisations/organisations.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { signingExample } from '#app/platform/site/signing-example.ts'

/**
 * The address at which the organisation signs, in the demo a page of ours; null where provider staff have not set one, or it is no
 * https address.
 */
export async function signingAddress(member: Member): Promise<string | null> {
  const link = (await readSigningLink(member)) ?? ''
  if (link === signingExample) return link
  const address = URL.canParse(link) ? new URL(link) : null
  return address?.protocol === 'https:' ? address.href : null
}
