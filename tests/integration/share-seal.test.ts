import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import forge from 'node-forge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeal } from '#app/sharing/evidence/seal/read-seal.ts'
import { agreementToSign, signByName } from '#tests/support/agreement.ts'
import { ask } from '#tests/support/ask.ts'
import { openIssuer } from '#tests/support/certificate-issuer.ts'
import { derOf, makeCertificate, p12Of, pemOf, type MadeCertificate } from '#tests/support/certificates.ts'
import { environmentOf, findProgram } from '#tests/support/debian-program.ts'
import { openByPdfjs, textByPdfium } from '#tests/support/pdf-readers.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { childrenOf, isSignedBy, readSignedPdf } from '#tests/support/signed-pdf.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { openTimestampAuthority } from '#tests/support/timestamp-authority.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const owner = 'Bedsensoren (Zoë) B.V.'
const password = 'een geheim van de leverancier'
const METRICS_TOKEN = 'only-for-metrics-0123456789'

const times = 'Tijdstempeldienst'
const run = promisify(execFile)

let portal: Portal
let issuer: Awaited<ReturnType<typeof openIssuer>>
let made: MadeCertificate
let authority: Awaited<ReturnType<typeof openTimestampAuthority>>
let folder: string
let sealed: Awaited<ReturnType<typeof evidence>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-seal-'))
  const file = path.join(folder, 'seal.p12')
  issuer = await openIssuer('Vertrouwensdienst')
  made = makeCertificate(owner, { issuer: issuer.made, ocsp: issuer.ocsp })
  await writeFile(file, p12Of(made, password, [issuer.made]))
  await writeFile(path.join(folder, 'trusted.pem'), pemOf(issuer.made))
  authority = await openTimestampAuthority(makeCertificate(times, { issuer: issuer.made, crl: issuer.crl }))
  portal = await openPortal({
    ...{
      EVIDENCE_SEAL_P12: file,
      EVIDENCE_SEAL_PASSWORD: password,
      EVIDENCE_TIMESTAMP_URL: authority.url,
      EVIDENCE_TRUSTED_CERTIFICATES: path.join(folder, 'trusted.pem'),
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
    },
  })
  sealed = await evidence()
})
afterAll(async () => {
  await portal.close()
  authority.close()
  issuer.close()
  await rm(folder, { recursive: true })
})

/** Evidence of an agreement that is signed now, with the hash that is kept of it. */
async function evidence(): Promise<{ bytes: Buffer; sha256: unknown }> {
  const { link, guest } = await agreementToSign(portal)
  expect((await signByName(guest, link)).headers.location).toBe(`${link.address}/evidence`)
  const bytes = Buffer.from(await (await fetch(`${portal.origin}${link.address}/evidence.pdf`)).arrayBuffer())
  const [row] = await portal.sql`select sha256 from share_evidence where link_id = ${link.id}`
  return { bytes, sha256: row?.sha256 }
}

/** What /verify says of a file. */
async function verdictOn(bytes: Buffer): Promise<string> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const answer = await openVisitor(portal.origin).ask('/verify', {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  })
  return unescapeHtml(answer.text)
}

test('monitoring is told when the certificate ends', async () => {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const { text } = await ask(portal.origin, '/metrics', { headers })
  const [, until] = /^routekaart_evidence_seal_expiry_timestamp_seconds ([\d.e+]+)$/m.exec(text) ?? []
  // Certificates know whole seconds.
  expect(Number(until)).toBe(Math.floor(made.certificate.validity.notAfter.getTime() / 1000))
})

test('evidence is sealed by the provider, with a timestamp; its hash is that of the sealed file', async () => {
  const { bytes, sha256 } = sealed
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  expect(isSignedBy(bytes, made)).toBe(true)
  const seal = await readSeal(bytes)
  expect(seal).toMatchObject({ owner, issuer: 'Vertrouwensdienst', timestamp: { authority: times } })
  expect(Math.abs(Date.now() - Number(seal?.timestamp?.at.getTime()))).toBeLessThan(60_000)
  const document = await openByPdfjs(bytes)
  expect((await document.getMarkInfo())?.Marked).toBe(true)
  expect(((await document.getMetadata()).info as Record<string, unknown>).Language).toBe('nl-NL')
  expect(Object.keys((await document.getAttachments()) ?? {})).toEqual(['getekende-tekst.txt'])
  expect(await textByPdfium(bytes)).toContain(`Met het certificaat van ${owner} is dit bestand verzegeld.`)
  const verdict = await verdictOn(bytes)
  expect(verdict).toContain(`Verzegeld met het certificaat van ${owner}`)
  expect(verdict).toContain('Uitgegeven door Vertrouwensdienst')
  expect(verdict).toContain('Vertrouwd: de uitgever van dit certificaat staat op onze lijst.')
  expect(verdict).toContain(`Tijdstempel van ${times}: `)
})

