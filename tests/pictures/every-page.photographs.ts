import type { Language } from '#app/platform/i18n/languages.ts'
import { mainPages } from '#tests/support/main-pages.ts'
import { sitePages, staffPages } from '#tests/support/site.ts'
import { makeStaffPages } from '#tests/support/staff-pages.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { photograph } from './photograph.ts'
import { signIn } from './sign-in.ts'

const languages: Language[] = ['nl', 'en']
/** Pixels: a phone, a tablet that stands, and the screen on a desk; that of provider staff is wider. */
const widths = [390, 768, 1280]
const staffWidths = [390, 1440]

/** On the way to these something is found by its Dutch words. */
const inDutchOnly = new Set(['form-with-errors', 'login-password'])

const nameOf = (address: string) => address.replace(/^\//, '').replace(/[^a-z0-9=-]+/gi, '_') || 'home'

for (const language of languages) {
  for (const [name, addresses] of Object.entries(sitePages)) {
    test(`${name}, in ${language}`, async ({ page, speak }) => {
      await speak('en')
      await signIn(page, 'leader@example.org')
      await speak(language)
      for (const address of addresses) {
        await page.goto(address)
        await photograph(page, `${nameOf(name)}/${nameOf(address)}-${language}`, widths)
      }
    })
  }

  test(`pages of others than a project leader, in ${language}`, async ({ page, context, actAs, speak }) => {
    for (const [name, open] of Object.entries(mainPages)) {
      await context.clearCookies()
      await speak(language)
      if (language !== 'nl' && inDutchOnly.has(name)) continue
      await open({ page, actAs })
      await photograph(page, `others/${name}-${language}`, widths)
    }
  })

  test(`pages of provider staff, in ${language}`, async ({ page, speak }) => {
    await speak('en')
    await signIn(page, 'admin@example.org')
    await speak(language)
    for (const address of staffPages) {
      await page.goto(address)
      await photograph(page, `staff/${nameOf(address)}-${language}`, staffWidths)
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
      const name = `${String(at).padStart(2, '0')}-${nameOf(kind)}`
      await photograph(page, `staff-one/${name}-${language}`, staffWidths)
    }
  })
}
