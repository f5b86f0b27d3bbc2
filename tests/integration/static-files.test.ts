import { request, type IncomingHttpHeaders } from 'node:http'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#tests/support/ask.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { root } from '#tests/support/start-process.ts'

/** Bytes of a status line and headers, as Node sends them. */
const mostHeaders = 600
/** The page of a browser is told to keep what may not change under its name for a year. */
const forAYear = 'public, max-age=31536000, immutable'

let portal: SharedPortal
let files: string[]
beforeAll(async () => {
  portal = await sharedPortal()
  const found = await readdir(path.join(root, 'build/client'), { recursive: true, withFileTypes: true })
  files = found
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.vite'))
    .map(({ parentPath, name }) => `/${path.relative(path.join(root, 'build/client'), path.join(parentPath, name))}`)
})
afterAll(() => portal.close())

type Head = { status: number; bytes: number; headers: IncomingHttpHeaders }

/** Asks as browsers do; `known` is the tag of what the browser has already. */
function headOf(file: string, known = ''): Promise<Head> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br', ...(known ? { 'If-None-Match': known } : {}) }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(file, portal.origin), { headers }, (answer) => {
      const { rawHeaders, httpVersion, statusCode: status = 0, statusMessage } = answer
      const lines = rawHeaders.filter((_, at) => at % 2 === 0).map((name, at) => `${name}: ${rawHeaders[2 * at + 1]}`)
      const head = [`HTTP/${httpVersion} ${status} ${statusMessage}`, ...lines, '', ''].join('\r\n')
      answer.resume().once('end', () => resolve({ status, bytes: Buffer.byteLength(head), headers: answer.headers }))
    })
    asked.once('error', reject).end()
  })
}

test('every file comes with the few headers that it needs, also where the browser has it', async () => {
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    const first = await headOf(file)
    const again = await headOf(file, first.headers.etag)
    expect([first.status, again.status], file).toEqual([200, 304])
    for (const { bytes, headers } of [first, again]) {
      expect(bytes, file).toBeLessThanOrEqual(mostHeaders)
      expect(headers, file).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        etag: expect.stringMatching(/^"[\w-]{22}-(br|gzip|identity)"$/),
        'cache-control': file.startsWith('/assets/') ? forAYear : 'public, max-age=86400',
      })
      const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"
      expect(headers['content-security-policy'], file).toBe(file.endsWith('.svg') ? policy : undefined)
    }
    if (/\.(js|css|svg)$/.test(file)) expect(first.headers.vary).toBe('Accept-Encoding')
  }
})

test('what pages name has a hash of its content in its name, the icons of the web manifest too', async () => {
  expect(files.filter((file) => !/^\/assets\/.+-[\w-]{8}\.\w+$/.test(file)).sort()).toEqual([
    '/favicon.ico',
    '/fonts/OFL.txt',
    '/manifest.webmanifest',
    '/robots.txt',
  ])
  const { icons } = JSON.parse((await ask(portal.origin, '/manifest.webmanifest')).text)
  expect(icons.length).toBeGreaterThan(1)
  for (const { src } of icons) expect(files).toContain(src)
})

test.each(['/assets/none.js', '/assets/', '/help', '/none.svg', '/api/form', '/healthz'])(
  'what is no file keeps all that protects pages: %s',
  async (address) => {
    const { headers } = await ask(portal.origin, address)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/'nonce-.+connect-src 'self';.+frame-ancestors 'none'/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['cache-control']).not.toMatch(/max-age/)
  },
)
