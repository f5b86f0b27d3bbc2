import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificate, p12Of } from '#tests/support/certificates.ts'
import { readEnvironment, SettingsError } from './env.server.ts'
import { readCertificate, sealFileProblem } from './seal.server.ts'

const password = 'een lang geheim'
const until = new Date('2031-03-17T10:00:00Z')
let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-p12-'))
  file = path.join(folder, 'seal.p12')
  await writeFile(file, p12Of(makeCertificate('Zoë, Müller & Co', { until }), password))
  await writeFile(path.join(folder, 'text'), 'geen certificaat')
})
afterAll(() => rm(folder, { recursive: true }))

/** The lines a start is refused with. */
async function problemsOf(settings: Record<string, string>): Promise<string> {
  try {
    return (await sealFileProblem(readEnvironment({ NODE_ENV: 'test', ...settings }))) ?? ''
  } catch (failure) {
    if (failure instanceof SettingsError) return failure.message
    throw failure
  }
}

test('a certificate is read with its key, and whose it is', async () => {
  expect(await readCertificate(file, password)).toMatchObject({ owner: 'Zoë, Müller & Co', until })
  expect(await problemsOf({ EVIDENCE_SEAL_P12: file, EVIDENCE_SEAL_PASSWORD: password })).toBe('')
})

test('whose certificate it is, is read without breaking TLS for the whole process', async () => {
  await readCertificate(file, password)
  expect((await import('node:tls')).default.createSecureContext).toBeTypeOf('function')
})

test.each<[string, () => Record<string, string>, string]>([
  ['a wrong password', () => ({ EVIDENCE_SEAL_P12: file, EVIDENCE_SEAL_PASSWORD: 'verkeerd' }), 'does not open'],
  ['no password', () => ({ EVIDENCE_SEAL_P12: file }), 'does not open with this password'],
  ['another file', () => ({ EVIDENCE_SEAL_P12: path.join(folder, 'text') }), 'is no PKCS#12'],
  ['no file', () => ({ EVIDENCE_SEAL_P12: path.join(folder, 'none') }), 'cannot be read'],
  ['a password without a file', () => ({ EVIDENCE_SEAL_PASSWORD: password }), 'needed where EVIDENCE_SEAL_PASSWORD'],
  ['a timestamp alone', () => ({ EVIDENCE_TIMESTAMP_URL: 'https://t.example' }), 'needed where EVIDENCE_TIMESTAMP_URL'],
  ['a list without certificates', () => ({ EVIDENCE_TRUSTED_CERTIFICATES: path.join(folder, 'text') }), 'has to hold'],
  ['no list', () => ({ EVIDENCE_TRUSTED_CERTIFICATES: path.join(folder, 'none') }), 'cannot be read'],
  ['a timestamp over http', () => ({ EVIDENCE_TIMESTAMP_URL: 'http://t.example' }), 'has to be an https address'],
])('%s refuses the start, and tells no password', async (_what, settings, words) => {
  const problems = await problemsOf(settings())
  expect(problems).toMatch(/^EVIDENCE_/)
  expect(problems).toContain(words)
  expect(problems).not.toContain(password)
})
