import { ContentInfo, SignedData, type Certificate } from 'pkijs'
import { attributes, checkSignature, ownBuffer, readSignedData, readTimestampInfo } from './signed-data.ts'
import { isOnlyValidationData } from './validation-data.ts'

/** The seal of a PDF: whose it is, who says so, and when it was set as an authority of time says; null where none does. */
export type Seal = {
  owner: string
  issuer: string
  /** That of the owner first. */
  certificates: Certificate[]
  timestamp: { at: Date; authority: string; certificates: Certificate[] } | null
}

/**
 * The seal of a PDF over all of its bytes, but the validation data that may stand behind them; null where it has none, or where a byte
 * was changed since. Seals of before PAdES (`adbe.pkcs7.detached`) are read in the same way.
 */
export async function readSeal(pdf: Buffer): Promise<Seal | null> {
  const parts = partsOf(pdf)
  if (!parts) return null
  try {
    const signed = readSignedData(parts.signature)
    const { isGood, ...whose } = await checkSignature(signed, parts.signed)
    if (!isGood || (parts.end < pdf.length && !(await isOnlyValidationData(pdf, parts.end)))) return null
    return { ...whose, timestamp: await timestampOf(signed) }
  } catch {
    return null
  }
}

/** What is signed, where that ends, and the signature that stands in between; null where there is none. */
function partsOf(pdf: Buffer): { signed: ArrayBuffer; end: number; signature: ArrayBuffer } | null {
  const at = pdf.lastIndexOf('/ByteRange [')
  const found = /^\/ByteRange \[0 (\d{1,12}) (\d{1,12}) (\d{1,12}) *\]/.exec(pdf.toString('latin1', at, at + 80))
  if (at === -1 || !found) return null
  const [before = 0, after = 0, length = 0] = found.slice(1).map(Number)
  const end = after + length
  if (before >= after || end > pdf.length) return null
  const inBrackets = pdf.toString('latin1', before, after)
  if (!/^<[0-9a-f]*>$/i.test(inBrackets)) return null
  return {
    signed: ownBuffer(Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, end)])),
    end,
    signature: ownBuffer(Buffer.from(inBrackets.slice(1, -1), 'hex')),
  }
}

async function timestampOf(sealed: SignedData): Promise<Seal['timestamp']> {
  const [signer] = sealed.signerInfos
  const attribute = signer?.unsignedAttrs?.attributes.find(({ type }) => type === attributes.timestamp)
  if (!signer || !attribute) return null
  const token = new SignedData({ schema: new ContentInfo({ schema: attribute.values[0] }).content })
  const { isGood, owner, certificates } = await checkSignature(
    token,
    ownBuffer(signer.signature.valueBlock.valueHexView),
  )
  return isGood ? { at: readTimestampInfo(token).genTime, authority: owner, certificates } : null
}
