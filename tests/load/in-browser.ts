import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import postgres from 'postgres'
import { requireBrowser } from '#tests/support/browser.js'
import { median } from './measure.ts'
import { inFolder, startPortal, stopServer } from './servers.ts'
import { cookiesOf } from './sessions.ts'

const wards = '/location/basic-info/wards?location=0'

const pages = [
  { name: 'contacts', path: '/location/basic-info/contacts?location=0' },
  { name: 'wards-20', path: wards },
  { name: 'upload', path: '/location/upload-floor-plan/upload?location=0' },
  { name: 'route-card', path: '/location/route-card?location=0' },
  { name: 'overview', path: '/organisation' },
]

/** How much slower than this machine an old tablet is taken to be. */
const slower = 6

/** What one load of a page came to: bytes on the wire, milliseconds. */
type Load = { html: number; css: number; script: number; files: number; blocked: number; painted: number }

const columns = ['html', 'css', 'script', 'files', 'blocked', 'painted'] as const

/**
 * Opens pages of a signed-in leader in a browser whose processor is six times slower, each with an empty cache, and prints the
 * median: bytes of the page (brotli), of styles and scripts (gzip) with the number of script files, for how many milliseconds
 * the page could not be used because a task took longer than 50, and when the largest part of it was there.
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options: { loads: { type: 'string', default: '9' } } })
  const executablePath = await requireBrowser()
  return inFolder(async (folder) => {
    const portal = await startPortal(folder)
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    })
    try {
      await addWards(portal.settings.DATABASE_URL)
      const cookies = (await cookiesOf('leader@example.org', portal.origin, portal.settings)).split('; ')
      process.stdout.write(`${['page', ...columns].map((word) => word.padStart(11)).join('')}\n`)
      for (const { name, path } of pages) {
        const loads: Load[] = []
        for (let load = 0; load < Number(values.loads); load += 1) {
          loads.push(await loadOnce(browser, portal.origin + path, cookies))
        }
        const medians = columns.map((column) => String(Math.round(median(loads.map((load) => load[column])))))
        process.stdout.write(`${[name, ...medians].map((word) => word.padStart(11)).join('')}\n`)
      }
      return true
    } finally {
      await browser.close()
      await stopServer(portal)
    }
  })
}

/** Gives the first location of the leader twenty wards. */
async function addWards(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 })
  const rows = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: (0xa0000000 + at).toString(16), name: `Afdeling Zuid ${at + 1}`, type: 'Somatiek', numberOfBeds: 12 },
    ...{ remarks: '', careStaffDay: 4, careStaffEvening: 2 },
  }))
  await sql`
    update forms set fields = fields || ${sql.json({ numberOfWards: rows.length, wards: rows })}
    where form_type = 'basic-information' and location_index = 0
      and organisation_id = (select organisation_id from users where email = 'leader@example.org')`
  await sql.end()
}

async function loadOnce(browser: Browser, address: string, cookies: readonly string[]): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    await context.addCookies(
      cookies.map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: address }
      }),
    )
    const page = await context.newPage()
    const answers: Promise<{ path: string; body: Buffer }>[] = []
    page.on('response', (answer) => {
      const path = new URL(answer.url()).pathname
      if (answer.url() === address || /\.(js|css)$/.test(path))
        answers.push(answer.body().then((body) => ({ path, body })))
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(watchMoments)
    await page.goto(address, { waitUntil: 'load' })
    const sent = await Promise.all(answers)
    const of = (ending: string) => sent.filter(({ path }) => path.endsWith(ending))
    const packed = (ending: string) => of(ending).reduce((sum, { body }) => sum + gzipSync(body).length, 0)
    const [html] = sent
    return {
      html: brotliCompressSync(html?.body ?? '').length,
      css: packed('.css'),
      script: packed('.js'),
      files: of('.js').length,
      ...(await page.evaluate(() => window.moments)),
    }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    moments: { blocked: number; painted: number }
  }
}

/** Runs in the page, before anything of it. */
function watchMoments(): void {
  window.moments = { blocked: 0, painted: 0 }
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) window.moments.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((paints) => {
    window.moments.painted = paints.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
