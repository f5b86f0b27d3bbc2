import { formatMoment } from '#app/platform/i18n/moments.ts'
import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { findEvidence } from '#app/persistence/links/share-evidence.server.ts'
import { findSignature, listSignaturesOf, type Signature } from '#app/persistence/links/share-signatures.server.ts'
import { howFarOf } from '../evidence/certificate.ts'

/** What the page of evidence shows. */
export type Evidence = Awaited<ReturnType<typeof loadEvidence>>

/**
 * What was accepted by a link, by whom and when, with everybody else who accepted the very same text.
 * @param shows whose network addresses: anyone who came by a link sees no other than their own
 * @throws a 404 response where nothing was accepted by it
 */
export async function loadEvidence(tenant: Tenant, linkId: string, language: Language, shows: 'own' | 'all') {
  const own = await signatureOf(tenant, linkId)
  const [signatures, pdf] = await Promise.all([listSignaturesOf(tenant, own.textHash), findEvidence(tenant, linkId)])
  const [title = ''] = own.signedText.split('\n', 1)
  return {
    title,
    /** Whether it was signed, or only approved so far. */
    what: howFarOf(signatures) === 'agreed' ? ('agreed' as const) : ('signed' as const),
    text: own.signedText,
    hash: own.textHash,
    /** The number of its PDF; null of what was signed before there were any. */
    number: pdf?.number ?? null,
    file: `${fileName(own, language)}.txt`,
    signatures: signatures.map(
      ({ id, role, typedName, invitedName, isOther, position, statement, at, linkId: link, address }) => ({
        id,
        role,
        name: typedName,
        ...{ invitedName, isOther, position },
        statement,
        utc: at.toISOString(),
        dutch: formatMoment(at.getTime(), language),
        link,
        // Who came by a link is told nothing of where the provider's people are.
        address: shows === 'all' || (link === linkId && role !== 'provider') ? address : null,
      }),
    ),
  }
}

/**
 * The accepted text as a file of exactly the bytes that the hash is over.
 * @throws a 404 response where nothing was accepted by the link
 */
export async function evidenceFile(tenant: Tenant, linkId: string, language: Language): Promise<Response> {
  const own = await signatureOf(tenant, linkId)
  return madeFileAnswer(own.signedText, {
    name: fileName(own, language),
    extension: 'txt',
    type: 'text/plain; charset=utf-8',
  })
}

/** No spaces, so that it can be typed as it is behind a command. */
const fileName = ({ textHash }: Signature, language: Language): string =>
  textFor(language, 'sharing/signing')('evidence.file', { hash: textHash.slice(0, 8) })

async function signatureOf(tenant: Tenant, linkId: string): Promise<Signature> {
  const found = await findSignature(tenant, linkId)
  if (!found) throw new Response(null, { status: 404 })
  return found
}
