import { expect, type Page } from '@playwright/test'
import type { Language } from '#app/platform/i18n/languages.ts'
import { checkState, showAt } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

// The page is there while developing only, with scripts on every page.
test.use({ settings: { NODE_ENV: 'development' } })
test.describe.configure({ mode: 'default' })

// The development server compiles every module again: on a busy machine that takes minutes.
const night = { tag: '@night' }

const heads: Record<Language, string> = { nl: 'Bouwstenen', en: 'Building blocks' }
const controls = 'main :is(button, input:not([type=hidden]), select, textarea), main a:is(.button, .rounded-pill)'

async function openStyleguide(page: Page, language: Language, query = ''): Promise<void> {
  await page.goto(`/styleguide${query}`)
  await expectTakenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heads[language])
}

/** What is wider than what is around it, or has words that are cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (!element.checkVisibility() || element.clientWidth <= 1) return false
      const isClosed = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const [tooWide, tooHigh] = [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ]
      return (isClosed(overflowX) && tooWide > 1) || (isClosed(overflowY) && tooHigh > 1)
    }
    const cut = [...document.querySelectorAll('main *')].filter(isCut).map(({ outerHTML }) => outerHTML.slice(0, 80))
    if (scrollWidth <= clientWidth) return cut
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    const widest = [...document.querySelectorAll('body *')]
      .filter(sticksOut)
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
    return [`the page, by ${scrollWidth - clientWidth} px: ${widest.slice(-3).join(', ')}`, ...cut]
  })

for (const language of ['nl', 'en'] as const) {
  test(`every component in every state, in ${language}`, night, async ({ page, actAs, speak }) => {
    await actAs(await newTenant())
    await speak(language)
    await openStyleguide(page, language)
    await checkState(page, 'styleguide')
    const explained = page.locator('#explained')
    await page.locator('#explained-about').click()
    await expect(explained).toBeChecked()
    await expect(explained).toHaveAccessibleName(await page.locator('#explained-words').innerText())
    const asks = page.locator('[data-question]')
    await asks.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkState(page, 'styleguide with a question')
    await page.keyboard.press('Escape')
    await expect(asks).toBeFocused()
    await openStyleguide(page, language, '?ends')
    await expect(page.locator('#session-ends-soon')).toBeInViewport()
  })
}

test('nothing is cut off where letters are twice as large', night, async ({ page, actAs, speak }) => {
  await actAs(await newTenant())
  await speak('nl')
  await openStyleguide(page, 'nl')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [320, 390, 768, 1280]) {
    await showAt(page, width)
    expect.soft(await cutOff(page), `at ${width} px`).toEqual([])
  }
})

test('every button and field has an edge where colours are the system’s', night, async ({ page, actAs, speak }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await actAs(await newTenant())
  await speak('nl')
  await openStyleguide(page, 'nl')
  const edgeless = await page.locator(controls).evaluateAll((found) => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const hasEdge = (element: Element) => {
      // A number between its two buttons has one edge around all three.
      const edged = element.matches('.count-input input') ? (element.parentElement ?? element) : element
      const { borderBottomStyle, borderBottomWidth, borderBottomColor, textDecorationLine } = getComputedStyle(edged)
      const isDrawn = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0 && borderBottomColor !== canvas
      return isDrawn || textDecorationLine.includes('underline') || element.matches('[type=radio], [type=checkbox]')
    }
    const shown = found.filter((element) => element.checkVisibility())
    return { count: shown.length, without: shown.filter((one) => !hasEdge(one)).map(({ outerHTML }) => outerHTML) }
  })
  expect(edgeless.count).toBeGreaterThan(40)
  expect(edgeless.without).toEqual([])
  const edgeOf = (choice: string) => page.locator(choice).evaluate((one) => getComputedStyle(one).borderTopColor)
  expect(await edgeOf('label:has(#one)')).not.toBe(await edgeOf('label:has(#one-2)'))
})
