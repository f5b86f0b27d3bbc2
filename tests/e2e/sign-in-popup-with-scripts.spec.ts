import { expect, type BrowserContext, type Page } from '@playwright/test'
import { loseTokens } from '#tests/support/lost-tokens.ts'
import { checkState } from '#tests/support/page-check.ts'
import { test } from '#tests/support/test.ts'

const login = '/authentication/login?returnTo=%2Fhelp'
const inWindow = (page: Page) => page.getByRole('button', { name: 'Inlogvenster openen' })
const told = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ })

async function openWindow(page: Page): Promise<Page> {
  await page.goto(login)
  const [popup] = await Promise.all([page.waitForEvent('popup'), inWindow(page).click()])
  await expect(told(page)).toContainText('Log daar in')
  return popup
}

async function fillIn(popup: Page): Promise<void> {
  await popup.getByLabel('E-mailadres').fill('leader@example.org')
  await popup.getByLabel('Wachtwoord').fill('welcome-2026')
  await popup.getByRole('button', { name: 'Inloggen' }).click()
}

const hasSession = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'routekaart.session')

test('a window signs in, and the page goes on', async ({ page, context }) => {
  const popup = await openWindow(page)
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true)
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight, window.name])).toEqual([
    400,
    600,
    'auth0:authorize:popup',
  ])
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const asked = page.waitForRequest(/\/api\/auth\/user$/)
  await Promise.all([popup.waitForEvent('close'), fillIn(popup)])
  expect((await asked).headers().authorization).toMatch(/^Bearer \S{100,}$/)
  await expect(page).toHaveURL(/\/help$/)
  expect(calls.filter((path) => path === '/authentication/token')).toHaveLength(1)
  expect(await hasSession(context)).toBe(true)
})

test('a window in which somebody is signed in already needs nobody', async ({ page, context }) => {
  const first = await openWindow(page)
  await fillIn(first)
  await expect(page).toHaveURL(/\/help$/)
  await context.clearCookies({ name: 'routekaart.session' })
  await page.goto(login)
  await inWindow(page).click()
  await expect(page).toHaveURL(/\/help$/)
})

test('a window that is closed is told, and can be opened again', async ({ page }) => {
  const popup = await openWindow(page)
  await popup.close()
  await expect(told(page)).toContainText('Het venster is gesloten voordat u was ingelogd.')
  const [again] = await Promise.all([page.waitForEvent('popup'), inWindow(page).click()])
  await expect(told(page)).not.toContainText('gesloten')
  await fillIn(again)
  await expect(page).toHaveURL(/\/help$/)
})

test('a window that the browser does not open is told, in the reader’s language', async ({ page, speak }) => {
  await speak('en')
  await page.addInitScript(() => (window.open = () => null))
  await page.goto(login)
  await page.getByRole('button', { name: 'Open a sign-in window' }).click()
  await expect(told(page)).toContainText('Your browser blocked the new window.')
  await checkState(page, 'the login page that says so')
})

test('a window in which nobody signs in for a minute is told', async ({ page, context }) => {
  await page.clock.install()
  const popup = await openWindow(page)
  await page.clock.fastForward(59_000)
  await expect(told(page)).toContainText('Log daar in')
  await page.clock.fastForward(2000)
  await expect(told(page)).toContainText('Het inloggen duurde te lang.')
  // Whoever types slowly is not thrown out.
  await popup.bringToFront()
  await fillIn(popup)
  await expect(popup.getByRole('heading', { name: 'U bent ingelogd' })).toBeVisible()
  await checkState(popup, 'the page that a window ends with')
  await popup.getByRole('link', { name: 'Verder' }).click()
  await expect(popup).toHaveURL(/\/help$/)
  expect(await hasSession(context)).toBe(true)
})

test('a hidden frame gets new tokens where the server has no way to them', async ({ page }) => {
  const popup = await openWindow(page)
  await loseTokens(page)
  // Before it is answered: the page goes on as soon as it has its tokens.
  const sizes: string[][] = []
  await page.route(/\/authentication\/silent\?/, async (route) => {
    const frame = page.locator('iframe')
    sizes.push(await frame.evaluate((one) => (one instanceof HTMLIFrameElement ? [one.width, one.height] : [])))
    await route.continue()
  })
  const asked = page.waitForRequest(/\/api\/auth\/user$/)
  await fillIn(popup)
  expect((await asked).headers().authorization).toMatch(/^Bearer /)
  expect(sizes).toEqual([['0', '0']])
  await expect(page).toHaveURL(/\/help$/)
})

test('a hidden frame that finds nobody signed in signs out here too, on the same page', async ({ page, context }) => {
  const popup = await openWindow(page)
  await loseTokens(page, () => context.clearCookies({ name: 'idp_session' }))
  const asked = page.waitForRequest(/\/api\/auth\/user$/)
  await fillIn(popup)
  expect((await asked).headers().authorization).toBeUndefined()
  await expect(told(page)).toContainText('Uw gegevens konden niet worden opgehaald.')
  await expect(page).toHaveURL(new RegExp(`${login.replace('?', '\\?')}$`))
  expect(await hasSession(context)).toBe(false)
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const [answer, words] of [
  [{ status: 500, json: { message: 'No user record.' } }, 'Uw gegevens konden niet worden opgehaald. Neem contact op'],
  [{ status: 502, body: 'Bad gateway' }, 'Uw gegevens konden niet worden opgehaald. Neem contact op'],
  [{ status: 400, json: { error: 'x', message: 'invalid_request: no such thing' } }, null],
] as const) {
  test(`a user record that fails to load (${answer.status}) leads to the login page`, async ({ page, context }) => {
    await page.route('**/api/auth/user', (route) => route.fulfill(answer))
    const popup = await openWindow(page)
    const signedOut = page.waitForResponse(/\/authentication\/logout$/)
    await fillIn(popup)
    await signedOut
    if (words === null) await expect(told(page)).toHaveCount(0)
    else await expect(told(page)).toContainText(words)
    await expect(inWindow(page)).toBeEnabled()
    await expect(page).toHaveURL(/\/authentication\/login\?returnTo=%2Fhelp$/)
    expect(await hasSession(context)).toBe(false)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no such button, and signing in goes from page to page', async ({ page }) => {
    await page.goto(login)
    await expect(page.getByRole('button')).toHaveText([/./, 'Inloggen'])
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await fillIn(page)
    await expect(page).toHaveURL(/\/help$/)
  })
})
