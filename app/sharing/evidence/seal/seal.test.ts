import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { readCertificate, type SealCertificate } from '#app/platform/config/seal.server.ts'
import { openIssuer } from '#tests/support/certificate-issuer.ts'
import { makeCertificate, p12Of, pemOf, type MadeCertificate } from '#tests/support/certificates.ts'
import { openTimestampAuthority } from '#tests/support/timestamp-authority.ts'
import { judgeSeal, type JudgedSeal } from './judge-seal.server.ts'
import { readSeal } from './read-seal.ts'
import { askIssuers, validationDataOf } from './revocation.server.ts'
import { sealPdf } from './seal.server.ts'

const password = 'geheim'
const at = new Date()
const afterItsEnd = new Date(at.getTime() + 3 * 86_400_000)

let folder: string
let issuer: Awaited<ReturnType<typeof openIssuer>>
let stranger: MadeCertificate
let time: Awaited<ReturnType<typeof openTimestampAuthority>>
let plain: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-seals-'))
  issuer = await openIssuer('Vertrouwensdienst')
  stranger = makeCertificate('Een ander', { isAuthority: true })
  time = await openTimestampAuthority(makeCertificate('Tijd', { issuer: issuer.made, crl: issuer.crl }))
  const document = await PDFDocument.create()
  document.addPage([200, 100])
  plain = await document.save()
  // Keys take a while on a machine that does other things too.
}, 60_000)
afterAll(async () => {
  issuer.close()
  time.close()
  await rm(folder, { recursive: true })
})

