import type { Signature } from '#app/persistence/links/share-signatures.server.ts'
import { findEvidenceAnywhere } from '#app/persistence/links/proofs.server.ts'
import { findEvidence, readEvidenceChain } from '#app/persistence/links/share-evidence.server.ts'
import { boundedQueue, TooManyWaitingError } from '#app/platform/documents/bounded-queue.ts'
import { readPdfText } from '#app/platform/documents/pdf-page.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { log } from '#app/platform/log/log.ts'
import { howFarOf } from './certificate.ts'
import { isWhole } from './chain.ts'
import { numbersIn } from './number.ts'
import type { JudgedSeal } from './seal/judge-seal.server.ts'
import type { LookedAt } from './received.server.ts'

/** Somebody who signed, as it is told to anybody who has the file. */
type SignedBy = Pick<Signature, 'role' | 'position'> & { name: string; at: Date }

/** What is known of a file. */
export type Verdict =
  | {
      kind: 'good'
      number: string
      title: string
      organisation: string
      signedBy: SignedBy[]
      newer: string | null
      /** Null where the file has no seal of the provider, or is too large to look for one. */
      seal: JudgedSeal | null
    }
  | { kind: 'changed'; number: string; name: string; organisation: string; phone: string }
  | { kind: 'doubt'; number: string }
  | { kind: 'unknown' }

/** Reading a file takes memory: so many are read at once, and so many more may wait. */
const turn = boundedQueue({ atOnce: 1, maxWaiting: 20 })
const patience = 10
/** Pages at the end of a file on which the number is looked for. */
const maxPages = 5

/** What is known of a file: whether it is evidence that was made here, and whether its bytes are still the same. */
export async function verify({ sha256, bytes }: LookedAt): Promise<Verdict> {
  const found = await findEvidenceAnywhere({ sha256 })
  if (found) return confirmed(found, bytes)
  for (const number of bytes ? await numbersOf(bytes) : []) {
    const changed = await findEvidenceAnywhere({ number })
    if (!changed) continue
    const { organisation, sender: name, phone } = changed
    return { kind: 'changed', number, name, organisation, phone }
  }
  return { kind: 'unknown' }
}

type Found = NonNullable<Awaited<ReturnType<typeof findEvidenceAnywhere>>>

async function confirmed({ evidence, organisation }: Found, bytes: LookedAt['bytes']): Promise<Verdict> {
  const { number, title, signatureIds, organisationId, linkId } = evidence
  const [{ rows, signatures }, latest] = await Promise.all([
    readEvidenceChain(evidence),
    findEvidence(evidence, linkId),
  ])
  if (!isWhole(rows, signatures)) {
    log.error({ organisationId }, 'the chain of evidence is broken')
    return { kind: 'doubt', number }
  }
  const signedBy = signatureIds.flatMap((id) => {
    const one = signatures.find((signature) => signature.id === id)
    return one ? [{ name: one.typedName, role: one.role, position: one.position, at: one.at }] : []
  })
  const newer = latest && latest.number !== number ? latest.number : null
  const seal = bytes && (await sealIn(bytes, evidence.at))
  return { kind: 'good', number, title, organisation, signedBy, newer, seal }
}

/** The seal of a file; what reads it is loaded when the first one is looked at. */
async function sealIn(bytes: Uint8Array<ArrayBuffer>, signedAt: Date): Promise<JudgedSeal | null> {
  const [{ readSeal }, { judgeSeal }] = await Promise.all([
    import('./seal/read-seal.ts'),
    import('./seal/judge-seal.server.ts'),
  ])
  const seal = await readSeal(Buffer.from(bytes.buffer))
  return seal && judgeSeal(seal, signedAt)
}

/** Numbers in the file as it stands, else in the words of its last pages. */
async function numbersOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const plain = numbersIn(Buffer.from(bytes.buffer).toString('latin1'))
  if (plain.length > 0) return plain
  try {
    const signal = AbortSignal.timeout(patience * 1000)
    const pages = await turn(() => readPdfText(bytes, { maxPages, fromEnd: true }, signal))
    return numbersIn(pages.join('\n'))
  } catch (error) {
    if (error instanceof TooManyWaitingError) throw new Response(null, { status: 503 })
    return []
  }
}

/** The same for programs: `signedBy` is a list of names; all but `signed` are null where the file is not as it was signed. */
export const verdictForPrograms = (verdict: Verdict) =>
  verdict.kind === 'good'
    ? {
        signed: true,
        document: verdict.title,
        signedBy: verdict.signedBy.map(({ name }) => name),
        at: verdict.signedBy.at(-1)?.at.toISOString() ?? null,
      }
    : { signed: false, document: null, signedBy: null, at: null }

/** The same for the page, with its moments in words. */
export const verdictForPage = (verdict: Verdict, language: Language) =>
  verdict.kind === 'good'
    ? {
        ...verdict,
        /** Whether one of both parties still has to sign. */
        isOneOfTwo: howFarOf(verdict.signedBy) === 'signed',
        /** Whether nobody signed it yet: a data protection officer approved it. */
        isAgreed: howFarOf(verdict.signedBy) === 'agreed',
        signedBy: verdict.signedBy.map(({ at, ...one }) => ({ ...one, at: formatMoment(at.getTime(), language) })),
        seal: verdict.seal && sealForPage(verdict.seal, language),
      }
    : verdict

const sealForPage = ({ owner, issuer, trust, timestamp, timeTrust }: JudgedSeal, language: Language) => ({
  ...{ owner, issuer, trust, timeTrust, authority: timestamp?.authority ?? '' },
  at: timestamp && formatMoment(timestamp.at.getTime(), language),
})