test('the seal is PAdES: it names its certificate, certifies the file, and brings proof that nobody revoked it', () => {
  const { attributes, unsigned, end } = readSignedPdf(sealed.bytes)
  const words = sealed.bytes.toString('latin1', 0, end)
  expect(words).toContain('/SubFilter /ETSI.CAdES.detached')
  expect(words).toMatch(/\/TransformMethod \/DocMDP\s+\/TransformParams <<\s+\/Type \/TransformParams\s+\/P 2\b/)
  expect(words).toMatch(/\/Perms <<\s+\/DocMDP \d+ 0 R/)
  // Content type, digest and certificate: no time, which stands in the PDF (M).
  const signingCertificate = '1.2.840.113549.1.9.16.2.47'
  expect([...attributes.keys()]).toEqual(['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', signingCertificate])
  expect(words).toMatch(/\/M \(D:\d{14}Z\)/)
  expect(unsigned).toEqual(['1.2.840.113549.1.9.16.2.14'])
  // SigningCertificateV2: of its one certificate the hash (SHA-256, which is not said), and issuer and number.
  const [certificate] = childrenOf(childrenOf(attributes.get(signingCertificate))[0])
  const [hash, issuerSerial, ...more] = childrenOf(certificate)
  expect(more).toEqual([])
  expect(Buffer.from(String(hash?.value), 'latin1')).toEqual(createHash('sha256').update(derOf(made)).digest())
  const [issuers, serial] = childrenOf(issuerSerial)
  const name = childrenOf(childrenOf(issuers)[0])[0]
  expect(name && forge.asn1.toDer(name).toHex()).toBe(
    forge.asn1.toDer(forge.pki.distinguishedNameToAsn1(made.certificate.issuer)).toHex(),
  )
  expect(forge.util.bytesToHex(String(serial?.value))).toBe(made.certificate.serialNumber)
  expect(sealed.bytes.toString('latin1', end)).toMatch(/\/Type \/DSS\s+\/Certs \[[^\]]+\]\s+\/OCSPs \[/)
  expect(issuer.asked).toContain('/ocsp')
})

test('other programs find the seal good', async ({ annotate }) => {
  const { signed, message } = readSignedPdf(sealed.bytes)
  const at = (name: string) => path.join(folder, name)
  await Promise.all([
    ...[writeFile(at('evidence.pdf'), sealed.bytes), writeFile(at('signed'), signed)],
    ...[writeFile(at('message.der'), message), writeFile(at('issuer.pem'), pemOf(issuer.made))],
  ])
  const openssl = await findProgram('openssl', 'openssl')
  const cms = ['cms', '-verify', '-cades', '-inform', 'DER', '-in', at('message.der'), '-content', at('signed')]
  if (!openssl) await annotate('There is no openssl on this machine.')
  else {
    const options = ['-binary', '-purpose', 'any', '-CAfile', at('issuer.pem'), '-out', '/dev/null']
    const { stderr } = await run(openssl.file, [...cms, ...options], { env: environmentOf(openssl) })
    expect(stderr).toContain('CAdES Verification successful')
  }
  const pdfsig = await findProgram('pdfsig', 'poppler-utils')
  if (!pdfsig) await annotate('There is no pdfsig on this machine.')
  else {
    const { stdout } = await run(pdfsig.file, ['-nocert', at('evidence.pdf')], { env: environmentOf(pdfsig) })
    expect(stdout).toContain('Signature Type: ETSI.CAdES.detached')
    expect(stdout).toContain('Signature Validation: Signature is Valid.')
  }
})

test('a changed byte breaks the seal, wherever it is, and /verify finds it', async () => {
  const { bytes } = sealed
  const inside = bytes.indexOf('/ByteRange [')
  for (const at of [20, Math.floor(bytes.length / 3), inside - 30, bytes.length - 2]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect([at, await readSeal(changed)]).toEqual([at, null])
  }
  const changed = Buffer.from(bytes)
  changed[changed.length - 2] = 0
  expect(await verdictOn(changed)).toContain('Let op: dit document is veranderd')
  // What is put behind a sealed file is not sealed.
  expect(await readSeal(Buffer.concat([bytes, Buffer.from('\n% meer\n')]))).toBeNull()
})

test('where the authority does not answer as it should, evidence is sealed without a timestamp, which is logged and told', async () => {
  authority.mood = 'about something else'
  const began = authority.asked
  const { bytes, sha256 } = await evidence()
  expect(authority.asked).toBe(began + 1)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  expect(isSignedBy(bytes, made)).toBe(true)
  expect(await readSeal(bytes)).toMatchObject({ owner, timestamp: null })
  expect(await verdictOn(bytes)).toContain('Zonder tijdstempel')
  await expect.poll(portal.output).toContain('evidence is sealed without a timestamp')
  // It is left alone for a while, so that nobody waits for it.
  authority.mood = 'right'
  expect(await readSeal((await evidence()).bytes)).toMatchObject({ timestamp: null })
  expect(authority.asked).toBe(began + 1)
  expect(portal.output()).not.toContain(password)
})

test('/verify says that it does not know who issued the certificate', async () => {
  await writeFile(path.join(folder, 'trusted.pem'), pemOf(makeCertificate('Een ander')))
  await portal.killAndStart()
  const verdict = await verdictOn(sealed.bytes)
  expect(verdict).toContain('Let op: wij kennen de uitgever van dit certificaat niet.')
  expect(verdict).toContain('Wij kennen de uitgever van deze tijdstempel niet.')
})
