import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { addForm, addOrganisation } from './care-organisation.ts'
import type { SharedPortal } from './portal.ts'
import { addLink, type MadeLink } from './share.ts'
import { openVisitor, type FormFields, type Visitor } from './visitor.ts'

/** The task whose agreement is signed. */
export const agreementItem = 'processing-agreement'
/** Links to sign with, and to agree with as data protection officer. */
export const signer = { purpose: 'signer' as const, may: 'sign' as const, items: [agreementItem], locationIndex: null }
export const officer = { ...signer, purpose: 'dpo' as const, recipientName: 'Peter Koster' }
/** Who signs. */
export const who = { name: 'Hanneke de Vries' }

/** A new organisation with an agreement, a link to sign it with, and the browser of whoever got that. */
export async function agreementToSign({ origin }: SharedPortal, over: Partial<NewShareLink> = {}) {
  const member = await addOrganisation(['Huis'])
  await addForm(member, null, agreementItem, {
    signer: { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' },
  })
  const link = await addLink(member, { ...signer, recipientName: who.name, ...over })
  return { member, link, guest: openVisitor(origin) }
}

/** The hash of the text on the page of a link; '' where nothing can be signed there. */
export const hashOn = async (guest: Visitor, { address }: MadeLink): Promise<string> =>
  /name="hash" value="([0-9a-f]{64})"/.exec((await guest.ask(address)).text)?.[1] ?? ''

/** Reads the agreement and signs it by name, with other fields in the form. */
export async function signByName(guest: Visitor, link: MadeLink, over: FormFields = {}) {
  const hash = await hashOn(guest, link)
  return guest.post(link.address, { intent: 'sign', hash, agree: 'on', ...who, ...over })
}

/** What was signed in an organisation, oldest first. */
export const signaturesOf = ({ sql }: SharedPortal, organisationId: string) =>
  sql`select * from share_signatures where organisation_id = ${organisationId} order by at`

/** What somebody did by a link in the end. */
export async function outcomeOf({ sql }: SharedPortal, { id }: MadeLink): Promise<unknown> {
  return (await sql`select outcome from share_links where id = ${id}`)[0]?.outcome
}
