import { ContentInfo, SignedData } from 'pkijs'
import { attributes, checkSignature, ownBuffer, readSignedData, readTimestampInfo } from './signed-data.ts'

/** The seal of a PDF: whose it is, who says so, and when it was set as an authority of time says; null where none does. */
export type Seal = { owner: string; issuer: string; timestamp: { at: Date; authority: string } | null }

/** The seal of a PDF over all of its bytes; null where it has none, or where a byte was changed since. */
export async function readSeal(pdf: Buffer): Promise<Seal | null> {
  const parts = partsOf(pdf)
  if (!parts) return null
  try {
    const signed = readSignedData(parts.signature)
    const { isGood, owner, issuer } = await checkSignature(signed, parts.signed)
    return isGood ? { owner, issuer, timestamp: await timestampOf(signed) } : null
  } catch {
    return null
  }
}

/** What is signed, and the signature that stands in between; null where that is not all of the file. */
function partsOf(pdf: Buffer): { signed: ArrayBuffer; signature: ArrayBuffer } | null {
  const at = pdf.lastIndexOf('/ByteRange [')
  const found = /^\/ByteRange \[0 (\d{1,12}) (\d{1,12}) (\d{1,12}) *\]/.exec(pdf.toString('latin1', at, at + 80))
  if (at === -1 || !found) return null
  const [before = 0, after = 0, length = 0] = found.slice(1).map(Number)
  if (before >= after || after + length !== pdf.length) return null
  const inBrackets = pdf.toString('latin1', before, after)
  if (!/^<[0-9a-f]*>$/i.test(inBrackets)) return null
  return {
    signed: ownBuffer(Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)])),
    signature: ownBuffer(Buffer.from(inBrackets.slice(1, -1), 'hex')),
  }
}

async function timestampOf(sealed: SignedData): Promise<Seal['timestamp']> {
  const [signer] = sealed.signerInfos
  const attribute = signer?.unsignedAttrs?.attributes.find(({ type }) => type === attributes.timestamp)
  if (!signer || !attribute) return null
  const token = new SignedData({ schema: new ContentInfo({ schema: attribute.values[0] }).content })
  const { isGood, owner } = await checkSignature(token, ownBuffer(signer.signature.valueBlock.valueHexView))
  return isGood ? { at: readTimestampInfo(token).genTime, authority: owner } : null
}
