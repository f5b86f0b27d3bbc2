import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { seedDemoData } from '#drizzle/seed/demo-data.ts'
import { makeCertificate, p12Of } from '#tests/support/certificates.ts'
import { startEmptyDatabase } from '#tests/support/empty-database.ts'
import { anyFreePort, startProcess } from '#tests/support/start-process.ts'

/** A start that its settings forbid says so, a line for each, and ends before anything is touched. */

test('settings are wrong or missing', async () => {
  const server = startProcess({ PORT: await anyFreePort(), APP_ENV: 'production', UPLOAD_MAX_MB: '50' })
  expect(await server.ended).toBe(1)
  expect(server.said()).toMatch(/^These settings are not right:\n( {2}[A-Z0-9_, ]+: .+\n)+$/)
  expect(server.said()).toContain('  SESSION_SECRET: needed in production')
})

test('tokens are to be kept at a place that there is not', async () => {
  const us = { AUTH_US_HOSTS: 'us.example', AUTH_US_DOMAIN: 'us.login.example', AUTH_US_CLIENT_ID: 'client' }
  const server = startProcess({
    PORT: await anyFreePort(),
    ...us,
    AUTH0_CACHE_LOCATION: 'localstorage',
    AUTH_US_CACHE_LOCATION: 'Memory',
  })
  expect(await server.ended).toBe(1)
  expect(server.said().split('\n').slice(1, -1)).toEqual([
    '  AUTH0_CACHE_LOCATION: Invalid cache location',
    '  AUTH_US_CACHE_LOCATION: Invalid cache location',
  ])
})

test('the certificate of the seal does not open', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-seal-'))
  const file = path.join(folder, 'seal.p12')
  await writeFile(file, p12Of(makeCertificate('Bedsensoren B.V.'), 'geheim'))
  const server = startProcess({
    ...{ PORT: await anyFreePort(), EVIDENCE_SEAL_P12: file, EVIDENCE_SEAL_PASSWORD: 'verkeerd' },
  })
  expect(await server.ended).toBe(1)
  expect(server.said().split('\n').slice(1, -1)).toEqual([
    '  EVIDENCE_SEAL_P12, EVIDENCE_SEAL_PASSWORD: the file does not open with this password',
  ])
  await rm(folder, { recursive: true })
})

test('nobody could sign in at a host', async () => {
  const server = startProcess({
    PORT: await anyFreePort(),
    AUTH_US_HOSTS: 'a.nl, us/',
    AUTH_STAGING_DOMAIN: 'b.nl',
    AUTH_DEVELOP_HOSTS: 'A.nl:443',
  })
  expect(await server.ended).toBe(1)
  expect(server.said().split('\n').slice(1, -1)).toEqual([
    '  AUTH_US_HOSTS: "us/" is no host, which is written like portal.example or portal.example:8443',
    '  AUTH_DEVELOP_HOSTS: a.nl stands in AUTH_US_HOSTS already',
    '  AUTH_US_DOMAIN, AUTH_US_CLIENT_ID: needed where AUTH_US_HOSTS is set',
    '  AUTH_STAGING_CLIENT_ID: needed where AUTH_STAGING_DOMAIN is set',
    '  AUTH_STAGING_HOSTS: needed where anything else of AUTH_STAGING_ is set',
  ])
})

test('a database that holds the demo accounts is to be used in production', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-demo-'))
  await chmod(folder, 0o711)
  const database = await startEmptyDatabase(folder)
  await seedDemoData(openDatabase(database.url))
  await closeDatabase()
  const server = startProcess({
    ...{ PORT: await anyFreePort(), APP_ENV: 'production', EMBEDDED_IDENTITY: '1', DATA_DIR: folder },
    ...{ APP_ORIGIN: 'https://portal.example', DATABASE_URL: database.url },
    SESSION_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c',
  })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/Demo data: the database of DATABASE_URL holds the demo accounts/)
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})
