import { expect, type Page } from '@playwright/test'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, extentOf, test } from '#tests/support/test.ts'
import { wayOut } from './journey/steps.ts'

/** What pages look like that ask about what was saved, or offer what was not. */

const wards = '/location/basic-info/wards?location=0'
const contacts = '/location/basic-info/contacts?location=0'
const roster = '/location/pass-down-night-shift-roster/upload?location=0'
const field = (page: Page, name: string) => page.locator(`#step-form [name="${name}"]`)

/** Presses a button of the form by what it asks for, and waits for the page after it. */
async function press(page: Page, goTo: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /basic-info|roster/.test(response.url()),
  )
  await page.locator(`main button[name=goTo][value^="${goTo}"]`).first().click()
  await answer
}

for (const language of ['nl', 'en'] as const) {
  test(
    `a colleague changed a field and removed a row meanwhile, in ${language}`,
    extentOf(language),
    async ({ page, actAs, speak }) => {
      const member = await newTenant()
      await actAs(member)
      await speak(language)
      await page.goto(wards)
      const removed = await field(page, 'wards[1].id').inputValue()

      const other = await page.context().newPage()
      await actAs(await addColleague(member))
      await other.goto(wards)
      await field(other, 'wards[0].name').fill('Lelie')
      await press(other, 'save')
      await expect(field(other, 'wards[0].name')).toHaveValue('Lelie')
      await other.goto(`${wards}&remove=wards:${removed}`)
      await press(other, 'removed')
      await expect(other.locator(`[value="${removed}"]`)).toHaveCount(0)
      await expect(field(other, 'wards[0].name')).toBeVisible()
      await other.close()

      await actAs(member)
      await field(page, 'wards[0].name').fill('Leliehof')
      await field(page, 'wards[1].numberOfBeds').fill('17')
      await press(page, 'save')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
      await expect(page.locator('[type=radio][value=theirs]')).toHaveCount(2)
      await checkState(page, 'questions about what a colleague changed')
    },
  )

  test(
    `text beside files that a colleague changed meanwhile, in ${language}`,
    extentOf(language),
    async ({ page, actAs, speak }) => {
      const member = await newTenant()
      await actAs(member)
      await speak(language)
      await page.goto(roster)
      const other = await page.context().newPage()
      await actAs(await addColleague(member))
      await other.goto(roster)
      await field(other, 'textual').fill('Week 17: Ans')
      await press(other, 'save')
      await other.close()

      await actAs(member)
      await field(page, 'textual').fill('Week 17: Bea')
      await press(page, 'save')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('[type=radio][value=theirs]')).toHaveCount(1)
      await checkState(page, 'a question beside files')
    },
  )

  test(
    `a draft is offered, used and thrown away, in ${language}`,
    extentOf(language),
    async ({ page, actAs, speak, scripts }) => {
      await actAs(await newTenant())
      await speak(language)
      await page.goto(contacts)
      await field(page, 'contact.email').fill('bo@')
      await press(page, 'next')
      await expect(page.getByRole('alert')).toBeFocused()

      await page.goto(contacts)
      const offer = page.locator('section[aria-labelledby^=draft-]')
      await expect(offer).toContainText('bo@')
      await checkState(page, 'a page that offers a draft')

      await wayOut(offer, /^(Gebruiken|Use)/).click()
      await expect(page).toHaveURL(/draft=/)
      await expect(field(page, 'contact.email')).toHaveValue('bo@')
      await expect(offer).toHaveCount(0)
      await checkState(page, 'a page that shows a draft')

      await page.goto(contacts)
      if (scripts === 'run') await expectTakenOver(page)
      await press(page, 'discard:')
      await expect(offer).toHaveCount(0)
      if (scripts === 'run') await expect(page.getByRole('main')).toBeFocused()
    },
  )

  test(
    `a change that was changed again since is to be undone, in ${language}`,
    extentOf(language),
    async ({ page, actAs, speak }) => {
      await actAs(await addOrganisation(['Huis']))
      await speak(language)
      await page.goto(contacts)
      for (const name of ['Bo', 'Bea']) {
        await field(page, 'contact.first_name').fill(name)
        await press(page, 'save')
      }
      await page.goto('/location/basic-info/history?location=0')
      await page.locator('main button[name=change]').last().click()
      const question = page.getByRole('alert')
      await expect(question).toBeFocused()
      await expect(question.getByRole('button')).toHaveCount(1)
      await checkState(page, 'question before a change is undone')
    },
  )
}
