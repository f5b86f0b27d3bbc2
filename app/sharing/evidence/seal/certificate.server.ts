import { environment } from '#app/platform/config/env.server.ts'
import { readCertificate, type SealCertificate } from '#app/platform/config/seal.server.ts'
import { log } from '#app/platform/log/log.ts'

let kept: { file: string; certificate: SealCertificate | null } | null = null

/** The certificate that is configured, whether it holds or not; null where there is none. The file is read once. */
export async function sealCertificate(): Promise<SealCertificate | null> {
  const { EVIDENCE_SEAL_P12: file, EVIDENCE_SEAL_PASSWORD: password } = environment()
  if (file === undefined) return null
  if (kept?.file !== file) {
    const read = await readCertificate(file, password)
    if (typeof read === 'string') log.error({ problem: read }, 'evidence is not sealed')
    kept = { file, certificate: typeof read === 'string' ? null : read }
  }
  return kept.certificate
}

/**
 * The certificate that evidence is sealed with at a moment; null where none is configured, or where it does not hold then, which is
 * logged.
 */
export async function sealCertificateAt(at: Date): Promise<SealCertificate | null> {
  const certificate = await sealCertificate()
  if (!certificate) return null
  const { from, until } = certificate
  if (at >= from && at <= until) return certificate
  log.error({ validFrom: from, validUntil: until }, 'evidence is not sealed: the certificate does not hold now')
  return null
}

/**
 * Asks who issued the certificate of the seal whether it was revoked, so that it is known when evidence is made. To be called before the
 * transaction in which somebody signs, since others wait for that. Never fails, and takes three seconds at most.
 */
export async function prepareSeal(): Promise<void> {
  try {
    const certificate = await sealCertificate()
    if (!certificate) return
    const { askIssuers } = await import('./revocation.server.ts')
    await askIssuers(certificate.chain)
  } catch (error) {
    log.warn({ err: error }, 'it is not known whether a certificate that evidence is sealed with was revoked')
  }
}
