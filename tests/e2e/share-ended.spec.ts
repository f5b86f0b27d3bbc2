import { expect } from '@playwright/test'
import { checkPage, checkState } from '#tests/support/page-check.ts'
import { addLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('the recipient of a link that expired asks for a new one, and goes on once its sender extends it', async ({
  page,
  browser,
  actAs,
  scripts,
  baseURL,
}) => {
  const isChecked = scripts === 'run'
  const leader = await newTenant()
  const link = await addLink(leader, {
    expiresAt: new Date(Date.now() - 86_400_000),
    recipientEmail: 'bea.kok@example.org',
  })
  const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts !== 'off' })
  const guest = await context.newPage()

  await test.step('what happened stands there, and who sent it', async () => {
    await guest.goto(link.address)
    await expect(guest.getByRole('heading', { level: 1, name: 'Deze link is verlopen' })).toBeVisible()
    await expect(guest.getByText('Gestuurd door Marieke Jansen, De Zonnehof')).toBeVisible()
    await expect(guest.getByRole('link', { name: leader.email })).toBeVisible()
    if (isChecked) await checkState(guest, 'a link that expired')
  })

  await test.step('one button asks', async () => {
    await guest.getByRole('button', { name: 'Vraag een nieuwe link' }).click()
    await expect(guest.getByRole('status')).toContainText('Uw vraag is doorgegeven aan Marieke Jansen')
    await expect(guest.getByRole('status')).toContainText('b•••@example.org')
    await expect(guest.getByRole('button', { name: 'Vraag een nieuwe link' })).toBeHidden()
    if (isChecked) await checkState(guest, 'a new link is asked for')
    await guest.getByRole('button', { name: /English/ }).click()
    await expect(guest.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  })

  await test.step('the sender finds it, and extends the link', async () => {
    await actAs(leader)
    await page.goto('/links?state=waiting')
    await page.getByRole('link', { name: 'Bea Kok' }).click()
    await expect(page.getByRole('heading', { name: 'Bea Kok vraagt om een nieuwe link' })).toBeVisible()
    if (isChecked) await checkPage(page, page.url())
    await page.getByRole('button', { name: '30 dagen verlengen' }).first().click()
    await expect(page.getByText('De link is verlengd.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bea Kok vraagt om een nieuwe link' })).toBeHidden()
  })

  await test.step('and the same link opens, which scripts tell', async () => {
    await guest.goto(link.address)
    await expect(guest.getByText('Routekaart is the website that De Zonnehof uses')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Bea Kok opende de link')).toHaveCount(scripts === 'off' ? 0 : 1, { timeout: 500 })
    }).toPass()
    await expect(page.getByText(/^Pagina opgehaald/)).toHaveCount(1)
  })
  await context.close()
})
