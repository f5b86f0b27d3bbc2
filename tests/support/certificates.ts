import { webcrypto } from 'node:crypto'
import forge from 'node-forge'

/** A certificate that was made for a test, with its key. */
export type MadeCertificate = { certificate: forge.pki.Certificate; key: forge.pki.rsa.PrivateKey }

/** Makes a certificate in somebody's name that is signed by itself. */
export function makeCertificate(name: string, { until = new Date(Date.now() + 86_400_000) } = {}): MadeCertificate {
  const { publicKey, privateKey: key } = forge.pki.rsa.generateKeyPair({ bits: 2048 })
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - 2 * 86_400_000)
  certificate.validity.notAfter = until
  const attributes = [
    { name: 'commonName', value: name, valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class },
  ]
  certificate.setSubject(attributes)
  certificate.setIssuer(attributes)
  certificate.sign(key, forge.md.sha256.create())
  return { certificate, key }
}

/** The bytes of a PKCS#12 file with it. */
export function p12Of({ certificate, key }: MadeCertificate, password: string): Buffer {
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: '3des' })
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary')
}

/** The certificate as DER. */
export const derOf = ({ certificate }: MadeCertificate): Buffer =>
  Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'binary')

/** Its key for signing with SHA-256. */
export function signingKeyOf({ key }: MadeCertificate): Promise<CryptoKey> {
  const info = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key))
  const bytes = Buffer.from(forge.asn1.toDer(info).getBytes(), 'binary')
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return webcrypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign'])
}
