import { expect, type Page } from '@playwright/test'
import type { Actor } from '#app/persistence/actor.ts'
import { checkPage, checkState, isStill, openPage } from '#tests/support/page-check.ts'
import { staffPages } from '#tests/support/site.ts'
import { emptyLists, makeStaffPages, type WrongForm } from '#tests/support/staff-pages.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/** What every page of provider staff looks like: lists, empty ones, pages about one thing, and forms with mistakes. */

const groups = {
  'lists of provider staff': () => staffPages,
  'lists of provider staff in which nothing is found': () => emptyLists,
  'pages of provider staff about one thing': async (admin: Actor) => (await makeStaffPages(admin)).pages,
}

for (const language of ['nl', 'en'] as const) {
  for (const [name, addressesOf] of Object.entries(groups)) {
    test(`${name}, in ${language}`, async ({ page, actAs, speak, scripts }) => {
      const admin = await newAdmin()
      await newTenant()
      const addresses = await addressesOf(admin)
      await actAs(admin)
      await speak(language)
      for (const address of addresses) {
        await test.step(address, async () => {
          await openPage(page, address)
          // Still pages are looked at where scripts are lost.
          if (scripts === 'run' && (await isStill(page))) return
          await checkState(page, address)
          if (scripts === 'run') await expectTakenOver(page)
        })
      }
    })
  }

  test(`forms of provider staff with mistakes, in ${language}`, async ({ page, actAs, speak, scripts }) => {
    const admin = await newAdmin()
    const { forms } = await makeStaffPages(admin)
    await actAs(admin)
    await speak(language)
    for (const form of forms) {
      await test.step(form.address, async () => {
        await openPage(page, form.address)
        if (scripts === 'run' && (await isStill(page))) return
        await sendWrongly(page, form)
        await expect(page.getByRole('alert').first()).toBeVisible()
        await checkState(page, `${form.address} with mistakes`)
      })
    }
  })

  test(`pages of organisations are not for provider staff, in ${language}`, async ({ page, actAs, speak }) => {
    await actAs(await newAdmin())
    await speak(language)
    await checkPage(page, '/organisation', 403)
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
