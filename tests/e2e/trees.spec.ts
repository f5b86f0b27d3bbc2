import { expect } from '@playwright/test'
import { mainPages } from '#tests/support/main-pages.ts'
import { stillTree } from '#tests/support/still-tree.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/** Longer trees are those of what the page itself says, without the frame that is the same around every page. */
const longest = 200

for (const [name, open] of Object.entries(mainPages)) {
  test(`what a screen reader is told of ${name}`, async ({ page, actAs }) => {
    await open({ page, actAs })
    await expectTakenOver(page)
    const whole = stillTree(await page.locator('body').ariaSnapshot())
    const tree = whole.split('\n').length > longest ? stillTree(await page.getByRole('main').ariaSnapshot()) : whole
    expect(`${tree}\n`).toMatchSnapshot(`${name}.yaml`)
  })
}
