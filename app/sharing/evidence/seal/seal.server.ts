import { SignPdf, Signer } from '@signpdf/signpdf'
import { PDFDocument } from 'pdf-lib'
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs'
import { environment } from '#app/platform/config/env.server.ts'
import type { SealCertificate } from '#app/platform/config/seal.server.ts'
import { log } from '#app/platform/log/log.ts'
import { validationDataOf } from './revocation.server.ts'
import { addSignaturePlace } from './signature-place.ts'
import { signedBy } from './signature.server.ts'
import { attributes, certificatesIn, ownBuffer } from './signed-data.ts'
import { askTimestamp } from './timestamp.server.ts'
import { addValidationData } from './validation-data.ts'

/** Bytes that are kept free for signature, certificates and a token of time; each takes two digits. */
const room = 24 * 1024

/**
 * Seals a PDF (PAdES): it says by whom it was made, and programs that show it tell when a byte was changed since. If an authority of time
 * is configured and answers, a token of it is in the seal (B-T). What is known of whether the certificates were revoked stands behind (B-LT).
 */
export async function sealPdf(
  bytes: Uint8Array,
  certificate: SealCertificate,
  { at, reason }: { at: Date; reason: string },
): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  addSignaturePlace(document, { at, reason, owner: certificate.owner, room })
  // Not packed: the number of the evidence is to be found in the file by anyone who searches it.
  const prepared = await document.save({ useObjectStreams: false, updateFieldAppearances: false })
  const signer = new SealSigner(certificate)
  const sealed = await new SignPdf().sign(Buffer.from(prepared), signer)
  return withValidationData(sealed, [...certificate.chain, ...signer.certificatesOfTime])
}

/** Adds what is known of the certificates; the seal stands without it too. */
async function withValidationData(sealed: Buffer, certificates: readonly Buffer[]): Promise<Buffer> {
  try {
    const data = validationDataOf(certificates)
    return data.ocsps.length + data.crls.length === 0 ? sealed : await addValidationData(sealed, data)
  } catch (error) {
    log.warn({ err: error }, 'evidence is sealed without validation data')
    return sealed
  }
}

/** Signs with the key of the provider, and puts a token of time beside the signature. */
class SealSigner extends Signer {
  readonly #certificate: SealCertificate
  /** Those in the token of time, as DER. */
  certificatesOfTime: Buffer[] = []

  constructor(certificate: SealCertificate) {
    super()
    this.#certificate = certificate
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const signed = await signedBy(this.#certificate, ownBuffer(pdf))
    const plain = encoded(signed)
    const address = environment().EVIDENCE_TIMESTAMP_URL
    const token = address === undefined ? null : await addTimestamp(signed, address)
    if (!token) return plain
    const both = encoded(signed)
    if (both.length > room) {
      log.warn({ bytes: both.length }, 'evidence is sealed without a timestamp: its token is too large')
      return plain
    }
    this.certificatesOfTime = certificatesIn(new SignedData({ schema: token.content })).map((one) =>
      Buffer.from(one.toSchema().toBER(false)),
    )
    return both
  }
}

/** Puts the token of an authority beside the signature; null if the authority gave none. */
async function addTimestamp({ signerInfos: [signer] }: SignedData, address: string): Promise<ContentInfo | null> {
  const token = signer && (await askTimestamp(address, ownBuffer(signer.signature.valueBlock.valueHexView)))
  if (!signer || !token) return null
  const beside = new Attribute({ type: attributes.timestamp, values: [token.toSchema()] })
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [beside] })
  return token
}

const encoded = (signed: SignedData): Buffer =>
  Buffer.from(
    new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }).toSchema().toBER(false),
  )
