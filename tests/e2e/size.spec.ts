import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

const kB = 1000
/** JavaScript files of a page of a task, before anything on it is used. */
const mostFiles = 2

/** What an old shared computer has to fetch before a page is whole. */

const steps = [
  '/location/basic-info/contacts',
  '/location/basic-info/wards',
  '/location/setup-it-settings/details',
  '/location/introduce-project-team/details',
  '/location/make-info-letter/details',
  '/organisation/basic-info/organisation',
  '/location/upload-floor-plan/upload',
  '/location/pass-down-night-shift-roster/upload',
]

for (const address of steps) {
  test(`a step page loads little: ${address}`, async ({ page, actAs }) => {
    await actAs(await newTenant())
    const loaded = new Map<string, Promise<Buffer>>()
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (/\.(js|css)$/.test(pathname)) loaded.set(pathname, answer.body())
    })
    await page.goto(`${address}?location=0`, { waitUntil: 'networkidle' })
    await expectTakenOver(page)
    const sizes = await Promise.all(
      [...loaded].map(async ([path, body]) => ({ path, size: gzipSync(await body).length })),
    )
    const sum = (ending: string) =>
      sizes.filter(({ path }) => path.endsWith(ending)).reduce((total, { size }) => total + size, 0)
    expect(sum('.js'), JSON.stringify(sizes)).toBeLessThanOrEqual(20 * kB)
    expect(sum('.js')).toBeGreaterThan(10 * kB)
    expect([...loaded.keys()].filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(mostFiles)
    expect(sum('.css')).toBeLessThanOrEqual(12 * kB)
    expect(sum('.css')).toBeGreaterThan(1 * kB)
  })
}

test('the route card is small', async ({ page, actAs }) => {
  await actAs(await newTenant())
  const answer = await page.goto('/location/route-card?location=0')
  expect(brotliCompressSync((await answer?.body()) ?? '').length).toBeLessThanOrEqual(12 * kB)
})
