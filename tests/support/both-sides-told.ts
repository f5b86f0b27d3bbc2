import { eq } from 'drizzle-orm'
import { users } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Actor, Contributor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { findLinksThatSigned } from '#app/persistence/links/counter-signatures.server.ts'
import { findOpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import type { NewShareLink, ShareLink } from '#app/persistence/links/share-links.server.ts'
import { addSignature } from '#app/persistence/links/share-signatures.server.ts'
import { readMailedLink } from '#app/persistence/links/mailed-links.server.ts'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { mailLinkCode } from '#app/sharing/guest/mail-code.server.ts'
import { notifyAllSigned, notifyProvider } from '#app/sharing/mail/both-signed.server.ts'
import { writeToSigner } from '#app/sharing/mail/signer.server.ts'
import { sendProofCode } from '#app/sharing/proof/send-code.server.ts'
import { signer, who } from './agreement.ts'
import { addColleague } from './care-organisation.ts'
import { aMailbox, type MailPlace } from './mail-place.ts'
import { addLink } from './share.ts'
import { newAdmin } from './tenant.ts'

/** What is told where an organisation and the provider sign the same text, done by the portal's own verbs. */

const text = { statement: 'Ja.', signedText: 'Overeenkomst', textHash: '0'.repeat(64), address: '' }

/** A link by which somebody signed for the organisation, of which nobody was told yet. */
async function signedLink(maker: Contributor, over: Partial<NewShareLink> = {}): Promise<ShareLink> {
  const { id } = await addLink(maker, { ...signer, recipientName: who.name, ...over })
  const at = new Date()
  const set = { outcome: 'signed', outcomeAt: at } as const
  const [link] = await database().update(shareLinks).set(set).where(eq(shareLinks.id, id)).returning()
  if (!link) throw new Error('The link was not stored.')
  const signature = { linkId: id, role: 'signer' as const, at, typedName: who.name, invitedName: who.name }
  await database().transaction((tx) => addSignature(tx, maker, { ...text, ...signature, isOther: false, position: '' }))
  return link
}

/** Tells somebody of the staff, at the address and in the language of this member, that the provider signs next. */
export async function tellProvidersTurn(place: MailPlace, member: Member): Promise<void> {
  const db = database()
  const byId = (userId: string) => eq(users.id, userId)
  const [reader] = await db.select().from(users).where(byId(member.userId))
  if (!reader) throw new Error('There is no such member.')
  const { email, language } = reader
  const { userId } = await newAdmin()
  await db.update(users).set({ email: aMailbox() }).where(byId(member.userId))
  await db.update(users).set({ email, language, maySignForProvider: true }).where(byId(userId))
  const link = await signedLink(member)
  await db.transaction((tx) => notifyProvider(tx, link))
  await place.untilRow(email, { state: 'sent' })
  // So that nothing is told to them of what others sign.
  await db.update(users).set({ maySignForProvider: false }).where(byId(userId))
}

/** Lets the provider sign what somebody signed by a link, and tells all of it. */
async function signForBoth(maker: Contributor, admin: Actor, over: Partial<NewShareLink> = {}): Promise<void> {
  const { id } = await signedLink(maker, over)
  await database().transaction(async (tx) => {
    const set = { counterSignedAt: new Date() }
    const [link] = await tx.update(shareLinks).set(set).where(eq(shareLinks.id, id)).returning()
    if (!link) throw new Error('The link is gone.')
    await notifyAllSigned(tx, link, await findLinksThatSigned(tx, maker, text.textHash), admin.userId)
  })
}

/** Tells this member, who made the link, that both sides signed. */
export const tellMakerOfBoth = (member: Member, admin: Actor): Promise<void> => signForBoth(member, admin)

/** Tells who signed or approved by a link, at the address and in the language of this member, that they did. */
export async function tellGuestOfOwn(member: Member, told: 'signed-guest' | 'agreed-guest'): Promise<void> {
  const { colleague, to } = await asGuest(member)
  const { id } = await signedLink(colleague, to)
  await database().transaction(async (tx) => {
    const link = await readMailedLink(tx, colleague, id)
    if (!link) throw new Error('The link is gone.')
    await writeToSigner(tx, { ...link, isUsable: true }, told)
  })
}

/** Sends the code for evidence to who signed by a link, at the address and in the language of this member. */
export async function sendGuestCode(member: Member): Promise<void> {
  const { colleague, to } = await asGuest(member)
  const { id: linkId } = await signedLink(colleague, to)
  const link = await readMailedLink(database(), colleague, linkId)
  if (!link) throw new Error('The link is gone.')
  const { organisationId, organisationName: organisation, createdByName: sender } = link
  const numbered = { number: '2026-0102-ABCD-EFGH', organisationId, linkId, organisation, sender }
  await sendProofCode({ ...numbered, textHash: text.textHash }, to.recipientEmail, 0)
}

/** Sends the code of a link to this address; it is the same code each time. */
export async function sendLinkCode(member: Member, over: Pick<NewShareLink, 'language' | 'codeEmail'>): Promise<void> {
  const { token } = await addLink(member, { codeHash: 'x', ...over })
  const link = await findOpenShareLink(hashOfToken(token))
  if (!link) throw new Error('The link is gone.')
  await mailLinkCode({ ...link, id: over.language }, 0)
}

/** The same, that both sides did. */
export async function tellGuestOfBoth(member: Member, admin: Actor): Promise<void> {
  const { colleague, to } = await asGuest(member)
  await signForBoth(colleague, admin, to)
}

/** A colleague who sends a link to the address of this member, in their language. */
async function asGuest(member: Member) {
  const colleague = await addColleague(member)
  const [reader] = await database().select().from(users).where(eq(users.id, member.userId))
  if (!reader) throw new Error('There is no such member.')
  // A reply goes to the colleague: the same each time.
  await database()
    .update(users)
    .set({ email: `youssef.${reader.email}` })
    .where(eq(users.id, colleague.userId))
  const expiresAt = new Date('2099-03-02T11:00:00Z')
  return { colleague, to: { recipientEmail: reader.email, language: reader.language ?? 'nl', expiresAt } }
}
