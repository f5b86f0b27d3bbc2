import { randomBytes, webcrypto } from 'node:crypto'
import forge from 'node-forge'

/** A certificate that was made for a test, with its key. */
export type MadeCertificate = { certificate: forge.pki.Certificate; key: forge.pki.rsa.PrivateKey }

type Made = {
  from?: Date
  until?: Date
  /** Who issues it; left out, it is signed by itself. */
  issuer?: MadeCertificate
  isAuthority?: boolean
  /** Where its issuer tells whether it was revoked. */
  ocsp?: string
  crl?: string
}

/** Makes a certificate in somebody's name. */
export function makeCertificate(name: string, made: Made = {}): MadeCertificate {
  const { from = new Date(Date.now() - 2 * 86_400_000), until = new Date(Date.now() + 86_400_000), issuer } = made
  const { publicKey, privateKey: key } = forge.pki.rsa.generateKeyPair({ bits: 2048 })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  // Not negative: the first bit is the sign.
  certificate.serialNumber = `4${randomBytes(8).toString('hex').slice(1)}`
  certificate.validity.notBefore = from
  certificate.validity.notAfter = until
  const attributes = [
    { name: 'commonName', value: name, valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class },
  ]
  certificate.setSubject(attributes)
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? attributes)
  certificate.setExtensions(extensionsOf(made))
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create())
  return { certificate, key }
}

function extensionsOf({ isAuthority = false, ocsp, crl }: Made): object[] {
  const { Class, Type } = forge.asn1
  const sequence = (...value: forge.asn1.Asn1[]) => forge.asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, value)
  const tagged = (tag: number, value: forge.asn1.Asn1[] | string) =>
    forge.asn1.create(Class.CONTEXT_SPECIFIC, tag, typeof value !== 'string', value)
  const ocspAccess = forge.asn1.oidToDer('1.3.6.1.5.5.7.48.1').getBytes()
  return [
    ...(isAuthority
      ? [
          { name: 'basicConstraints', cA: true, critical: true },
          { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
        ]
      : []),
    ...(ocsp === undefined
      ? []
      : [
          {
            id: '1.3.6.1.5.5.7.1.1',
            value: sequence(sequence(forge.asn1.create(Class.UNIVERSAL, Type.OID, false, ocspAccess), tagged(6, ocsp))),
          },
        ]),
    ...(crl === undefined
      ? []
      : [{ id: '2.5.29.31', value: sequence(sequence(tagged(0, [tagged(0, [tagged(6, crl)])]))) }]),
  ]
}

/** The bytes of a PKCS#12 file with it, and with those of its issuers. */
export function p12Of(
  { certificate, key }: MadeCertificate,
  password: string,
  issuers: MadeCertificate[] = [],
): Buffer {
  const chain = [certificate, ...issuers.map((one) => one.certificate)]
  const p12 = forge.pkcs12.toPkcs12Asn1(key, chain, password, { algorithm: '3des' })
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary')
}

/** The certificate as DER. */
export const derOf = ({ certificate }: MadeCertificate): Buffer =>
  Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'binary')

/** The certificate as PEM. */
export const pemOf = ({ certificate }: MadeCertificate): string => forge.pki.certificateToPem(certificate)

/** Its key for signing with SHA-256. */
export function signingKeyOf({ key }: MadeCertificate): Promise<CryptoKey> {
  const info = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key))
  const bytes = Buffer.from(forge.asn1.toDer(info).getBytes(), 'binary')
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return webcrypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign'])
}
