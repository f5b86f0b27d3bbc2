import { environment } from '#app/platform/config/env.server.ts'
import { readTrusted } from '#app/platform/config/seal.server.ts'
import { log } from '#app/platform/log/log.ts'

let kept: { file: string; certificates: Buffer[] | null } | null = null

/** The issuers that are trusted, as DER; null if no list is configured. The file is read once. */
export function trustedCertificates(): Buffer[] | null {
  const { EVIDENCE_TRUSTED_CERTIFICATES: file } = environment()
  if (file === undefined) return null
  if (kept?.file !== file) {
    const read = readTrusted(file)
    if (typeof read === 'string') log.error({ problem: read }, 'the chain of seals is not judged')
    kept = { file, certificates: typeof read === 'string' ? null : read }
  }
  return kept.certificates
}
