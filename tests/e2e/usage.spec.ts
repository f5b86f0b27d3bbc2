import { expect, type Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import { usageLog } from '#drizzle/schema/usage.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

const intro = '/location/basic-info?location=0'

/** What was kept of somebody's use of the pages, oldest first. */
async function useOf(actor: Actor): Promise<string[]> {
  const rows = await database()
    .select({ logType: usageLog.logType, amount: usageLog.amount, data: usageLog.data })
    .from(usageLog)
    .where(eq(usageLog.userId, actor.userId))
    .orderBy(asc(usageLog.id))
  return rows.map(({ logType, amount, data }) => `${logType} ${amount} ${data}`)
}

/** Scrolls in many small steps, as a wheel does. */
const scrollDown = (page: Page, share: number) =>
  page.evaluate((wanted) => {
    const room = document.documentElement.scrollHeight - innerHeight
    for (let step = 1; step <= 20; step++) window.scrollTo(0, (room * wanted * step) / 20)
    return room
  }, share)

const whenTold = (page: Page, type: string) =>
  page.waitForResponse((answer) => answer.request().postData()?.includes(`"${type}"`) ?? false)

test('pages tell that they are shown, also where only a part of the document changes', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await page.goto(intro)
  await expect.poll(() => useOf(member)).toEqual(['navigation -1 /location/basic-info'])
  await expectTakenOver(page)
  await page.getByRole('link', { name: /^Adres en visie/ }).click()
  await expect(page).toHaveURL(/\/basic-info\/location/)
  await expect.poll(async () => (await useOf(member)).at(-1)).toBe('navigation -1 /location/basic-info/location')
  await page.goto('/organisation?q=vecht')
  await expect.poll(async () => (await useOf(member)).at(-1)).toBe('navigation -1 /organisation')
  expect(await useOf(member)).toHaveLength(3)
})

for (const address of ['/location/basic-info/contacts?location=0', '/help']) {
  test(`${address} tells how far it was scrolled, once it stands still`, async ({ page, actAs }) => {
    const member = await newTenant()
    await actAs(member)
    const shown = whenTold(page, 'navigation')
    await page.goto(address)
    await shown
    const scrolled = whenTold(page, 'scroll')
    expect(await scrollDown(page, 0.5)).toBeGreaterThan(100)
    expect((await scrolled).status()).toBe(204)
    const told = (await useOf(member)).filter((line) => line.startsWith('scroll'))
    expect(told).toHaveLength(1)
    const [, amount, path] = told[0]?.split(' ') ?? []
    expect(Number(amount)).toBeCloseTo(0.5, 1)
    expect(path).toBe(address.split('?')[0])
  })
}

test('the end of a drag is not waited for', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.goto('/help')
  // The clock of the page stands still: by itself the pause never ends.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await scrollDown(page, 1)
  const told = whenTold(page, 'scroll')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, 0)
        window.scrollTo(0, 200)
      }),
  )
  await page.mouse.up()
  expect((await told).status()).toBe(204)
})

test('nobody notices where it does not arrive', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.route('**/api/user_log', (route) => route.fulfill({ status: 503, body: 'no' }))
  const told = whenTold(page, 'navigation')
  await page.goto(intro)
  await told
  await page.getByRole('link', { name: /^Adres en visie/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who is not signed in is not followed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/authentication/login', { waitUntil: 'networkidle' })
  expect(asked).not.toContainEqual(expect.stringContaining('usage'))
  expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/tailwind-/))
})
