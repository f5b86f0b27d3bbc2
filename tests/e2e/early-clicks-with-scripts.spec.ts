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

/** What became of the first press, for the test to read. */
type Pressed = typeof window & { wayOutIsThere?: boolean }

/**
 * Presses a way out at the moment when scripts have begun to take over the page and have not come to it: they do so at once
 * then. A browser gives no click to what has gone between pressing and letting go.
 */
function pressWhileTakenOver(): void {
  const { port1, port2 } = new MessageChannel()
  const hasBegun = () => Object.keys(document).some((key) => key.startsWith('_reactListening'))
  port1.onmessage = () => {
    const button = document.querySelector<HTMLButtonElement>('main button[data-way-out], header button[data-way-out]')
    if (!button || !hasBegun()) return port2.postMessage(null)
    const press = (type: string) => button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }))
    press('pointerdown')
    const next = new MessageChannel()
    next.port1.onmessage = () => {
      press('pointerup')
      ;(window as Pressed).wayOutIsThere = button.isConnected
      button.click()
    }
    next.port2.postMessage(null)
  }
  port2.postMessage(null)
}

test('a way out that is pressed while the page comes to life leads on', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.addInitScript(pressWhileTakenOver)
  const arrival = page.waitForEvent('framenavigated', { predicate: () => !/\/wards/.test(page.url()) })
  await page.goto('/location/basic-info/wards?location=0')
  await arrival
})
