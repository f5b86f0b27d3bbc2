import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readDocuments } from '#app/persistence/documents/documents.server.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { uploadButton } from '#tests/support/upload-button.ts'

/** Uploads that are answered by somebody who does not take them: our server, or one before it. */

const field = (page: Page) => page.getByLabel('Bestanden kiezen')
const chosen = (page: Page) => page.getByRole('list', { name: 'Gekozen bestanden' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const failed = (page: Page) => page.getByText(/^Het uploaden van plan\.pdf is niet gelukt\. Probeer het opnieuw\./)
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) })

/** The names of what is stored. */
const stored = async (member: Member) => (await readDocuments(member, 0)).map(({ name }) => name)

let member: Member
test.beforeEach(async ({ actAs }) => {
  member = await newTenant()
  await actAs(member)
})

const refusals = [
  [413, 'Dit is samen te groot om te versturen.'],
  [500, 'Er ging iets mis bij het opslaan.'],
  [408, 'Er ging iets mis bij het opslaan.'],
] as const

for (const [status, words] of refusals) {
  test(`an upload that is answered ${status} leaves the page, its files and its text`, async ({ page }) => {
    let posts = 0
    await page.route('**/upload?**', async (route) => {
      // As a server before ours answers: a page of its own, once. Only the form with the file; nothing that is read.
      const isUpload = route.request().method() === 'POST' && route.request().postData()?.includes('plan.pdf')
      if (!isUpload || (posts += 1) > 1) await route.fallback()
      else await route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' })
    })
    await page.goto('/location/pass-down-night-shift-roster/upload?location=0')
    await expectTakenOver(page)
    await field(page).setInputFiles(pdf('plan.pdf'))
    // Before the list is there, the form goes as it goes without script.
    await expect(chosen(page)).toHaveCount(1)
    const text = page.getByLabel('Rooster van de nachtdienst als tekst')
    await text.fill('Week 17: Ans')
    await button(page, 'Opslaan en verder').click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(failed(page)).toBeVisible()
    await expect(chosen(page)).toContainText(['plan.pdf'])
    await expect(text).toHaveValue('Week 17: Ans')
    await expect(page).toHaveURL(/pass-down-night-shift-roster\/upload/)
    expect(posts).toBe(1)
    expect(await stored(member)).toEqual([])
    await button(page, 'Opnieuw proberen').click()
    await expect(page).not.toHaveURL(/upload/)
    expect(await stored(member)).toEqual(['plan.pdf'])
    await page.goto('/location/pass-down-night-shift-roster/upload?location=0')
    await expect(text).toHaveValue('Week 17: Ans')
  })

  test(`an upload without text that is answered ${status} leaves the page and its files`, async ({ page }) => {
    await page.route('**/upload?**', async (route) => {
      if (route.request().method() !== 'POST') await route.fallback()
      else await route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' })
    })
    await page.goto('/location/upload-floor-plan/upload?location=0')
    await expectTakenOver(page)
    await field(page).setInputFiles(pdf('plan.pdf'))
    // Before the list is there, the form goes as it goes without script.
    await expect(chosen(page)).toHaveCount(1)
    await uploadButton(page).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(failed(page)).toBeVisible()
    await expect(chosen(page)).toContainText(['plan.pdf'])
    await page.unrouteAll()
    await button(page, 'Opnieuw proberen').click()
    await expect(page.getByRole('link', { name: 'Download plan.pdf' })).toBeVisible()
  })
}
