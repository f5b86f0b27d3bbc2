import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import type { Answer } from './ask.ts'
import type { Member } from '#app/persistence/actor.ts'
import { leaveOutAnnexes } from './annexes.ts'
import { addForm, addOrganisation, addToForm } from './care-organisation.ts'
import type { SharedPortal } from './portal.ts'
import { addLink, type MadeLink } from './share.ts'
import { newTenant } from './tenant.ts'
import { openVisitor, type FormFields, type Visitor } from './visitor.ts'

/** The task whose agreement is signed. */
export const agreementItem = 'processing-agreement'
/** Links to sign with, and to agree with as data protection officer. */
export const signer = { purpose: 'signer' as const, may: 'sign' as const, items: [agreementItem], locationIndex: null }
export const officer = { ...signer, purpose: 'dpo' as const, recipientName: 'Peter Koster' }
/** Who signs. */
export const who = { name: 'Hanneke de Vries' }

/** Fills in all that the agreement says of an organisation, so that it has no gaps, and marks that it has no annexes. */
export async function fillInAgreement(member: Member): Promise<void> {
  await leaveOutAnnexes(member)
  await addToForm(member, 'org-information', {
    organisation: { name: '', kvk: '12345678', address: 'Zonneweg 1', zipcode: '3601 AA', city: 'Maarssen' },
  })
  await addForm(member, null, agreementItem, {
    signer: { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' },
    dpo: { first_name: 'Peter', last_name: 'Koster' },
  })
}

/** A new organisation with an agreement, a link to sign it with, and the browser of whoever got that. */
export async function agreementToSign({ origin }: Pick<SharedPortal, 'origin'>, over: Partial<NewShareLink> = {}) {
  const member = await addOrganisation(['Huis'])
  await fillInAgreement(member)
  const link = await addLink(member, { ...signer, recipientName: who.name, ...over })
  return { member, link, guest: openVisitor(origin) }
}

/** The task whose study agreement is signed. */
export const studyAgreementItem = 'quotation'

/** A location whose study agreement is filled in, a link to sign it, and the browser of its guest. */
export async function studyAgreementToSign({ sql, origin }: SharedPortal) {
  const member = await newTenant()
  await sql`update forms set fields = fields || '{"checked": true, "start_month": 5, "start_year": 2027}'
    where organisation_id = ${member.organisationId} and form_type = ${studyAgreementItem} and location_index = 0`
  const to = { ...signer, items: [studyAgreementItem], locationIndex: 0, recipientName: who.name }
  return { member, link: await addLink(member, to), guest: openVisitor(origin) }
}

/** Goes through all parts of what a link lets sign, as a person does; gives the last one, on which the form stands. */
export async function readParts(guest: Visitor, { address }: MadeLink): Promise<Answer> {
  let page = await guest.ask(address)
  for (let next = nextIn(page); next; next = nextIn(page)) page = await guest.ask(next)
  return page
}

const nextIn = ({ text }: Answer): string | undefined =>
  /<a [^>]*href="([^"]*)"[^>]* rel="next"|<a [^>]*rel="next"[^>]* href="([^"]*)"/.exec(text)?.slice(1).find(Boolean)

/** The hash in the form on a page; '' where nothing can be signed there. */
export const hashIn = ({ text }: Answer): string => /name="hash" value="([0-9a-f]{64})"/.exec(text)?.[1] ?? ''

/** The hash of the text that a link lets sign, after all parts of it were read; '' where nothing can be signed. */
export const hashOn = async (guest: Visitor, link: MadeLink): Promise<string> => hashIn(await readParts(guest, link))

/** Signs the text with this hash by name, with other fields in the form. */
export const signHash = (guest: Visitor, link: MadeLink, hash: string, over: FormFields = {}): Promise<Answer> =>
  guest.post(link.address, { intent: 'sign', hash, agree: 'on', ...who, ...over })

/** Reads the agreement part by part and signs it by name, with other fields in the form. */
export const signByName = async (guest: Visitor, link: MadeLink, over: FormFields = {}): Promise<Answer> =>
  signHash(guest, link, await hashOn(guest, link), over)

/** The ids of the links whose answers a page asks about. */
export const askedAbout = (text: string): string => /name="lapse" value="(?:ask|only):([^"]*)"/.exec(text)?.[1] ?? ''

/** What was signed in an organisation, oldest first. */
export const signaturesOf = ({ sql }: SharedPortal, organisationId: string) =>
  sql`select * from share_signatures where organisation_id = ${organisationId} order by at`

/** What somebody did by a link in the end. */
export async function outcomeOf({ sql }: SharedPortal, { id }: MadeLink): Promise<unknown> {
  return (await sql`select outcome from share_links where id = ${id}`)[0]?.outcome
}

type Message = { member: Member; link: MadeLink; state: 'sent' | 'kept' }

/** A message with the link to that address, taken by a mail server or kept for staff to pass on. */
export const addMessageTo = ({ sql }: SharedPortal, to: string, { member, link, state }: Message) =>
  sql`insert into mail_messages (organisation_id, link_id, cause, to_name, to_address, language, subject, sealed_text, state)
    values (${member.organisationId}, ${link.id}, 'share-link', '', ${to}, 'nl', '', '', ${state})`
