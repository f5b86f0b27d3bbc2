import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { ask } from '#tests/support/ask.ts'
import { protectiveHeaders } from './headers.ts'
import { staticFiles } from './static-files.ts'

let folder: string
let server: Server
let origin: string
beforeAll(async () => {
  const settings = { SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters', APP_ENV: 'production' }
  const published = { APP_ORIGIN: 'https://portal.example', DATABASE_URL: 'postgres://localhost/x' }
  const provider = { AUTH0_DOMAIN: 'login.example', AUTH0_CLIENT_ID: 'client' }
  keepEnvironment(readEnvironment({ NODE_ENV: 'test', ...settings, ...published, ...provider }))
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-files-'))
  await writeFile(path.join(folder, 'own.js'), 'own()')
  await writeFile(path.join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const app = express().use(...protectiveHeaders(false, false), staticFiles(folder), (_request, response) => {
    response.send('a page')
  })
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
})
afterAll(async () => {
  keepEnvironment(readEnvironment({ NODE_ENV: 'test' }))
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

const headersOf = async (address: string) =>
  (await ask(origin, address, { headers: { Host: 'portal.example', Connection: 'close' } })).headers

test('over https a file says so for a year, as pages do', async () => {
  const year = 'max-age=31536000'
  const said = (await Promise.all(['/own.js', '/mark.svg', '/page'].map(headersOf))).map(
    (headers) => headers['strict-transport-security'],
  )
  expect(said).toEqual([year, year, year])
})

test('only what a browser shows as a page has a policy, by which nothing of it runs', async () => {
  expect((await headersOf('/own.js'))['content-security-policy']).toBeUndefined()
  expect((await headersOf('/mark.svg'))['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/)
  expect((await headersOf('/page'))['content-security-policy']).toContain("'strict-dynamic'")
})
