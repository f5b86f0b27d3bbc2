import { Certificate, CertificateChainValidationEngine } from 'pkijs'
import type { Seal } from './read-seal.ts'
import { ownBuffer } from './signed-data.ts'
import { trustedCertificates } from './trusted-certificates.server.ts'

/** Whether a chain leads to an issuer on the list, and held at the moment that counts; `unlisted` if there is no list. */
export type Trust = 'trusted' | 'unknown' | 'expired' | 'unlisted'

/** A seal, and whether those who issued its certificates are trusted. */
export type JudgedSeal = Seal & { trust: Trust; timeTrust: Trust | null }

/** What the engine says of a chain in which a certificate did not hold at the moment. */
const outOfTime = 8

/**
 * Judges the certificates of a seal as they were when the authority of time says that it was set; if that authority is not trusted, when
 * it was signed. Whether they were revoked is not asked.
 */
export async function judgeSeal(seal: Seal, signedAt: Date): Promise<JudgedSeal> {
  const { timestamp } = seal
  const timeTrust = timestamp && (await judgeChain(timestamp.certificates, timestamp.at))
  const at = timestamp && timeTrust === 'trusted' ? timestamp.at : signedAt
  return { ...seal, timeTrust, trust: await judgeChain(seal.certificates, at) }
}

/** @param certificates that of the signature first */
async function judgeChain(certificates: readonly Certificate[], at: Date): Promise<Trust> {
  const list = trustedCertificates()?.map((one) => Certificate.fromBER(ownBuffer(one)))
  const [own, ...others] = certificates
  if (!list) return 'unlisted'
  if (!own) return 'unknown'
  if (list.some((one) => Buffer.from(one.tbsView).equals(own.tbsView)))
    return own.notBefore.value <= at && at <= own.notAfter.value ? 'trusted' : 'expired'
  const engine = new CertificateChainValidationEngine({
    trustedCerts: list,
    // The engine looks at the last.
    certs: [...others, own],
    checkDate: at,
  })
  const { result, resultCode } = await engine.verify()
  if (result) return 'trusted'
  return resultCode === outOfTime ? 'expired' : 'unknown'
}
