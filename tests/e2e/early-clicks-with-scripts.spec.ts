import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/** Clicks on the page without a pause for as long as scripts take it over. */
function keepClicking(): void {
  const { port1, port2 } = new MessageChannel()
  const isTakenOver = () => document.documentElement?.dataset.alive !== undefined
  port1.onmessage = () => {
    document.querySelector('h1')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    if (!isTakenOver()) port2.postMessage(null)
  }
  port2.postMessage(null)
}

// The browser of the tests reports every error by itself.
test('clicks while the page comes to life break nothing', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.addInitScript(keepClicking)
  await page.goto('/location/basic-info/location?location=0')
  await expectTakenOver(page)
})

test('a way out that is being pressed when the page comes to life leads on', async ({ page, actAs }) => {
  await actAs(await newTenant())
  let letCome = () => {}
  const isPressed = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/location/basic-info/wards?location=0', { waitUntil: 'commit' })
  // A browser gives no click to what has gone between pressing and letting go.
  await page.locator('main button[data-way-out]').first().hover()
  await page.mouse.down()
  letCome()
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined)
  await page.mouse.up()
  await page.waitForURL((url) => !url.pathname.endsWith('/wards'))
})
