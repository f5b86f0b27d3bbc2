import { X509Certificate } from 'node:crypto'
import { Certificate } from 'pkijs'
import { log } from '#app/platform/log/log.ts'
import { askRevocation, RevokedError, type Issued, type NotRevoked } from './ask-revocation.server.ts'
import { ownBuffer } from './signed-data.ts'
import { trustedCertificates } from './trusted-certificates.server.ts'
import type { ValidationData } from './validation-data.ts'

/** Seconds in which all issuers have to answer: somebody who signs waits for them. */
const patience = 3
/** Seconds in which an issuer is not asked again. */
const pause = { answered: 3600, failed: 600 }
/** Certificates that are watched at most: an authority of time that takes another one for each token does not fill the memory. */
const mostWatched = 20

type Watched = Issued & { answer: NotRevoked | null; quietUntil: number }

/** By their fingerprint. */
const watched = new Map<string, Watched>()
let asking: Promise<void> | null = null

/**
 * Asks who issued these certificates, and those that were sealed with before, whether they were revoked, unless that was done within the
 * hour. An issuer that does not answer is logged.
 */
export async function askIssuers(certificates: readonly Buffer[]): Promise<void> {
  watch(certificates)
  asking ??= askAll().finally(() => {
    asking = null
  })
  await asking
}

/** What proves that these certificates were good, as far as it is known; nobody is asked for it now. */
export function validationDataOf(certificates: readonly Buffer[]): ValidationData {
  watch(certificates)
  const all = [...new Map(certificates.map((one) => [fingerprint(one), one])).entries()]
  const data: ValidationData = { certificates: all.map(([, bytes]) => bytes), ocsps: [], crls: [] }
  for (const [key] of all) {
    const answer = watched.get(key)?.answer
    if (answer && answer.until.getTime() > Date.now()) data[answer.kind].push(answer.bytes)
  }
  return data
}

/** Watches those whose issuer is among them, or on the list of trusted ones. */
function watch(certificates: readonly Buffer[]): void {
  const known = [...certificates, ...(trustedCertificates() ?? [])].map((one) => new X509Certificate(one))
  for (const bytes of certificates) {
    const key = fingerprint(bytes)
    const own = new X509Certificate(bytes)
    const issuer = known.find((one) => own.checkIssued(one) && own.verify(one.publicKey))
    // Nobody else answers for one that was issued by itself.
    if (watched.has(key) || !issuer || issuer.fingerprint256 === own.fingerprint256) continue
    const [oldest] = watched.keys()
    if (oldest !== undefined && watched.size >= mostWatched) watched.delete(oldest)
    watched.set(key, { certificate: parsed(own), issuer: parsed(issuer), answer: null, quietUntil: 0 })
  }
}

async function askAll(): Promise<void> {
  const signal = AbortSignal.timeout(patience * 1000)
  const due = [...watched.values()].filter(({ quietUntil }) => quietUntil <= Date.now())
  await Promise.all(due.map((one) => askAbout(one, signal)))
}

async function askAbout(one: Watched, signal: AbortSignal): Promise<void> {
  one.quietUntil = Date.now() + pause.answered * 1000
  try {
    one.answer = await askRevocation(one, signal)
  } catch (error) {
    one.quietUntil = Date.now() + pause.failed * 1000
    if (error instanceof RevokedError) {
      one.answer = null
      log.error({ err: error }, 'a certificate that evidence is sealed with was revoked')
    } else log.warn({ err: error }, 'it is not known whether a certificate that evidence is sealed with was revoked')
  }
}

const fingerprint = (bytes: Buffer): string => new X509Certificate(bytes).fingerprint256

const parsed = ({ raw }: X509Certificate): Certificate => Certificate.fromBER(ownBuffer(raw))
