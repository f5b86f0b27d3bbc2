import { fromBER } from 'asn1js'
import { Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs'

/** Object identifiers of what stands beside a signature (RFC 5652, RFC 5035, RFC 3161). */
export const attributes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timestamp: '1.2.840.113549.1.9.16.2.14',
}
const [commonName, organisationName] = ['2.5.4.3', '2.5.4.10']

/** Reads a CMS message with signatures; what stands behind it does not count. @throws where it is none */
export function readSignedData(bytes: ArrayBuffer): SignedData {
  const { result, offset } = fromBER(bytes)
  if (offset === -1) throw new Error('no ASN.1')
  return new SignedData({ schema: new ContentInfo({ schema: result }).content })
}

/** Whether the first signature of a message is good, and whose it is. */
export type CheckedSignature = {
  isGood: boolean
  owner: string
  issuer: string
  /** That of the signature first, then the others in the message. */
  certificates: Certificate[]
}

/**
 * Checks the first signature of a message. Who issued the certificate is not looked at.
 * @param data what was signed; of a token of time, what it is about
 */
export async function checkSignature(signed: SignedData, data: ArrayBuffer): Promise<CheckedSignature> {
  try {
    const options = { signer: 0, data, checkChain: false, extendedMode: true } as const
    const { signatureVerified, signerCertificate: own } = await signed.verify(options)
    const others = certificatesIn(signed).filter((one) => one !== own)
    return {
      isGood: signatureVerified === true && Boolean(own),
      owner: nameOf(own?.subject),
      issuer: nameOf(own?.issuer),
      certificates: own ? [own, ...others] : [],
    }
  } catch {
    return { isGood: false, owner: '', issuer: '', certificates: [] }
  }
}

/** The certificates that a message brings. */
export const certificatesIn = ({ certificates }: SignedData): Certificate[] =>
  (certificates ?? []).filter((one) => one instanceof Certificate)

function nameOf(name: Certificate['subject'] | undefined): string {
  const values = name?.typesAndValues ?? []
  const found = [commonName, organisationName].map((type) => values.find((one) => one.type === type)).find(Boolean)
  return String(found?.value.valueBlock.value ?? '')
}

/** What a token of time says. @throws where it is none */
export function readTimestampInfo(signed: SignedData): TSTInfo {
  const bytes = signed.encapContentInfo.eContent?.getValue()
  if (!bytes) throw new Error('no token of time')
  return TSTInfo.fromBER(bytes)
}

/** The same bytes in a buffer of their own. */
export const ownBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
