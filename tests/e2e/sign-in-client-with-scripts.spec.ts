import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { database } from '#app/persistence/database.server.ts'
import { authAccessTokens, authSessions } from '#drizzle/schema/sessions.ts'
import { loadClient } from '#tests/support/sign-in-client.ts'
import { test } from '#tests/support/test.ts'

/** The browser's side of signing in, called as the login page calls it, against the provider that is built in. */

const login = '/authentication/login?returnTo=%2Fhelp'
const inWindow = (page: Page) => page.getByRole('button', { name: 'Inlogvenster openen' })

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('E-mailadres').fill('leader@example.org')
  await page.getByLabel('Wachtwoord').fill('welcome-2026')
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

/** Signs in from page to page, and loads the client. */
async function signInHere(page: Page): Promise<void> {
  await page.goto(login)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await fillIn(page)
  await expect(page).toHaveURL(/\/help$/)
  await loadClient(page)
}

/** What asking for a token ends with: 'a token', or the code of the failure. */
const askToken = (page: Page, timeoutInSeconds?: number) =>
  page.evaluate(
    (seconds) =>
      window.signInClient
        .getAccessToken({ cacheMode: 'off', ...(seconds === undefined ? {} : { timeoutInSeconds: seconds }) })
        .then((token) => (token ? 'a token' : 'none'))
        .catch((failure: unknown) => String(Object(failure).error)),
    timeoutInSeconds,
  )

/** Leaves the server no way to a token, as if the provider had given no refresh token. */
async function loseTokens(): Promise<void> {
  await database()
    .delete(authAccessTokens)
    .where(sql`true`)
  await database()
    .update(authSessions)
    .set({ refreshToken: null })
    .where(sql`true`)
}

const hasSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'routekaart.session')

test('a window that takes longer than the page waits for is told, and stays open', async ({ page }) => {
  await page.goto(login)
  await loadClient(page)
  const opened = page.waitForEvent('popup')
  const ended = page.evaluate(async () => {
    const { loginWithPopup, readState } = window.signInClient
    await loginWithPopup({ returnTo: '/help' }, { cacheLocation: 'memory', timeoutInSeconds: 2 })
    return readState().error?.error
  })
  const popup = await opened
  expect(await ended).toBe('timeout')
  expect(popup.isClosed()).toBe(false)
  await fillIn(popup)
  await expect(popup.getByRole('heading', { name: 'U bent ingelogd' })).toBeVisible()
  expect(page.url()).toContain('/authentication/login')
})

test('a window in which somebody signs in before that signs in', async ({ page }) => {
  await page.goto(login)
  await loadClient(page)
  const opened = page.waitForEvent('popup')
  const ended = page.evaluate(async () => {
    const { loginWithPopup, readState } = window.signInClient
    await loginWithPopup({ returnTo: '/help' }, { cacheLocation: 'memory', timeoutInSeconds: 30 })
    return readState().user?.email
  })
  await fillIn(await opened)
  expect(await ended).toBe('leader@example.org')
})

test('a hidden frame that finds somebody signed in brings a token, and goes', async ({ page }) => {
  await signInHere(page)
  await loseTokens()
  const silent = page.waitForRequest(/\/authentication\/silent\?/)
  expect(await askToken(page)).toBe('a token')
  expect((await silent).frame()).not.toBe(page.mainFrame())
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a hidden frame that nobody answers is given up in time, and leaves the session', async ({ page }) => {
  await signInHere(page)
  await loseTokens()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const silent = page.waitForRequest(/\/authentication\/silent\?/)
  await page.route('**/authentication/silent?**', async (route) => {
    await held
    await route.abort()
  })
  const outcome = askToken(page, 1)
  await silent
  await expect(page.locator('iframe')).toHaveCount(1)
  expect(await outcome).toBe('timeout')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await hasSession(page)).toBe(true)
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  // The next try has a frame of its own.
  expect(await askToken(page)).toBe('a token')
})

test('a hidden frame that finds nobody signed in ends the session; the login page then asks who it is', async ({
  page,
  context,
}) => {
  await signInHere(page)
  await loseTokens()
  await context.clearCookies({ name: 'idp_session' })
  expect(await askToken(page)).toBe('login_required')
  expect(await hasSession(page)).toBe(false)
  await page.goto(login)
  const [popup] = await Promise.all([page.waitForEvent('popup'), inWindow(page).click()])
  await fillIn(popup)
  await expect(page).toHaveURL(/\/help$/)
})

test('tabs that ask at once, each several times, get one token by one request each', async ({ page, context }) => {
  await database()
    .delete(authSessions)
    .where(sql`true`)
  await signInHere(page)
  const other = await context.newPage()
  await other.goto('/help')
  await loadClient(other)
  const [before] = await database().select({ token: authAccessTokens.accessToken }).from(authAccessTokens)
  await database()
    .update(authAccessTokens)
    .set({ expiresAt: sql`now() + interval '30 seconds'` })
    .where(sql`true`)
  const asked = new Map<Page, number>()
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (new URL(request.url()).pathname === '/authentication/token') asked.set(tab, (asked.get(tab) ?? 0) + 1)
    })
  }
  const askOften = (tab: Page) =>
    tab.evaluate(() => Promise.all(Array.from({ length: 6 }, () => window.signInClient.getAccessToken())))
  const tokens = (await Promise.all([page, other].map(askOften))).flat()
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).toMatch(/^\S{100,}$/)
  expect([asked.get(page), asked.get(other)]).toEqual([1, 1])
  const after = await database().select({ token: authAccessTokens.accessToken }).from(authAccessTokens)
  expect(after).toHaveLength(1)
  expect(after[0]?.token).not.toBe(before?.token)
})
