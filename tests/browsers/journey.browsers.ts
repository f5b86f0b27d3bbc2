import { expect } from '@playwright/test'
import { test } from '#tests/support/test.ts'
import { newAccount, password } from './account.ts'
import { choose, nameOfFocused, openBrowser, seeHeading, textOf, type } from './keyboard.ts'
import { programOf } from './programs.ts'

/** Somebody without a mouse signs in, fills in a page of the first task and signs out. */

const ways = [
  { name: 'Chromium', browser: 'chrome', scripts: true },
  { name: 'Chromium', browser: 'chrome', scripts: false },
  { name: 'Firefox', browser: 'firefox', scripts: true },
  { name: 'Firefox', browser: 'firefox', scripts: false },
] as const

for (const { name, browser: kind, scripts } of ways) {
  test(`by keyboard in ${name}, ${scripts ? 'with' : 'without'} scripts`, async ({ server }) => {
    const executablePath = await programOf(name)
    test.skip(!executablePath, `There is no ${name} on this machine.`)
    const { email, name: leader } = await newAccount()
    const { browser, page } = await openBrowser({ browser: kind, executablePath: executablePath ?? '', scripts })
    try {
      await test.step('sign in', async () => {
        await page.goto(`${server.origin}/authentication/login`)
        await choose(page, /^Inloggen$/)
        await expect.poll(() => textOf(page, 'form label')).toContain('E-mailadres')
        await expect.poll(() => nameOfFocused(page)).toMatch(/^E-mailadres/)
        await type(page, /^E-mailadres/, email)
        await type(page, /^Wachtwoord/, password)
        await page.keyboard.press('Enter')
        await seeHeading(page, /, Marieke$/)
      })
      await test.step('open the first task', async () => {
        await choose(page, /^Begin met stap 1/)
        await seeHeading(page, /^Vertel ons over uw organisatie/)
        await choose(page, /^Beginnen$/)
      })
      await test.step('fill in a page', async () => {
        await seeHeading(page, /^Wat zijn de gegevens/)
        await type(page, /^KvK-nummer/, '30198766')
        await choose(page, /^Opslaan en verder/)
        await seeHeading(page, /locaties/)
      })
      await test.step('see it on the route card', async () => {
        await choose(page, /^Routekaart van/)
        await seeHeading(page, /^Routekaart van/)
        await expect.poll(() => textOf(page, 'main')).toContain('Bezig')
      })
      await test.step('switch to English', async () => {
        await choose(page, /^English/)
        await seeHeading(page, /route card$/)
      })
      await test.step('sign out', async () => {
        await choose(page, new RegExp(`^${leader}$`))
        await choose(page, /^Sign out/)
        await seeHeading(page, /^Sign in$/)
      })
    } finally {
      await browser.close()
    }
  })
}
