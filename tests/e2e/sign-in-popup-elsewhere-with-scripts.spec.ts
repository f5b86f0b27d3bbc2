import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { loseTokens } from '#tests/support/lost-tokens.ts'
import {
  audience,
  clientId,
  clientSecret,
  give,
  now,
  startOddProvider,
  type OddProvider,
} from '#tests/support/odd-provider.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

/** Known before the provider starts, because the portal is told it first. Another site than `localhost`. */
const port = 24_913
const domain = `127.0.0.1:${port}`
test.use({ settings: { AUTH0_DOMAIN: domain, AUTH0_CLIENT_ID: clientId, AUTH0_CLIENT_SECRET: clientSecret } })

// In one worker, because there is one such port.
test.describe.configure({ mode: 'default' })

let provider: OddProvider
test.beforeAll(async () => {
  provider = await startOddProvider(port)
})
test.afterAll(() => provider.close())

/** The provider shows a page with a link; where it may show none it sends the browser back at once. */
async function recognize(email: string): Promise<void> {
  const claims = { sub: `odd|${email}`, email }
  const access = { ...claims, iss: provider.issuer, aud: audience, exp: now() + 600, scope: 'read:current_user' }
  const access_token = await provider.sign(access)
  provider.planPage((answer, parameters) => {
    const code = randomUUID()
    provider.expectCode(code, parameters.get('nonce') ?? '', {
      ...{ claims, respond: (tokens, right) => give(tokens, { ...right, access_token }) },
    })
    const query = new URLSearchParams({ code, state: parameters.get('state') ?? '' })
    const back = `${parameters.get('redirect_uri')}?${query}`
    if (parameters.get('prompt') === 'none') answer.writeHead(302, { Location: back }).end()
    else answer.setHeader('Content-Type', 'text/html').end(`<a href="${back.replaceAll('&', '&amp;')}">Sign in</a>`)
  })
}

async function signInInWindow(page: Page): Promise<Page> {
  await page.goto('/authentication/login?returnTo=%2Fhelp')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Inlogvenster openen' }).click()
  const popup = await opened
  await popup.getByRole('link', { name: 'Sign in' }).click()
  return popup
}

test('a window signs in at a provider on another site', async ({ page }) => {
  await recognize((await newTenant()).email)
  const popup = await signInInWindow(page)
  await expect(page).toHaveURL(/\/help$/)
  expect(popup.isClosed()).toBe(true)
})

test('a hidden frame asks a provider on another site', async ({ page }) => {
  await recognize((await newTenant()).email)
  await loseTokens(page)
  const silent = page.waitForRequest(/\/authentication\/silent\?/)
  await signInInWindow(page)
  await silent
  await expect(page).toHaveURL(/\/help$/)
})
