import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Language } from '#app/platform/i18n/languages.ts'
import { mainPages } from '#tests/support/main-pages.ts'
import { sitePages, staffPages } from '#tests/support/site.ts'
import { makeStaffPages } from '#tests/support/staff-pages.ts'
import { resultsFolder } from '#tests/proof/parts.js'
import { newAdmin } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { signIn } from './sign-in.ts'

const languages: Language[] = ['nl', 'en']
/** Pixels: a phone, a tablet that stands, and the screen on a desk; that of provider staff is wider. */
const widths = [390, 768, 1280]
const staffWidths = [390, 1440]

/** Pixels: the few pages that are higher say nothing new further down. */
const highest = 4000

const nameOf = (address: string) => address.replace(/^\//, '').replace(/[^a-z0-9=-]+/gi, '_') || 'home'

/** Photographs the page as it stands, once at each width. */
async function photograph(page: Page, language: Language, group: string, name: string, ofWidths: readonly number[]) {
  await expectTakenOver(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const width of ofWidths) {
    await page.setViewportSize({ width, height: 900 })
    const file = path.join(resultsFolder, 'photographs', group, `${name}-${language}-${width}.jpg`)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(height, highest) }
    await page.screenshot({ path: file, fullPage: true, clip, type: 'jpeg', quality: 60 })
  }
}

for (const language of languages) {
  for (const [name, addresses] of Object.entries(sitePages)) {
    test(`${name}, in ${language}`, async ({ page, speak }) => {
      await speak('en')
      await signIn(page, 'leader@example.org')
      await speak(language)
      for (const address of addresses) {
        await page.goto(address)
        await photograph(page, language, nameOf(name), nameOf(address), widths)
      }
    })
  }

  test(`pages of others than a project leader, in ${language}`, async ({ page, context, actAs, speak }) => {
    for (const [name, open] of Object.entries(mainPages)) {
      await context.clearCookies()
      await speak(language)
      if (name === 'form-with-errors' && language !== 'nl') continue
      if (name === 'login-password' && language !== 'nl') continue
      await open({ page, actAs })
      await photograph(page, language, 'others', name, widths)
    }
  })

  test(`pages of provider staff, in ${language}`, async ({ page, speak }) => {
    await speak('en')
    await signIn(page, 'admin@example.org')
    await speak(language)
    for (const address of staffPages) {
      await page.goto(address)
      await photograph(page, language, 'staff', nameOf(address), staffWidths)
    }
  })

  test(`pages of provider staff about one thing, in ${language}`, async ({ page, actAs, speak }) => {
    const admin = await newAdmin()
    const { pages } = await makeStaffPages(admin)
    await actAs(admin)
    await speak(language)
    for (const [at, address] of pages.entries()) {
      await page.goto(address)
      const [, , kind = ''] = address.split('/')
      await photograph(page, language, 'staff-one', `${String(at).padStart(2, '0')}-${nameOf(kind)}`, staffWidths)
    }
  })
}
