import { expect } from '@playwright/test'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { address, expectStored } from './journey/typing.ts'

/**
 * Extensions and translators change a page as they like, before and after its script came. Nothing that is typed may be lost
 * for it, and whoever types stays where they are.
 */

/** What they do to a page; each is run in it. */
const changes: Record<string, () => void> = {
  'attributes on the document': () => {
    document.documentElement.setAttribute('data-extension', 'on')
    document.body.setAttribute('class', `${document.body.className} extended`)
  },
  'an element at the end of the page': () => {
    document.body.append(Object.assign(document.createElement('div'), { id: 'extension', textContent: 'Extension' }))
  },
  'an element at the start of the page': () => {
    document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'Extension' }))
  },
  'an element beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('grammar-check'))
  },
  'attributes on each field': () => {
    for (const field of document.querySelectorAll('input, textarea')) field.setAttribute('data-checked-by', 'extension')
  },
  'other words, each in an element of its own': () => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const translated = document.createElement('font')
      text.replaceWith(translated)
      translated.append(Object.assign(document.createElement('font'), { textContent: `${text.data} (translated)` }))
    }
  },
}

for (const [what, change] of Object.entries(changes)) {
  for (const when of ['before', 'after'] as const) {
    test(`${what}, ${when} the script came: what is typed stays and is saved`, async ({ page, actAs }) => {
      const member = await newTenant()
      await actAs(member)
      let letCome = () => {}
      const isTyped = new Promise<void>((resolve) => (letCome = resolve))
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await isTyped
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      const field = page.locator('[name="location.city"]')
      await field.fill('Breu')
      if (when === 'before') await page.evaluate(change)
      letCome()
      await expectTakenOver(page)
      if (when === 'after') await page.evaluate(change)
      await expect(field).toHaveValue('Breu')
      await expect(field).toBeFocused()

      const answer = page.waitForResponse(
        (response) => response.request().method() === 'GET' && response.url().endsWith(address),
      )
      await page.getByRole('button', { name: /^Opslaan( \(translated\))?$/ }).click()
      await answer
      await expect(page.locator('[data-save-line]')).toContainText('opgeslagen')
      await expectStored(member, { city: 'Breu' })
      await expect(field).toHaveValue('Breu')

      await field.press('End')
      await page.keyboard.type('kelen')
      await expect(field).toHaveValue('Breukelen')
      await expect(field).toBeFocused()
    })
  }
}