const inPem = (der: Uint8Array | ArrayBuffer): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der as Uint8Array).toString('base64')}\n-----END CERTIFICATE-----\n`

let files = 0

/** Makes these the issuers that are trusted; null configures no list. */
async function trust(pems: string[] | null, settings: Record<string, string> = {}): Promise<void> {
  files += 1
  const file = path.join(folder, `${files}.pem`)
  if (pems) await writeFile(file, pems.join(''))
  const list = pems ? { EVIDENCE_TRUSTED_CERTIFICATES: file } : {}
  keepEnvironment(readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...list, ...settings }))
}

/** A certificate of the issuer to seal with, as the portal reads it. */
async function sealCertificate(also: { crl?: string } = {}): Promise<SealCertificate> {
  const file = path.join(folder, 'seal.p12')
  const made = makeCertificate('Bedsensoren B.V.', { issuer: issuer.made, ocsp: issuer.ocsp, ...also })
  await writeFile(file, p12Of(made, password, [issuer.made]))
  const read = await readCertificate(file, password)
  if (typeof read === 'string') throw new Error(read)
  return read
}

const stamped = () => ({ EVIDENCE_SEAL_P12: path.join(folder, 'seal.p12'), EVIDENCE_TIMESTAMP_URL: time.url })

async function seal(certificate: SealCertificate, settings: Record<string, string> = {}): Promise<Buffer> {
  await trust([pemOf(issuer.made)], settings)
  return sealPdf(plain, certificate, { at, reason: 'Bewijs van ondertekening' })
}

async function judged(pdf: Buffer, signedAt = at): Promise<Pick<JudgedSeal, 'trust' | 'timeTrust'> | null> {
  const found = await readSeal(pdf)
  if (!found) return null
  const { trust: ofOwner, timeTrust } = await judgeSeal(found, signedAt)
  return { trust: ofOwner, timeTrust }
}

test('a seal is judged by the list, at the time of a trusted timestamp, or else of signing', async () => {
  const certificate = await sealCertificate()
  const withTime = await seal(certificate, stamped())
  const without = await seal(certificate)

  await trust([pemOf(issuer.made)])
  expect(await judged(withTime)).toEqual({ trust: 'trusted', timeTrust: 'trusted' })
  expect(await judged(without)).toEqual({ trust: 'trusted', timeTrust: null })
  expect(await judged(without, afterItsEnd)).toEqual({ trust: 'expired', timeTrust: null })
  expect(await judged(withTime, afterItsEnd)).toEqual({ trust: 'trusted', timeTrust: 'trusted' })

  await trust(certificate.chain.slice(0, 1).map(inPem))
  expect(await judged(withTime)).toEqual({ trust: 'trusted', timeTrust: 'unknown' })
  expect(await judged(withTime, afterItsEnd)).toEqual({ trust: 'expired', timeTrust: 'unknown' })
  await trust([pemOf(stranger)])
  expect(await judged(withTime)).toEqual({ trust: 'unknown', timeTrust: 'unknown' })
  await trust(null)
  expect(await judged(withTime)).toEqual({ trust: 'unlisted', timeTrust: 'unlisted' })
})

test('what issuers say of the certificates stands behind the seal, and nothing else may', async () => {
  const certificate = await sealCertificate()
  await trust(null)
  await askIssuers(certificate.chain)
  await seal(certificate, stamped())
  // The certificate of the authority of time is known since: its issuer is asked before the next seal.
  await askIssuers(certificate.chain)
  const asked = [...issuer.asked]
  const next = await seal(certificate, stamped())
  expect(issuer.asked).toEqual(asked)
  expect([next.includes('/OCSPs ['), next.includes('/CRLs [')]).toEqual([true, true])
  expect(await judged(next)).toEqual({ trust: 'trusted', timeTrust: 'trusted' })
  const end = next.indexOf('%%EOF') + 5
  expect(await judged(next.subarray(0, end))).toEqual({ trust: 'trusted', timeTrust: 'trusted' })
  for (const changedAt of [end + 2, next.indexOf('/Pages', end) + 3, next.length - 3]) {
    const changed = Buffer.from(next)
    changed[changedAt] = (changed[changedAt] ?? 0) ^ 1
    expect([changedAt, await readSeal(changed)]).toEqual([changedAt, null])
  }
  expect(await readSeal(Buffer.concat([next, Buffer.from('\n% meer\n')]))).toBeNull()
})

test.each(['revoked', 'unknown', 'silent'] as const)(
  'an issuer costs no seal, and what it says proves nothing: %s',
  async (mood) => {
    const certificate = await sealCertificate()
    await trust(null)
    issuer.mood = mood
    await askIssuers(certificate.chain)
    issuer.mood = 'good'
    expect(validationDataOf(certificate.chain).ocsps).toEqual([])
    const sealed = await seal(certificate)
    expect(sealed.includes('/DSS')).toBe(false)
    expect(await judged(sealed)).toEqual({ trust: 'trusted', timeTrust: null })
  },
)

test.each(['revoked', 'unknown', 'silent'] as const)(
  'the list is asked for only where a responder says nothing of it: %s',
  async (mood) => {
    const certificate = await sealCertificate({ crl: issuer.crl })
    await trust(null)
    issuer.mood = mood
    await askIssuers(certificate.chain)
    issuer.mood = 'good'
    const { ocsps, crls } = validationDataOf(certificate.chain)
    expect([ocsps.length, crls.length]).toEqual([0, mood === 'revoked' ? 0 : 1])
  },
)

test('in production no issuer within the network is asked', async () => {
  const certificate = await sealCertificate()
  keepEnvironment({ ...readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), APP_ENV: 'production' })
  const asked = [...issuer.asked]
  await askIssuers(certificate.chain)
  expect(issuer.asked).toEqual(asked)
})

test('a seal of before PAdES is still read, and judged at the time of its timestamp', async () => {
  const pdf = gunzipSync(await readFile('tests/support/sealed-before-pades.pdf.gz'))
  expect(pdf.includes('/SubFilter /adbe.pkcs7.detached')).toBe(true)
  const found = await readSeal(pdf)
  expect(found).toMatchObject({ owner: 'Bedsensoren (Zoë) B.V.', timestamp: { authority: 'Tijdstempeldienst' } })
  const certificates = [...(found?.certificates ?? []), ...(found?.timestamp?.certificates ?? [])]
  await trust(certificates.map((one) => inPem(one.toSchema().toBER(false))))
  expect(await judged(pdf, afterItsEnd)).toEqual({ trust: 'trusted', timeTrust: 'trusted' })
  pdf[200] = (pdf[200] ?? 0) ^ 1
  expect(await readSeal(pdf)).toBeNull()
})
