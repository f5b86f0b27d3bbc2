import { afterAll, beforeAll, expect, test } from 'vitest'
import { nl } from '#app/platform/auth/nl.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { destination, openBrowser, openProviderPage } from './sign-in-steps.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** A browser with or without cookies. */
function browserThat(keepsCookies: boolean) {
  const browser = openBrowser(portal.origin)
  const { ask } = browser
  browser.ask = (address, form) => {
    if (!keepsCookies) browser.cookies.clear()
    return ask(address, form)
  }
  return browser
}

const typed = { email: 'anna@example.org', password: 'x' }

test.each([
  ['opened', undefined],
  ['sent', typed],
])('a login form that is %s without cookies says that they are refused, and what to do', async (_what, form) => {
  const browser = browserThat(false)
  const page = await openProviderPage(browser, '/help')
  const answer = await browser.ask(destination(await browser.ask(page, form)))
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(nl.errors.cookies_refused)])
})

test('nobody is told so who keeps cookies, or whose login is over', async () => {
  const browser = browserThat(true)
  const page = await openProviderPage(browser)
  expect((await browser.ask(page, typed)).status).toBe(401)
  const over = await browserThat(false).ask(page.replace(/[\w-]+$/, 'x'), typed)
  expect([over.status, await over.text()]).toEqual([400, expect.stringContaining('Deze inlogpagina werkt niet meer')])
  const usual = await browser.ask('/authentication/login?cookies=refused')
  expect([usual.status, await usual.text()]).toEqual([200, expect.not.stringContaining(nl.errors.cookies_refused)])
})
