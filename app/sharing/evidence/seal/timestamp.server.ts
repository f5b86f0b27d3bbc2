import { randomBytes } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, SignedData, TimeStampReq, TimeStampResp, type ContentInfo } from 'pkijs'
import { log } from '#app/platform/log/log.ts'
import { checkSignature, ownBuffer, readTimestampInfo } from './signed-data.ts'

const sha256 = '2.16.840.1.101.3.4.2.1'
/** Seconds in which the authority has to answer: somebody who signs waits for it. */
const patience = 3
/** Seconds in which one that did not answer is not asked again, so that people do not wait in a row. */
const pause = 60
const maxBytes = 64 * 1024

let quietUntil = 0

/**
 * Asks an authority (RFC 3161) to say when a value existed.
 * @returns its token, of which the signature and what it is about were checked; null where it does not answer in time, refuses or
 *   answers nonsense, which is logged
 */
export async function askTimestamp(address: string, value: ArrayBuffer): Promise<ContentInfo | null> {
  if (Date.now() < quietUntil) return null
  try {
    return await ask(address, value)
  } catch (error) {
    quietUntil = Date.now() + pause * 1000
    log.warn({ err: error, host: new URL(address).host }, 'evidence is sealed without a timestamp')
    return null
  }
}

async function ask(address: string, value: ArrayBuffer): Promise<ContentInfo> {
  // Not negative: the first bit is the sign.
  const nonce = randomBytes(16)
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  const request = new TimeStampReq({
    ...{ version: 1, nonce: new Integer({ valueHex: ownBuffer(nonce) }), certReq: true },
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: await crypto.subtle.digest('SHA-256', value) }),
    }),
  })
  const response = await fetch(address, {
    ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(patience * 1000) },
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: request.toSchema().toBER(false),
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const body = await response.arrayBuffer()
  if (body.byteLength > maxBytes) throw new Error('answered too much')
  const { status, timeStampToken: token } = TimeStampResp.fromBER(body)
  // 0 is granted, 1 is granted with changes.
  if (status.status > 1 || !token) throw new Error(`refused with status ${status.status}`)
  const signed = new SignedData({ schema: token.content })
  const { nonce: answered } = readTimestampInfo(signed)
  if (!answered || !nonce.equals(Buffer.from(answered.valueBlock.valueHexView)))
    throw new Error('answered another question')
  if (!(await checkSignature(signed, value)).isGood)
    throw new Error('its signature is not good, or about something else')
  return token
}
