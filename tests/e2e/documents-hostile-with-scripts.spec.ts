import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { newTenant, signIn } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { uploadButton } from '#tests/support/upload-button.ts'

/** A file that is a PDF, and a page with a script when a browser takes it for one. */
const polyglot = Buffer.from(
  '%PDF-1.7\n<!doctype html><title>still</title><script>document.title = "ran in " + origin</script>\n%%EOF\n',
)

/** A browser of its own: what it reports of refused scripts is what this is about. */
async function openPage(browser: Browser, origin: string): Promise<{ page: Page; path: string }> {
  const context = await browser.newContext({ locale: 'nl-NL', baseURL: origin })
  const member = await newTenant()
  const cookies = await signIn(origin, member)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  await page.goto('/location/upload-floor-plan/upload?location=0')
  await page
    .getByLabel('Bestanden kiezen')
    .setInputFiles({ name: 'plan.html', mimeType: 'text/html', buffer: polyglot })
  await uploadButton(page).click()
  await expect(page.getByRole('link', { name: 'Download plan.html.pdf' })).toBeVisible()
  const [kept] = await readDocuments(member, 0)
  return { page, path: `/documents/${kept?.id}/download` }
}

test('a file that is a page too is saved, not opened', async ({ browser, server }) => {
  const { page } = await openPage(browser, server.origin)
  const title = await page.title()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download plan.html.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('plan.html.pdf')
  expect(await page.title()).toBe(title)
  await page.context().close()
})

test('even in a browser that opens it as a page nothing runs', async ({ browser, server }) => {
  const { page, path } = await openPage(browser, server.origin)
  /** The answer as our server gives it, to a browser that passes over what kind of file it is; `without` more of it. */
  const openAsPage = async (without: string[]) => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch()
      const ignored = ['content-disposition', 'x-content-type-options', ...without]
      const headers = Object.entries(answer.headers()).filter(([name]) => !ignored.includes(name))
      await route.fulfill({
        response: answer,
        headers: { ...Object.fromEntries(headers), 'content-type': 'text/html' },
      })
    })
    await page.goto(path)
    const title = await page.title()
    await page.unroute(`**${path}`)
    return title
  }
  expect(await openAsPage([])).toBe('still')
  // So the script would have run.
  expect(await openAsPage(['content-security-policy'])).toBe(`ran in ${server.origin}`)
  await page.context().close()
})

test('no page of ours can use it as a script, a style or a frame', async ({ browser, server }) => {
  const { page, path } = await openPage(browser, server.origin)
  const title = await page.title()
  const outcomes = await page.evaluate(
    (address) =>
      Promise.all(
        (['script', 'link', 'img', 'iframe'] as const).map((name) => {
          const element = Object.assign(document.createElement(name), {
            src: address,
            href: address,
            rel: 'stylesheet',
          })
          return new Promise<string>((resolve) => {
            element.addEventListener('load', () => resolve(`${name} loaded`))
            element.addEventListener('error', () => resolve(`${name} refused`))
            document.body.append(element)
            // A frame that turns into a download says nothing.
            if (name === 'iframe') resolve('iframe added')
          })
        }),
      ),
    path,
  )
  expect(outcomes).toEqual(['script refused', 'link refused', 'img refused', 'iframe added'])
  expect(await page.title()).toBe(title)
  await page.context().close()
})
