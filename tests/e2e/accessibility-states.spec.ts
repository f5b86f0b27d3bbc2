import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { database } from '#app/persistence/database.server.ts'
import { unsubscribeAddress } from '#app/platform/mail/unsubscribe.server.ts'
import { demoId, leaderOf, rietkraagId } from '#drizzle/seed/demo-people.ts'
import { checkPage, checkState } from '#tests/support/page-check.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { extentOf, test } from '#tests/support/test.ts'
import { openOwnMenu, wayOut } from './journey/steps.ts'
import { uploadButton } from '#tests/support/upload-button.ts'

/** What the pages look like when something is wrong, asked or refused. */

for (const language of ['nl', 'en'] as const) {
  test(`login pages, in ${language}`, extentOf(language), async ({ page, speak }) => {
    await speak(language)
    await checkPage(page, '/authentication/login')
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.getByRole('textbox', { name: /^E-?mail/ })).toBeVisible()
    await checkState(page, 'login page of the provider')
    await page.getByRole('textbox', { name: /^E-?mail/ }).fill('leader@example.org')
    await page.getByLabel(/^(Wachtwoord|Password)$/).fill('wrong')
    await page.getByRole('button').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await checkState(page, 'login page after a wrong password')
  })

  test(`pages that are not there, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
    await speak(language)
    await checkPage(page, '/authentication/nowhere', 404)
    await checkPage(page, '/%zz', 400)
    await actAs(await newTenant())
    await checkPage(page, '/nowhere', 404)
    await checkPage(page, '/location/basic-info/nowhere', 404)
  })

  test(`the tour of the demo, in ${language}`, extentOf(language), async ({ page, actAs, speak, scripts }) => {
    await actAs({ ...leaderOf(rietkraagId), userId: demoId, organisationId: rietkraagId, language: null })
    await speak(language)
    await checkPage(page, '/')
    await checkPage(page, '/location/basic-info/wards?location=0&tour=3')
    await expect(
      page.getByRole('region', { name: /: 3 (van|of) 8/ }).getByRole(scripts === 'run' ? 'link' : 'button'),
    ).toHaveCount(2)
  })

  test(
    `pages of organisations are not for provider staff, in ${language}`,
    extentOf(language),
    async ({ page, actAs, speak }) => {
      await actAs(await newAdmin())
      await speak(language)
      await checkPage(page, '/organisation', 403)
    },
  )

  test(`wrong answers, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
    await actAs(await newTenant())
    await speak(language)
    await page.goto('/location/basic-info/wards?location=0')
    await page
      .getByLabel(/^(Aantal bedden|Number of beds)/)
      .first()
      .fill('many')
    await page
      .getByLabel(/^(Aantal bedden|Number of beds)/)
      .last()
      .fill('-3')
    await sendWrongly(page)
    await page.goto('/location/basic-info/contacts?location=0')
    await page
      .getByRole('textbox', { name: /e-?mail/i })
      .first()
      .fill('nobody@')
    await sendWrongly(page)
    await page.goto('/location/select-initial-target-date/details?location=1')
    await page.getByRole('main').locator('#date').fill('2150-01-01')
    await sendWrongly(page)
    await page.goto('/location/determine-study-goals/details?location=1')
    await sendWrongly(page)
    await page.goto('/location/upload-floor-plan/upload?location=1')
    await uploadButton(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await checkState(page, 'upload without a file')
  })

  test(`choices about messages, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
    const member = await newTenant()
    await actAs(member)
    await speak(language)
    await page.goto('/settings')
    await page.locator('#timeZone').selectOption('')
    await page.locator('#quietFrom').selectOption('20')
    await page.getByRole('button', { name: /^(Opslaan|Save)$/ }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await checkState(page, 'settings without a time zone and with half of the quiet hours')

    const { userId } = member
    const { pathname } = new URL(unsubscribeAddress({ stop: { userId, cause: 'digest' }, language }))
    await checkPage(page, pathname)
    await page.getByRole('button', { name: /^(Niet meer ontvangen|Stop these messages)$/ }).click()
    await expect(page.getByRole('link', { name: /^(Naar de instellingen|Go to settings)$/ })).toBeVisible()
    await checkState(page, 'messages that are stopped')
    await checkPage(page, '/unsubscribe/nothing', 404)
  })

  test(`files and questions, in ${language}`, extentOf(language), async ({ page, actAs, speak, scripts }) => {
    await actAs(await newTenant())
    await speak(language)
    await page.goto('/location/upload-floor-plan/upload?location=1')
    const file = { name: 'Plattegrond.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) }
    await page.locator('input[type=file]').setInputFiles(file)
    await uploadButton(page).click()
    await expect(page.getByRole('link', { name: 'Download Plattegrond.pdf' })).toBeVisible()
    await checkState(page, 'upload page with a file')
    await wayOut(page, /^(Plattegrond\.pdf verwijderen|Remove Plattegrond\.pdf)$/).click()
    await expect(page).toHaveURL(/\/documents\/.*\/remove/)
    await checkState(page, 'question before a file is removed')

    await page.goto('/location/basic-info/wards?location=0')
    await page.getByRole('button', { name: /^(Afdeling 1 verwijderen|Remove ward 1)$/ }).click()
    const answer = page.getByRole('button', { name: /^(Ja, verwijderen|Yes, remove.*)$/ })
    await expect(scripts === 'run' ? page.getByRole('dialog') : answer).toBeVisible()
    await checkState(page, 'question before a ward is removed')
  })

  test(
    `a form sent after the session ended, in ${language}`,
    extentOf(language),
    async ({ page, actAs, speak, context }) => {
      await actAs(await newTenant())
      await speak(language)
      await page.goto('/help')
      await context.clearCookies({ name: 'routekaart.session' })
      await openOwnMenu(page)
      await page.getByRole('button', { name: /^(Uitloggen|Sign out)$/ }).click()
      await checkState(page, 'answer to who is no longer signed in')
    },
  )

  test(`a failure of ours, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
    await actAs(await newTenant())
    await speak(language)
    await database().execute(sql`alter table forms rename to forms_away`)
    try {
      await checkPage(page, '/location/route-card?location=0', 500)
    } finally {
      await database().execute(sql`alter table forms_away rename to forms`)
    }
  })
}

async function sendWrongly(page: Page): Promise<void> {
  const name = /^(Opslaan en verder|Save and continue)$/
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await checkState(page, `${new URL(page.url()).pathname} with wrong answers`)
}
