import { mainPages } from '#tests/support/main-pages.ts'
import { checkContrast, openPage } from '#tests/support/page-check.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/**
 * The contrast of text on pages that have between them what all pages are made of: elsewhere axe looks at it in the night run
 * only, also at the styleguide with every component in every state, for which a server has to be built.
 */
const names = [
  ...['guest-fills-in', 'login', 'home-later', 'overview', 'route-card-of-location', 'form-with-errors'],
  ...['upload', 'target-date', 'history', 'people'],
]

for (const name of names) {
  const open = mainPages[name]
  if (!open) throw new Error(`There is no main page '${name}'.`)
  test(`text is read without effort on ${name}`, async ({ page, actAs }) => {
    await open({ page, actAs })
    await expectTakenOver(page)
    await checkContrast(page, name)
  })
}

test('text is read without effort on pages of provider staff', async ({ page, actAs }) => {
  await newTenant()
  await actAs(await newAdmin())
  for (const address of ['/admin', '/admin/board', '/admin/review']) {
    await test.step(address, async () => {
      await openPage(page, address)
      await expectTakenOver(page)
      await checkContrast(page, address)
    })
  }
})
