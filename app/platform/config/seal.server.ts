import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
// X509Certificate.toLegacyObject of Node 20 leaves `tls` without createSecureContext where it is the first to load it.
import 'node:tls'
import type * as Forge from 'node-forge'
import type { SealSettings } from './seal-settings.ts'

/** Loaded when a certificate is read: few portals seal, and every start would pay for it. */
type Library = typeof Forge

/** The certificate that evidence is sealed with, with its key. */
export type SealCertificate = {
  key: KeyObject
  /** As DER: its own first, then those of who issued it, as far as the file has them. */
  chain: Buffer[]
  /** Whose certificate it is: the name in it. */
  owner: string
  from: Date
  until: Date
}

/**
 * What is wrong with the files of the seal, as a line of a refused start that tells no password; null where they can be used, or none is
 * configured. Apart from the other settings: commands such as a backup run where those files are not.
 */
export async function sealFileProblem({
  EVIDENCE_SEAL_P12: file,
  EVIDENCE_SEAL_PASSWORD: password,
  EVIDENCE_TRUSTED_CERTIFICATES: list,
}: SealSettings): Promise<string | null> {
  const read = [
    file === undefined ? null : await readCertificate(file, password),
    list === undefined ? null : readTrusted(list),
  ]
  return read.find((one) => typeof one === 'string') ?? null
}

/** Reads a file with certificates (PEM) as DER; gives a line that says what is wrong if it cannot be used. */
export function readTrusted(file: string): Buffer[] | string {
  const pem = bytesOf(file)?.toString('latin1')
  if (pem === undefined) return 'EVIDENCE_TRUSTED_CERTIFICATES: this file cannot be read'
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    if (blocks.length > 0) return blocks.map((one) => new X509Certificate(one).raw)
  } catch {
    // Said below.
  }
  return 'EVIDENCE_TRUSTED_CERTIFICATES: has to hold certificates, each between BEGIN CERTIFICATE and END CERTIFICATE'
}

/** Reads a PKCS#12 file; gives a line that says what is wrong where it cannot be used. */
export async function readCertificate(file: string, password: string): Promise<SealCertificate | string> {
  const { default: forge } = await import('node-forge')
  const p12 = bytesOf(file)
  if (!p12) return 'EVIDENCE_SEAL_P12: this file cannot be read'
  const container = parsed(forge, p12)
  if (!container) return 'EVIDENCE_SEAL_P12: this file is no PKCS#12 (.p12, .pfx)'
  let bags: Forge.pkcs12.Pkcs12Pfx
  try {
    bags = forge.pkcs12.pkcs12FromAsn1(container, false, password)
  } catch {
    return 'EVIDENCE_SEAL_P12, EVIDENCE_SEAL_PASSWORD: the file does not open with this password'
  }
  const pair = pairIn(forge, bags)
  if (!pair) return 'EVIDENCE_SEAL_P12: has to hold one RSA key and the certificate that belongs to it'
  const { key, own, chain } = pair
  const { CN: name, O: organisation } = own.toLegacyObject().subject
  const owner = String(name ?? organisation ?? '')
  return { key, chain, owner, from: new Date(own.validFrom), until: new Date(own.validTo) }
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

function parsed(forge: Library, p12: Buffer): Forge.asn1.Asn1 | null {
  try {
    return forge.asn1.fromDer(p12.toString('binary'))
  } catch {
    return null
  }
}

/** The key and the certificates, that of the key first; null where there is no such pair, or it is of another kind than RSA. */
function pairIn(
  forge: Library,
  bags: Forge.pkcs12.Pkcs12Pfx,
): { key: KeyObject; own: X509Certificate; chain: Buffer[] } | null {
  const [keyBag] = bagsOf(bags, forge.pki.oids.pkcs8ShroudedKeyBag)
  // What is no RSA key is not read.
  if (!keyBag?.key) return null
  const info = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(keyBag.key))
  const key = createPrivateKey({ key: derOf(forge, info), format: 'der', type: 'pkcs8' })
  const certificates = bagsOf(bags, forge.pki.oids.certBag).flatMap(({ cert }) =>
    cert ? [new X509Certificate(derOf(forge, forge.pki.certificateToAsn1(cert)))] : [],
  )
  const own = certificates.find((one) => one.checkPrivateKey(key))
  if (!own) return null
  return { key, own, chain: [own, ...certificates.filter((one) => one !== own)].map(({ raw }) => raw) }
}

const bagsOf = (bags: Forge.pkcs12.Pkcs12Pfx, bagType = '') => bags.getBags({ bagType })[bagType] ?? []

const derOf = (forge: Library, value: Forge.asn1.Asn1): Buffer =>
  Buffer.from(forge.asn1.toDer(value).getBytes(), 'binary')
