import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib'
import { SignPdf, Signer } from '@signpdf/signpdf'
import { ObjectIdentifier, OctetString, UTCTime } from 'asn1js'
import { PDFDocument } from 'pdf-lib'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { environment } from '#app/platform/config/env.server.ts'
import type { SealCertificate } from '#app/platform/config/seal.server.ts'
import { log } from '#app/platform/log/log.ts'
import { attributes, ownBuffer } from './signed-data.ts'
import { askTimestamp } from './timestamp.server.ts'

/** Bytes that are kept free for signature, certificates and a token of time; each takes two digits. */
const room = 24 * 1024

/**
 * Seals a PDF: it says by whom it was made, and programs that show it tell when a byte was changed since. Where an authority of time is
 * configured, a token of it is in the seal, if it answers.
 */
export async function sealPdf(
  bytes: Uint8Array,
  certificate: SealCertificate,
  { at, reason }: { at: Date; reason: string },
): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  pdflibAddPlaceholder({
    ...{ pdfDoc: document, reason: inPdf(reason), name: inPdf(certificate.owner), contactInfo: '', location: '' },
    ...{ signingTime: at, signatureLength: 2 * room, appName: 'Routekaart' },
  })
  // Not packed: the number of the evidence is to be found in the file by anyone who searches it.
  const prepared = await document.save({ useObjectStreams: false, updateFieldAppearances: false })
  return new SignPdf().sign(Buffer.from(prepared), new SealSigner(certificate), at)
}

/** Signs with the key of the provider, and puts a token of time beside the signature. */
class SealSigner extends Signer {
  readonly #certificate: SealCertificate

  constructor(certificate: SealCertificate) {
    super()
    this.#certificate = certificate
  }

  override async sign(pdf: Buffer, at = new Date()): Promise<Buffer> {
    const signed = await signedBy(this.#certificate, ownBuffer(pdf), at)
    const plain = encoded(signed)
    const address = environment().EVIDENCE_TIMESTAMP_URL
    if (address === undefined || !(await addTimestamp(signed, address))) return plain
    const both = encoded(signed)
    if (both.length <= room) return both
    log.warn({ bytes: both.length }, 'evidence is sealed without a timestamp: its token is too large')
    return plain
  }
}

/** A signature (CMS) over these bytes, which are not in it. */
async function signedBy({ key, chain }: SealCertificate, data: ArrayBuffer, at: Date): Promise<SignedData> {
  const certificates = chain.map((one) => Certificate.fromBER(ownBuffer(one)))
  const [own] = certificates
  if (!own) throw new Error('There is no certificate to seal with.')
  const digest = await crypto.subtle.digest('SHA-256', data)
  const signed = new SignedData({
    ...{ version: 1, certificates, encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }) },
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({
              type: attributes.contentType,
              values: [new ObjectIdentifier({ value: ContentInfo.DATA })],
            }),
            new Attribute({ type: attributes.signingTime, values: [new UTCTime({ valueDate: at })] }),
            new Attribute({ type: attributes.messageDigest, values: [new OctetString({ valueHex: digest })] }),
          ],
        }),
      }),
    ],
  })
  const info = key.export({ format: 'der', type: 'pkcs8' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const usable = await crypto.subtle.importKey('pkcs8', ownBuffer(info), algorithm, false, ['sign'])
  await signed.sign(usable, 0, 'SHA-256', data)
  return signed
}

/** Whether the authority answered, and its token is beside the signature now. */
async function addTimestamp({ signerInfos: [signer] }: SignedData, address: string): Promise<boolean> {
  const token = signer && (await askTimestamp(address, ownBuffer(signer.signature.valueBlock.valueHexView)))
  if (!signer || !token) return false
  const beside = new Attribute({ type: attributes.timestamp, values: [token.toSchema()] })
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [beside] })
  return true
}

const encoded = (signed: SignedData): Buffer =>
  Buffer.from(
    new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }).toSchema().toBER(false),
  )

/** A text as a PDF takes it in brackets, whatever letters it has: in UTF-16, each byte as a number. */
const inPdf = (text: string): string =>
  [...Buffer.from(`\ufeff${text}`, 'utf16le').swap16()].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
