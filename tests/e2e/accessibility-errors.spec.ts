import { expect, type Page } from '@playwright/test'
import { inputId } from '#app/roadmap/rules/paths.ts'
import { checkState } from '#tests/support/page-check.ts'
import { expectTakenOver, extentOf, test } from '#tests/support/test.ts'
import {
  askingPages,
  bearerId,
  demandingPages,
  isTyped,
  newAskedTenant,
  type WrongAnswer,
} from '#tests/support/wrong-answers.ts'
import { isOfForm } from './journey/steps.ts'

/** What every page that asks something looks like when every answer on it is wrong. */

test('every page that asks something can be answered wrongly, but for those with only a tick', () => {
  const never = askingPages.filter(({ wrong }) => wrong.length === 0).map(({ item, page }) => `${item.path}/${page}`)
  expect(never).toEqual([
    '/location/prepare-quotation/check',
    '/location/send-night-shift-heads-up/read',
    '/location/send-night-shift-heads-up/share',
    '/location/inform-about-installation-day/share',
  ])
})

const refusing = askingPages.filter(({ wrong }) => wrong.length > 0)
for (const language of ['nl', 'en'] as const) {
  for (const { address, wrong } of refusing) {
    test(`${address} answered wrongly, in ${language}`, extentOf(language), async ({ page, actAs, speak, scripts }) => {
      await actAs(await newAskedTenant())
      await speak(language)
      await page.goto(address)
      await sendAsForm(page, wrong)
      if (scripts === 'run') await expectTakenOver(page)
      await expectErrors(page, wrong)
      await checkState(page, `${address} with wrong answers`)
      if (scripts === 'run' && wrong.some(isTyped)) await expectFocusAgain(page)
    })
  }

  test(
    `nothing chosen where something has to be, in ${language}`,
    extentOf(language),
    async ({ page, actAs, speak }) => {
      await actAs(await newAskedTenant())
      await speak(language)
      for (const { address } of demandingPages) {
        await test.step(address, async () => {
          await page.goto(address)
          await sendAsForm(page, [])
          await expect(page.getByRole('alert')).toBeFocused()
          for (const target of await linksOf(page)) await expect(page.locator(`[id="${target}"]`)).toBeVisible()
          await checkState(page, `${address} with nothing chosen`)
        })
      }
    },
  )
}

/**
 * Sends the form on the page as a browser without scripts does, with every choice taken away and these answers in place
 * of what was there.
 */
async function sendAsForm(page: Page, wrong: readonly WrongAnswer[]): Promise<void> {
  const arrival = page.waitForEvent('load')
  const answer = page.waitForResponse(isOfForm)
  await page.evaluate((answers) => {
    const form = document.querySelector<HTMLFormElement>('#step-form')
    if (!form) throw new Error('There is no form on the page.')
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) box.checked = false
    const data = new FormData(form)
    for (const { name, value } of [...answers, { name: 'goTo', value: 'next' }]) data.set(name, value)
    const copy = Object.assign(document.createElement('form'), { method: 'post', action: form.action, hidden: true })
    copy.enctype = form.enctype
    for (const [name, value] of data) {
      if (typeof value !== 'string') continue
      copy.append(Object.assign(document.createElement('textarea'), { name, value }))
    }
    document.body.append(copy)
    copy.submit()
  }, wrong)
  expect((await answer).status()).toBe(422)
  await arrival
}

/** The summary has the focus and leads to each wrong field; each field has its own error and what was typed. */
async function expectErrors(page: Page, wrong: readonly WrongAnswer[]): Promise<void> {
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await linksOf(page)).toEqual(expect.arrayContaining(wrong.map(({ name }) => inputId(name))))
  const asked = wrong.map((answer) => ({ ...answer, bearer: bearerId(answer) }))
  const shown = await page.evaluate(
    (answers) =>
      answers.map(({ name, kind, value, bearer }) => {
        const field = document.getElementById(bearer)
        const error = document.getElementById(`${bearer}-error`)
        const isDescribed = field?.getAttribute('aria-describedby')?.split(' ').includes(`${bearer}-error`)
        const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        const isKept = !isText || field.value === (kind === 'secret' ? '' : value)
        const isInvalid = field instanceof HTMLFieldSetElement || field?.getAttribute('aria-invalid') === 'true'
        const isSeen = field?.checkVisibility() && error?.checkVisibility() && error.textContent.trim() !== ''
        return { name, isDescribed, isKept, isInvalid, isSeen }
      }),
    asked,
  )
  const right = { isDescribed: true, isKept: true, isInvalid: true, isSeen: true }
  expect.soft(shown).toEqual(wrong.map(({ name }) => ({ name, ...right })))
}

/** The ids the links of the summary lead to. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('alert')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')))

/** Sent once more with scripts, unmended, the page says again what is wrong. */
async function expectFocusAgain(page: Page): Promise<void> {
  const answer = page.waitForResponse(isOfForm)
  await page.locator('#step-form button[name=goTo][value=next]:not([aria-hidden])').click()
  expect((await answer).status()).toBe(422)
  await expect(page.getByRole('alert')).toBeFocused()
}
