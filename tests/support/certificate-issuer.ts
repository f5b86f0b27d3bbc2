import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Constructed, Enumerated, GeneralizedTime, OctetString, Primitive } from 'asn1js'
import {
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  OCSPRequest,
  OCSPResponse,
  ResponseBytes,
  ResponseData,
  SingleResponse,
  Time,
} from 'pkijs'
import { derOf, makeCertificate, signingKeyOf } from './certificates.ts'

/** What it says of every certificate; `silent` answers no question. */
export type IssuerMood = 'good' | 'revoked' | 'unknown' | 'silent'

/** Somebody on this machine who issues certificates, and tells at `ocsp` and `crl` that they were not revoked. */
export async function openIssuer(name: string) {
  const made = makeCertificate(name, { isAuthority: true })
  const key = await signingKeyOf(made)
  const certificate = Certificate.fromBER(bufferOf(derOf(made)))
  const issuer = { made, mood: 'good' as IssuerMood, asked: [] as string[] }
  const server = createServer((request, response) => {
    issuer.asked.push(request.url ?? '')
    const { mood } = issuer
    if (request.url === '/crl') void list().then((bytes) => response.end(bytes))
    else if (mood !== 'silent') void answer(request, mood).then((bytes) => response.end(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(issuer, {
    ocsp: `${origin}/ocsp`,
    crl: `${origin}/crl`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })

  async function answer(request: IncomingMessage, mood: Exclude<IssuerMood, 'silent'>): Promise<Buffer> {
    const asked = OCSPRequest.fromBER(bufferOf(await buffer(request)))
    const basic = new BasicOCSPResponse({
      tbsResponseData: new ResponseData({
        responderID: certificate.subject,
        producedAt: new Date(),
        responses: asked.tbsRequest.requestList.map(
          ({ reqCert }) =>
            new SingleResponse({
              certID: reqCert,
              certStatus: statusOf(mood),
              thisUpdate: new Date(),
              nextUpdate: tomorrow(),
            }),
        ),
      }),
    })
    await basic.sign(key, 'SHA-256')
    const response = new OCSPResponse({
      responseStatus: new Enumerated({ value: 0 }),
      responseBytes: new ResponseBytes({
        responseType: '1.3.6.1.5.5.7.48.1.1',
        response: new OctetString({ valueHex: basic.toSchema().toBER(false) }),
      }),
    })
    return Buffer.from(response.toSchema().toBER(false))
  }

  async function list(): Promise<Buffer> {
    const crl = new CertificateRevocationList({
      version: 1,
      issuer: certificate.subject,
      thisUpdate: new Time({ type: 0, value: new Date() }),
      nextUpdate: new Time({ type: 0, value: tomorrow() }),
    })
    await crl.sign(key, 'SHA-256')
    return Buffer.from(crl.toSchema(true).toBER(false))
  }
}

/** CertStatus (RFC 6960); one that was revoked says since when. */
function statusOf(mood: Exclude<IssuerMood, 'silent'>): Primitive | Constructed {
  if (mood !== 'revoked') return new Primitive({ idBlock: { tagClass: 3, tagNumber: mood === 'good' ? 0 : 2 } })
  const since = new GeneralizedTime({ valueDate: new Date() })
  return new Constructed({ idBlock: { tagClass: 3, tagNumber: 1 }, value: [since] })
}

const tomorrow = (): Date => new Date(Date.now() + 86_400_000)

const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer
