import type { AppLoadContext } from '@remix-run/node'
import { formatMoment } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { findAwaitedOfficer, findSignature } from '#app/persistence/links/share-signatures.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { agreementOf, roleOf, statementOf, type Agreement } from './agreement.server.ts'

/** What the page gets on which somebody signs by a link. */
export type SigningData = Awaited<ReturnType<typeof loadSigning>>

/**
 * What the page shows: the agreement, and what can be done with it now.
 * @throws a 404 response where the link has nothing to sign
 */
export async function loadSigning(guest: Guest, context: AppLoadContext) {
  const { link, contributor } = guest
  const { language } = context
  const agreement = await agreementOf(guest, context)
  const role = roleOf(link.purpose)
  const [awaits, signature] = await Promise.all([awaitedBefore(guest, agreement), findSignature(contributor, link.id)])
  const { shown, hash } = agreement
  const blank = textFor(agreement.language, 'sharing/signing')('sign.nameOfYours')
  return {
    title: shown.title,
    shown,
    role,
    /** What is accepted by typing a name; null where that cannot be done by this link. */
    native: link.may === 'sign' && hash !== '' ? { hash, statement: statementOf(agreement, role, blank) } : null,
    hasGaps: hasGaps(agreement),
    mayUpload: mayUpload(guest, agreement),
    awaits,
    signed: signature && { by: signature.typedName, at: formatMoment(signature.at.getTime(), language) },
    uploadedAt: link.outcome === 'uploaded' && link.outcomeAt ? formatMoment(link.outcomeAt.getTime(), language) : null,
    declined: link.outcome === 'declined' ? (link.outcomeWords ?? '') : null,
  }
}

/** The data protection officer comes before the signer; reading waits for nobody. */
export const awaitedBefore = async ({ link, contributor }: Guest, { item, location }: Agreement) =>
  roleOf(link.purpose) === 'dpo' ? null : findAwaitedOfficer(contributor, item.key, location?.index ?? null)

/** A signed copy is brought back by the signer; the data protection officer signs nothing on paper. */
export const mayUpload = ({ link: { may, purpose } }: Guest, { item }: Agreement): boolean =>
  (may === 'sign' || may === 'upload') && roleOf(purpose) === 'signer' && item.hasDocuments

const hasGaps = ({ shown }: Agreement): boolean =>
  JSON.stringify(shown.handOuts.map(({ letter }) => letter?.blocks)).includes('"isGap":true')
