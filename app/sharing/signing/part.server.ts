import type { AppLoadContext } from '@remix-run/node'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { findCounterSignature } from '#app/persistence/links/counter-signatures.server.ts'
import { findSignature, listSignaturesOf } from '#app/persistence/links/share-signatures.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { textVersion } from '#app/roadmap/letters/text-version.server.ts'
import { countsFor } from '#app/roadmap/rules/signing-order.ts'
import { missingOfProvider } from '#app/platform/site/provider.ts'
import { placeOfGuest } from '../place.server.ts'
import { agreementOf, roleOf, statementOf, type Agreement } from './agreement.server.ts'
import { officerBefore } from './order.server.ts'
import { loadReading } from './reading/reading.server.ts'

/** What the page gets on which somebody signs by a link. */
export type SigningData = Awaited<ReturnType<typeof loadSigning>>

/**
 * What the page shows: a part of the agreement, and what can be done with it now.
 * @throws a 404 response where the link has nothing to sign
 */
export async function loadSigning(guest: Guest, request: Request, context: AppLoadContext) {
  const { link, contributor } = guest
  const { language } = context
  const agreement = await agreementOf(guest, context)
  const role = roleOf(link.purpose)
  const [awaits, signature, counter, officer, reading, { provider }] = await Promise.all([
    awaitedBefore(guest, context, agreement),
    findSignature(contributor, link.id),
    link.counterSignedAt === null ? null : findCounterSignature(contributor, link.id),
    officerOf(guest, agreement),
    loadReading(guest, request, context, agreement),
    placeOfGuest(guest, context),
  ])
  const { shown, hash } = agreement
  const blank = textFor(agreement.language, 'sharing/signing')('sign.nameOfYours')
  return {
    title: shown.title,
    partTitle: textFor(language, 'sharing/signing/reading')('partOf', {
      ...{ title: shown.title, part: reading.part, count: reading.count },
    }),
    groups: shown.groups,
    role,
    reading,
    facts: {
      ...{ item: shown.key, title: agreement.title, organisation: agreement.organisation },
      supplier: missingOfProvider(provider).length > 0 ? null : provider,
      againReason: link.againReason,
      isText: shown.handOuts.every(({ document }) => document === null),
    },
    officer: officer && { name: officer.name, at: formatMoment(officer.at, language) },
    /** What is accepted by typing a name; null where that cannot be done by this link. */
    native:
      link.may === 'sign' && hash !== '' && agreement.canSign && agreement.lacks === null && reading.canSign
        ? { hash, statement: statementOf(agreement, role, blank) }
        : null,
    isClosed: link.may === 'sign' && !agreement.canSign,
    lacks: link.may === 'sign' ? agreement.lacks : null,
    mayUpload: mayUpload(guest, agreement),
    awaits,
    invited: link.recipientName,
    signed: signature && {
      by: signature.typedName,
      invited: signature.isOther ? signature.invitedName : null,
      at: formatMoment(signature.at.getTime(), language),
      /** Whether the text has changed since, and is another one below; in another language it is the same. */
      isEarlier: await isEarlier(guest, context, agreement),
      both: counter && { by: counter.typedName, at: formatMoment(counter.at.getTime(), language) },
      /** Who signs next; null where nobody does. */
      waitsFor: role === 'signer' && counter === null && provider.name !== '' ? provider.name : null,
    },
    uploadedAt: link.outcome === 'uploaded' && link.outcomeAt ? formatMoment(link.outcomeAt.getTime(), language) : null,
    declined: link.outcome === 'declined' ? (link.outcomeWords ?? '') : null,
  }
}

const isEarlier = async (guest: Guest, context: AppLoadContext, { item }: Agreement): Promise<boolean> =>
  !countsFor(guest.link, await textVersion(guest.contributor, sourcesOf(await placeOfGuest(guest, context)), item))

/** The data protection officer comes before the signer; reading waits for nobody. */
export const awaitedBefore = async (guest: Guest, context: AppLoadContext, { item }: Agreement) =>
  roleOf(guest.link.purpose) === 'dpo' ? null : officerBefore(guest.link, item, () => placeOfGuest(guest, context))

/** Who of the data protection officers agreed to the same text, of concern to the person who signs after them. */
async function officerOf({ link, contributor }: Guest, { hash }: Agreement) {
  if (hash === '' || roleOf(link.purpose) === 'dpo') return null
  const found = (await listSignaturesOf(contributor, hash)).findLast(({ role }) => role === 'dpo')
  return found ? { name: found.typedName, at: found.at.getTime() } : null
}

/** A signed copy is brought back by the signer; the data protection officer signs nothing on paper. */
export const mayUpload = ({ link: { may, purpose } }: Guest, { item }: Agreement): boolean =>
  (may === 'sign' || may === 'upload') && roleOf(purpose) === 'signer' && item.hasDocuments
