import { expect, type Page } from '@playwright/test'
import { checkState, openPage } from '#tests/support/page-check.ts'
import { makeStaffPages, type WrongForm } from '#tests/support/staff-pages.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { extentOf, test } from '#tests/support/test.ts'

/** What every form of provider staff looks like with mistakes in it. */

for (const language of ['nl', 'en'] as const) {
  test(`forms of provider staff with mistakes, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
    const admin = await newAdmin()
    const { forms } = await makeStaffPages(admin)
    await actAs(admin)
    await speak(language)
    for (const form of forms) {
      await test.step(form.address, async () => {
        await openPage(page, form.address)
        await sendWrongly(page, form)
        await expect(page.getByRole('alert').first()).toBeVisible()
        await checkState(page, `${form.address} with mistakes`)
      })
    }
  })
}

/** Sends the form on the page that has these fields, as a browser without scripts does, with these values in it. */
async function sendWrongly(page: Page, { wrong }: WrongForm): Promise<void> {
  const arrival = page.waitForEvent('load')
  // Not what the page tells of its use meanwhile.
  const answer = page.waitForResponse((response) => {
    const request = response.request()
    return request.method() === 'POST' && request.isNavigationRequest()
  })
  await page.evaluate((typed) => {
    const names = Object.keys(typed)
    const isAsked = (form: HTMLFormElement) =>
      names.some((name) => form.elements.namedItem(name)) &&
      (!typed.setting || new FormData(form).get('setting') === typed.setting)
    const form = [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')].find(isAsked)
    if (!form) throw new Error('There is no such form on the page.')
    const data = new FormData(form)
    for (const [name, value] of Object.entries(typed)) data.set(name, value)
    if (typed.sure === '') data.delete('sure')
    const copy = Object.assign(document.createElement('form'), { method: 'post', action: form.action, hidden: true })
    copy.enctype = form.enctype
    for (const [name, value] of data) {
      if (typeof value === 'string') copy.append(Object.assign(document.createElement('textarea'), { name, value }))
    }
    document.body.append(copy)
    copy.submit()
  }, wrong)
  expect((await answer).status()).toBe(422)
  await arrival
}
