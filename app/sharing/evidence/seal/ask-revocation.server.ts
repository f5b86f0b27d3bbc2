import { BasicOCSPResponse, CertificateRevocationList, OCSPRequest, OCSPResponse, type Certificate } from 'pkijs'
import { guardedRequest } from '#app/platform/outgoing/guarded-request.server.ts'
import { revocationAddresses } from './revocation-addresses.ts'
import { ownBuffer } from './signed-data.ts'

/** That a certificate was not revoked, as its issuer says, as DER; and until when that counts. */
export type NotRevoked = { kind: 'ocsps' | 'crls'; bytes: Buffer; until: Date }

/** A certificate, and that of who issued it. */
export type Issued = { certificate: Certificate; issuer: Certificate }

/** Thrown if a certificate was revoked. */
export class RevokedError extends Error {
  readonly code = 'REVOKED'
}

/** How long to wait for a responder, in milliseconds, if there is a list too: the signer waits for both. */
const ocspTimeout = 1500

/** Bytes of an answer that are taken: it stands in every evidence. */
const maxBytes = 256 * 1024

/**
 * Asks who issued a certificate whether it was revoked: by OCSP, or else, also if that fails, for the list (CRL). The signature of the
 * answer is checked.
 * @returns null if the certificate names no address
 * @throws if the answer does not come, is not good, or is that the certificate was revoked
 */
export async function askRevocation(issued: Issued, signal: AbortSignal): Promise<NotRevoked | null> {
  const { ocsp, crl } = revocationAddresses(issued.certificate)
  if (crl === null) return ocsp === null ? null : askOcsp(ocsp, issued, signal)
  if (ocsp === null) return askCrl(crl, issued, signal)
  try {
    return await askOcsp(ocsp, issued, AbortSignal.any([signal, AbortSignal.timeout(ocspTimeout)]))
  } catch (error) {
    if (error instanceof RevokedError) throw error
    return askCrl(crl, issued, signal)
  }
}

async function askOcsp(address: string, { certificate, issuer }: Issued, signal: AbortSignal): Promise<NotRevoked> {
  const question = new OCSPRequest()
  // Certificates are named by their SHA-1: the one form that every responder knows (RFC 5019).
  await question.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer })
  const body = Buffer.from(question.toSchema(true).toBER(false))
  const bytes = await read(address, { signal, body, type: 'application/ocsp-request' })
  const { responseStatus, responseBytes } = OCSPResponse.fromBER(ownBuffer(bytes))
  if (responseStatus.valueBlock.valueDec !== 0 || !responseBytes) throw new Error('the responder refused')
  const answer = BasicOCSPResponse.fromBER(ownBuffer(responseBytes.response.valueBlock.valueHexView))
  // An issuer that answers itself need not bring its own certificate.
  answer.certs = [...(answer.certs ?? []), issuer]
  if (!(await answer.verify({ trustedCerts: [issuer], trustedResponders: [issuer] })))
    throw new Error('the signature of the answer is not good')
  const { isForCertificate, status } = await answer.getCertificateStatus(certificate, issuer)
  if (!isForCertificate) throw new Error('the answer is about another certificate')
  if (status === 1) throw new RevokedError()
  if (status !== 0) throw new Error('the issuer does not know it')
  const [single] = answer.tbsResponseData.responses
  const until = single?.nextUpdate ?? new Date(Number(single?.thisUpdate) + day)
  return current({ kind: 'ocsps', bytes, until })
}

async function askCrl(address: string, { certificate, issuer }: Issued, signal: AbortSignal): Promise<NotRevoked> {
  const bytes = await read(address, { signal })
  const list = CertificateRevocationList.fromBER(ownBuffer(bytes))
  if (!(await list.verify({ issuerCertificate: issuer }))) throw new Error('the signature of the list is not good')
  if (list.isCertificateRevoked(certificate)) throw new RevokedError()
  return current({ kind: 'crls', bytes, until: list.nextUpdate?.value ?? new Date(0) })
}

function current(answer: NotRevoked): NotRevoked {
  if (answer.until.getTime() <= Date.now()) throw new Error('the answer is out of date')
  return answer
}

/** Milliseconds that an answer counts that does not say how long it does. */
const day = 86_400_000

type Question = { signal: AbortSignal; body?: Buffer; type?: string }

async function read(address: string, { signal, body, type }: Question): Promise<Buffer> {
  const response = await guardedRequest(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'User-Agent': 'Routekaart', ...(type && { 'Content-Type': type }) },
    // What comes is signed.
    mayBeHttp: true,
    body,
    signal,
  })
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop ends the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new Error('answered too much')
    chunks.push(chunk)
  }
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode ?? 0}`)
  return Buffer.concat(chunks)
}
