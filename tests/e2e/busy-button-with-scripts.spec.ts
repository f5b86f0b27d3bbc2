import { expect } from '@playwright/test'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

test('the button that was pressed is busy until its answer is there', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.goto('/location/basic-info/location?location=0')
  await expectTakenOver(page)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/location/basic-info/location?*', async (route) => {
    await isAnswered
    await route.continue()
  })
  const save = page.getByRole('button', { name: 'Opslaan', exact: true })
  await expect(save).not.toHaveAttribute('aria-busy')
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(save).toHaveCSS('opacity', '0.8')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  answer()
  await expect(save).not.toHaveAttribute('aria-busy')
})
