import type { AppLoadContext } from '@remix-run/node'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { missingOfProvider } from '#app/platform/site/provider.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { listProviderSigners } from '#app/persistence/links/counter-signatures.server.ts'
import { findEvidence } from '#app/persistence/links/share-evidence.server.ts'
import { readShareLink, type SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { findSignature, listSignaturesOf, type Signature } from '#app/persistence/links/share-signatures.server.ts'
import { readRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { may } from '#app/persistence/staff-rights.ts'
import { languageOfLink, titleOfLink } from '#app/sharing/sent/link-words.server.ts'
import { agreementOf } from '#app/sharing/signing/agreement.server.ts'
import { readPlaceOf } from '#app/roadmap/flow/route.server.ts'
import { isForBothSides } from '#app/roadmap/rules/shares.ts'
import { isProvidersTurn } from '#app/sharing/signing/both-sides.ts'
import { awaitedByProvider, isOnEarlierText } from '#app/sharing/signing/order.server.ts'

/**
 * A link of any organisation by which something is signed that the provider signs, too.
 * @throws a 404 response where there is no such link
 */
export async function signedLinkFor(
  actor: Actor,
  { organisationId = '', id = '' }: Record<string, string | undefined>,
) {
  const found = await readRelationship(actor, organisationId)
  const link = found && (await readShareLink({ organisationId }, id))
  if (!link || !isForBothSides(link)) throw new Response(null, { status: 404 })
  return { link, organisation: found.organisationName }
}

/** The language in which something was signed by a link. */
export async function languageSigned(link: SentShareLink): Promise<Language> {
  const language = (await findEvidence(link, link.id))?.language
  return isLanguage(language) ? language : languageOfLink(link)
}

/** Whether what was signed by a link is another text by now, so that it has to be signed again first. */
export const isLapsed = (link: SentShareLink, organisation: string): Promise<boolean> =>
  isOnEarlierText(link, (index) => readPlaceOf(link, organisation, index, null))

/** What the page shows on which somebody signs for the provider. */
export type CounterSigning = Awaited<ReturnType<typeof loadCounterSigning>>

/**
 * What was signed by a link, by whom, and whether the reader can sign it for the provider.
 * @throws a 404 response where there is no such link
 */
export async function loadCounterSigning(
  actor: Actor,
  params: Record<string, string | undefined>,
  context: AppLoadContext,
) {
  const { link, organisation } = await signedLinkFor(actor, params)
  const { language } = context
  const at = (date: Date) => formatMoment(date.getTime(), language)
  const own = await findSignature(link, link.id)
  const signatures = own ? await listSignaturesOf(link, own.textHash) : []
  const mine = link.counterSignedAt === null ? signatures.filter(({ role }) => role !== 'provider') : signatures
  const provider = providerDetails()
  const counter = mine.find(({ role }) => role === 'provider')
  const why = {
    isLapsed: await isLapsed(link, organisation),
    awaited: isProvidersTurn(link) ? await awaitedByProvider(link) : [],
    isIncomplete: missingOfProvider(provider).length > 0,
  }
  const blocked = blockedBy(actor, link, why)
  return {
    ...{ organisation, provider: provider.name, name: link.recipientName },
    href: `/admin/links/${link.organisationId}/${link.id}`,
    title: titleOfLink(link, language),
    signed: counter && { by: counter.typedName, at: at(counter.at) },
    blocked,
    withdrawn: link.revokedAt && { by: link.revokedByName ?? '', at: at(link.revokedAt) },
    others: (blocked === 'others' ? why.awaited : blocked === 'right' ? await listProviderSigners() : []).join(', '),
    hash: own?.textHash ?? null,
    isChanged: own !== null && !counter && (await hashNow(link, organisation, context)) !== own.textHash,
    signatures: mine.map((one) => said(one, at)),
  }
}

const said = ({ id, role, typedName, position, isOther, invitedName, at }: Signature, words: (at: Date) => string) => ({
  ...{ id, role, name: typedName, position, at: words(at) },
  invited: isOther ? invitedName : null,
})

type Why = { isLapsed: boolean; awaited: readonly string[]; isIncomplete: boolean }

/** Why the reader cannot sign; null where they can, or where it was done. */
function blockedBy(actor: Actor, link: SentShareLink, why: Why) {
  if (link.counterSignedAt !== null) return null
  if (!isProvidersTurn(link)) return link.outcome === 'signed' ? ('withdrawn' as const) : ('unsigned' as const)
  if (why.isLapsed) return 'lapsed' as const
  if (why.awaited.length > 0) return 'others' as const
  if (!may(actor, 'sign')) return 'right' as const
  return why.isIncomplete ? ('closed' as const) : null
}

/** The hash of what the link would let sign now; null where it would let sign nothing. */
async function hashNow(link: SentShareLink, organisationName: string, context: AppLoadContext): Promise<string | null> {
  const { organisationId, recipientName } = link
  const guest = {
    link: { ...link, organisationName, contact: null, makerEmail: null },
    contributor: { organisationId, userId: null, name: recipientName },
  }
  try {
    return (await agreementOf(guest, { ...context, language: await languageSigned(link) })).hash
  } catch (error) {
    if (error instanceof Response) return null
    throw error
  }
}
