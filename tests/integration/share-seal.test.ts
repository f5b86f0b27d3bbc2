import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import forge from 'node-forge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeal } from '#app/sharing/evidence/seal/read-seal.ts'
import { agreementToSign, signByName } from '#tests/support/agreement.ts'
import { ask } from '#tests/support/ask.ts'
import { makeCertificate, p12Of } from '#tests/support/certificates.ts'
import { openByPdfjs, textByPdfium } from '#tests/support/pdf-readers.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { openTimestampAuthority } from '#tests/support/timestamp-authority.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const owner = 'Bedsensoren (Zoë) B.V.'
const password = 'een geheim van de leverancier'
const made = makeCertificate(owner)
const METRICS_TOKEN = 'only-for-metrics-0123456789'

let portal: Portal
let authority: Awaited<ReturnType<typeof openTimestampAuthority>>
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-seal-'))
  const file = path.join(folder, 'seal.p12')
  await writeFile(file, p12Of(made, password))
  authority = await openTimestampAuthority('Tijdstempeldienst')
  portal = await openPortal({
    ...{
      EVIDENCE_SEAL_P12: file,
      EVIDENCE_SEAL_PASSWORD: password,
      EVIDENCE_TIMESTAMP_URL: authority.url,
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
    },
  })
})
afterAll(async () => {
  await portal.close()
  authority.close()
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
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  })
  return unescapeHtml(answer.text)
}

/** Whether the signature of a PDF is that of the test's certificate over all of its bytes, by another library than makes it. */
function isSignedByOwner(pdf: Buffer): boolean {
  const [, before = 0, after = 0, length = 0] = (
    /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(pdf.toString('latin1')) ?? []
  ).map(Number)
  expect(after + length).toBe(pdf.length)
  const der = forge.util.hexToBytes(pdf.toString('latin1', before + 1, after - 1))
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(der), { parseAllBytes: false } as unknown as boolean),
  ) as unknown as { rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[] } }
  const { signature, authenticatedAttributes } = message.rawCapture
  const { Class, Type } = forge.asn1
  const attributes = forge.asn1.create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes)
  const signed = forge.asn1.toDer(attributes).getBytes()
  const digest = createHash('sha256')
    .update(pdf.subarray(0, before))
    .update(pdf.subarray(after))
    .digest()
    .toString('latin1')
  if (!signed.includes(digest)) return false
  const hash = forge.md.sha256.create().update(signed).digest().bytes()
  return (made.certificate.publicKey as forge.pki.rsa.PublicKey).verify(hash, signature)
}

test('monitoring is told when the certificate ends', async () => {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const { text } = await ask(portal.origin, '/metrics', { headers })
  const [, until] = /^routekaart_evidence_seal_expiry_timestamp_seconds ([\d.e+]+)$/m.exec(text) ?? []
  // Certificates know whole seconds.
  expect(Number(until)).toBe(Math.floor(made.certificate.validity.notAfter.getTime() / 1000))
})

test('evidence is sealed by the provider, with a timestamp; its hash is that of the sealed file', async () => {
  const { bytes, sha256 } = await evidence()
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  expect(isSignedByOwner(bytes)).toBe(true)
  const seal = await readSeal(bytes)
  expect(seal).toMatchObject({ owner, issuer: owner, timestamp: { authority: 'Tijdstempeldienst' } })
  expect(Math.abs(Date.now() - Number(seal?.timestamp?.at.getTime()))).toBeLessThan(60_000)
  const document = await openByPdfjs(bytes)
  expect((await document.getMarkInfo())?.Marked).toBe(true)
  expect(((await document.getMetadata()).info as Record<string, unknown>).Language).toBe('nl-NL')
  expect(Object.keys((await document.getAttachments()) ?? {})).toEqual(['getekende-tekst.txt'])
  expect(await textByPdfium(bytes)).toContain(`Dit bestand is verzegeld met het certificaat van ${owner}`)
  const verdict = await verdictOn(bytes)
  expect(verdict).toContain(`Verzegeld met het certificaat van ${owner}`)
  expect(verdict).toContain('Tijdstempel van Tijdstempeldienst: ')
})

test('a changed byte breaks the seal, wherever it is, and /verify finds it', async () => {
  const { bytes } = await evidence()
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
  expect(isSignedByOwner(bytes)).toBe(true)
  expect(await readSeal(bytes)).toMatchObject({ owner, timestamp: null })
  expect(await verdictOn(bytes)).toContain('Zonder tijdstempel')
  await expect.poll(portal.output).toContain('evidence is sealed without a timestamp')
  // It is left alone for a while, so that nobody waits for it.
  authority.mood = 'right'
  expect(await readSeal((await evidence()).bytes)).toMatchObject({ timestamp: null })
  expect(authority.asked).toBe(began + 1)
  expect(portal.output()).not.toContain(password)
})
