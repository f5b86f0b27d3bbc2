import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/** Clicks on the page without a pause for as long as scripts take it over. */
function keepClicking(): void {
  const { port1, port2 } = new MessageChannel()
  const isTakenOver = () => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactProps'))
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
