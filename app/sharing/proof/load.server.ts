import { findEvidenceByNumber, type NumberedEvidence } from '#app/persistence/links/proofs.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { loadEvidence } from '../signing/evidence.server.ts'
import { linkOpenedBy } from './code.server.ts'

/** What the page of evidence shows by its number: evidence, how to get it, or that there is none. */
export type ProofView = Awaited<ReturnType<typeof loadProof>>

/** What is known by a number, to this browser. */
export async function loadProof(request: Request, typed: string, language: Language) {
  const numbered = await findEvidenceByNumber(typed.toUpperCase())
  if (!numbered) return { kind: 'unknown' as const }
  const { number, organisation } = numbered
  const linkId = linkOpenedBy(request, number)
  if (linkId === null)
    return { kind: 'known' as const, ...askable(numbered), hasCode: new URL(request.url).searchParams.has('code') }
  const { title, number: newest, signatures } = await loadEvidence(numbered, linkId, language, 'own')
  const signedBy = signatures.map(({ role, name, position, dutch }) => ({
    ...{ role, at: dutch },
    who: [name, position].filter(Boolean).join(', '),
  }))
  return { kind: 'open' as const, number, newest, title, organisation, signedBy }
}

/** What everybody may know who has the number of evidence: whom to ask for it, as where a changed copy of it is checked. */
const askable = ({ number, organisation, sender }: NumberedEvidence) => ({
  ...{ number, organisation, sender },
  canMail: environment().SMTP_URL !== undefined,
})
