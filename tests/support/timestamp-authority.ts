import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Integer, ObjectIdentifier, OctetString, UTCTime } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { derOf, signingKeyOf, type MadeCertificate } from './certificates.ts'

/** How it answers: with a token, with one about something else, with a refusal, or not at all. */
export type TimestampMood = 'right' | 'about something else' | 'refusing' | 'silent'

const tokenType = '1.2.840.113549.1.9.16.1.4'
const [contentType, messageDigest] = ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4']

/** An authority of time (RFC 3161) on this machine. */
export async function openTimestampAuthority(made: MadeCertificate) {
  const key = await signingKeyOf(made)
  const certificate = Certificate.fromBER(bufferOf(derOf(made)))
  const authority = { mood: 'right' as TimestampMood, asked: 0 }
  const server = createServer((request, response) => {
    authority.asked += 1
    if (authority.mood === 'silent') return
    void answer(request).then((bytes) => {
      response.setHeader('Content-Type', 'application/timestamp-reply')
      response.end(bytes)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(authority, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })

  async function answer(request: IncomingMessage): Promise<Buffer> {
    const asked = TimeStampReq.fromBER(bufferOf(await buffer(request)))
    if (authority.mood === 'refusing') return encoded(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }))
    if (authority.mood !== 'right')
      asked.messageImprint.hashedMessage = new OctetString({ valueHex: new ArrayBuffer(32) })
    const info = new TSTInfo({
      ...{ version: 1, policy: '1.2.3.4', messageImprint: asked.messageImprint, nonce: asked.nonce },
      ...{ serialNumber: new Integer({ value: 7 }), genTime: new Date() },
    })
    const content = info.toSchema().toBER(false)
    const attributes = [
      new Attribute({ type: contentType, values: [new ObjectIdentifier({ value: tokenType })] }),
      new Attribute({ type: '1.2.840.113549.1.9.5', values: [new UTCTime({ valueDate: new Date() })] }),
      new Attribute({
        type: messageDigest,
        values: [new OctetString({ valueHex: await crypto.subtle.digest('SHA-256', content) })],
      }),
    ]
    const { issuer, serialNumber } = certificate
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        ...{ eContentType: tokenType, eContent: new OctetString({ valueHex: content }) },
      }),
      signerInfos: [
        new SignerInfo({
          ...{ version: 1, sid: new IssuerAndSerialNumber({ issuer, serialNumber }) },
          signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        }),
      ],
      certificates: [certificate],
    })
    await signed.sign(key, 0, 'SHA-256')
    return encoded(
      new TimeStampResp({
        status: new PKIStatusInfo({ status: 0 }),
        timeStampToken: new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }),
      }),
    )
  }
}

const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer

const encoded = (response: TimeStampResp): Buffer => Buffer.from(response.toSchema().toBER(false))
