import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { readCertificate, type SealCertificate } from '#app/platform/config/seal.server.ts'
import { openIssuer } from '#tests/support/certificate-issuer.ts'
import { makeCertificate, p12Of } from '#tests/support/certificates.ts'
import { openTimestampAuthority } from '#tests/support/timestamp-authority.ts'
import { readSeal } from './read-seal.ts'
import { askIssuers, validationDataOf } from './revocation.server.ts'
import { sealPdf } from './seal.server.ts'

const password = 'geheim'
const at = new Date()

let folder: string
let issuer: Awaited<ReturnType<typeof openIssuer>>
let time: Awaited<ReturnType<typeof openTimestampAuthority>>
let plain: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-seals-'))
  issuer = await openIssuer('Vertrouwensdienst')
  time = await openTimestampAuthority(makeCertificate('Tijd', { issuer: issuer.made, crl: issuer.crl }))
  const document = await PDFDocument.create()
  document.addPage([200, 100])
  plain = await document.save()
})
afterAll(async () => {
  issuer.close()
  time.close()
  await rm(folder, { recursive: true })
})

/** Takes these settings. */
const use = (settings: Record<string, string> = {}) =>
  keepEnvironment(readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings }))

/** A certificate of the issuer to seal with, as the portal reads it. */
async function sealCertificate(): Promise<SealCertificate> {
  const file = path.join(folder, 'seal.p12')
  const made = makeCertificate('Bedsensoren B.V.', { issuer: issuer.made, ocsp: issuer.ocsp })
  await writeFile(file, p12Of(made, password, [issuer.made]))
  const read = await readCertificate(file, password)
  if (typeof read === 'string') throw new Error(read)
  return read
}

const stamped = () => ({ EVIDENCE_SEAL_P12: path.join(folder, 'seal.p12'), EVIDENCE_TIMESTAMP_URL: time.url })

async function seal(certificate: SealCertificate, settings: Record<string, string> = {}): Promise<Buffer> {
  use(settings)
  return sealPdf(plain, certificate, { at, reason: 'Bewijs van ondertekening' })
}

test('what issuers say of the certificates stands behind the seal, and nothing else may', async () => {
  const certificate = await sealCertificate()
  use()
  await askIssuers(certificate.chain)
  await seal(certificate, stamped())
  // The certificate of the authority of time is known since: its issuer is asked before the next seal.
  await askIssuers(certificate.chain)
  const asked = [...issuer.asked]
  const next = await seal(certificate, stamped())
  expect(issuer.asked).toEqual(asked)
  expect([next.includes('/OCSPs ['), next.includes('/CRLs [')]).toEqual([true, true])
  expect(await readSeal(next)).toMatchObject({ timestamp: { authority: 'Tijd' } })
  const end = next.indexOf('%%EOF') + 5
  expect(await readSeal(next.subarray(0, end))).not.toBeNull()
  for (const changedAt of [end + 2, next.indexOf('/Pages', end) + 3, next.length - 3]) {
    const changed = Buffer.from(next)
    changed[changedAt] = (changed[changedAt] ?? 0) ^ 1
    expect([changedAt, await readSeal(changed)]).toEqual([changedAt, null])
  }
  expect(await readSeal(Buffer.concat([next, Buffer.from('\n% meer\n')]))).toBeNull()
})

test.each(['unknown', 'silent'] as const)('an issuer that is %s costs no seal', async (mood) => {
  const certificate = await sealCertificate()
  use()
  issuer.mood = mood
  await askIssuers(certificate.chain)
  issuer.mood = 'good'
  expect(validationDataOf(certificate.chain).ocsps).toEqual([])
  const sealed = await seal(certificate)
  expect(sealed.includes('/DSS')).toBe(false)
  expect(await readSeal(sealed)).toMatchObject({ timestamp: null })
})

test('a seal of before PAdES is still read', async () => {
  const pdf = gunzipSync(await readFile('tests/support/sealed-before-pades.pdf.gz'))
  expect(pdf.includes('/SubFilter /adbe.pkcs7.detached')).toBe(true)
  const found = await readSeal(pdf)
  expect(found).toMatchObject({ owner: 'Bedsensoren (Zoë) B.V.', timestamp: { authority: 'Tijdstempeldienst' } })
  pdf[200] = (pdf[200] ?? 0) ^ 1
  expect(await readSeal(pdf)).toBeNull()
})
