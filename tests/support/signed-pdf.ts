import { createHash } from 'node:crypto'
import forge from 'node-forge'
import type { MadeCertificate } from './certificates.ts'

/** The signature of a PDF and what it is over, taken apart by another library than makes it. */
export type SignedPdf = {
  /** The bytes that are signed, and where they end. */
  signed: Buffer
  end: number
  /** The message (CMS) as DER. */
  message: Buffer
  /** The signed attributes as they are signed, and each by its object identifier. */
  attributesDer: string
  attributes: Map<string, forge.asn1.Asn1>
  unsigned: string[]
  signature: string
}

/** Takes the last signature of a PDF apart. */
export function readSignedPdf(pdf: Buffer): SignedPdf {
  const [, before = 0, after = 0, length = 0] = (
    /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(pdf.toString('latin1')) ?? []
  ).map(Number)
  const padded = Buffer.from(pdf.toString('latin1', before + 1, after - 1), 'hex')
  const bytes = forge.util.createBuffer(padded.toString('latin1'))
  const parsed = forge.asn1.fromDer(bytes, { parseAllBytes: false } as unknown as boolean)
  const message = Buffer.from(forge.asn1.toDer(parsed).getBytes(), 'latin1')
  // ContentInfo, [0], SignedData: its last part is the set of signers.
  const signer = childrenOf(childrenOf(childrenOf(childrenOf(parsed)[1])[0]).at(-1))[0]
  const parts = childrenOf(signer)
  const { Class, Type } = forge.asn1
  const tagged = (tag: number) =>
    childrenOf(parts.find(({ tagClass, type }) => tagClass === Class.CONTEXT_SPECIFIC && Number(type) === tag))
  const attributes = tagged(0)
  const signature = parts.find(({ tagClass, type }) => tagClass === Class.UNIVERSAL && type === Type.OCTETSTRING)
  return {
    signed: Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + length)]),
    end: after + length,
    message,
    attributesDer: forge.asn1.toDer(forge.asn1.create(Class.UNIVERSAL, Type.SET, true, attributes)).getBytes(),
    attributes: new Map(attributes.flatMap((one) => valueOf(one))),
    unsigned: tagged(1).map(nameOf),
    signature: String(signature?.value),
  }
}

/** Whether the last signature of a PDF is that of a certificate. */
export function isSignedBy(pdf: Buffer, { certificate }: MadeCertificate): boolean {
  const { signed, attributesDer, signature } = readSignedPdf(pdf)
  const digest = createHash('sha256').update(signed).digest().toString('latin1')
  if (!attributesDer.includes(digest)) return false
  const hash = forge.md.sha256.create().update(attributesDer).digest().bytes()
  return (certificate.publicKey as forge.pki.rsa.PublicKey).verify(hash, signature)
}

/** What stands in a constructed value. */
export const childrenOf = (value: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] =>
  Array.isArray(value?.value) ? value.value : []

const nameOf = (attribute: forge.asn1.Asn1): string =>
  forge.asn1.derToOid(forge.util.createBuffer(String(childrenOf(attribute)[0]?.value)))

function valueOf(attribute: forge.asn1.Asn1): [string, forge.asn1.Asn1][] {
  const [value] = childrenOf(childrenOf(attribute)[1])
  return value ? [[nameOf(attribute), value]] : []
}
