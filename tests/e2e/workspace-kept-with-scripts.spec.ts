import { expect } from '@playwright/test'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { goOn, openOwnMenu, seeHeading } from './journey/steps.ts'
import { address, city, crash, expectRecords, expectStored, open, stored, vision, zipcode } from './journey/typing.ts'

test('the tab crashes: what was typed is saved when a page is opened again', async ({ page, context, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await city(page).fill('Breukelen')
  await expectRecords(page, 1)
  await crash(context, page)
  expect(await stored(member)).toMatchObject({ city: 'Maarssen' })
  const next = await context.newPage()
  await next.goto('/location/basic-info/wards?location=0')
  await expectStored(member, { city: 'Breukelen' })
  await expectRecords(next, 0)
})

test('the tab is closed without a network: the page itself shows what was typed when it is back', async ({
  page,
  context,
  actAs,
}) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  await vision(page).fill('Met de deur open')
  await context.setOffline(true)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(address)
  await expect(vision(next)).toHaveValue('Met de deur open')
  await expectStored(member, { careVision: 'Met de deur open' })
})

test('who logs out leaves nothing on the computer', async ({ page, context, actAs }) => {
  await actAs(await newTenant())
  await open(page)
  await city(page).fill('Breukelen')
  await expectRecords(page, 1)
  const other = await context.newPage()
  await other.goto('/help')
  await openOwnMenu(other)
  await other.getByRole('button', { name: 'Uitloggen' }).click()
  await seeHeading(other, 'Inloggen')
  await expectRecords(other, 0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('routekaart.location')
})

test('somebody else signs in: what the one before typed is gone', async ({ page, context, actAs }) => {
  const before = await newTenant()
  const after = await newTenant()
  await actAs(before)
  await open(page)
  await city(page).fill('Breukelen')
  await expectRecords(page, 1)
  await crash(context, page)
  await actAs(after)
  const next = await context.newPage()
  await open(next)
  await expectRecords(next, 0)
  await city(next).fill('Vleuten')
  await goOn(next)
  await expectStored(after, { city: 'Vleuten' })
  expect(await stored(before)).toMatchObject({ city: 'Maarssen' })
})

test('two tabs of one reader: neither saves what the other is typing, and both are kept', async ({
  page,
  context,
  actAs,
}) => {
  const member = await newTenant()
  await actAs(member)
  const other = await context.newPage()
  await open(page)
  await open(other)
  await zipcode(other).fill('3621 AA')
  await expectRecords(other, 1)
  await open(page)
  await city(page).fill('Breukelen')
  await goOn(page)
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')
  expect(await stored(member)).toMatchObject({ city: 'Breukelen', zipcode: '3603 CD' })
  await goOn(other)
  await seeHeading(other, 'Op welke afdelingen komt het systeem?')
  await expectStored(member, { city: 'Breukelen', zipcode: '3621 AA' })
})

test('a password is never kept on the computer', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.goto('/location/setup-it-settings/details?location=1')
  await expectTakenOver(page)
  await page.locator('input[type=password]').first().fill('zeer-geheim')
  await page.locator('#step-form input[type=text]').first().fill('zichtbaar')
  await expectRecords(page, 1)
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain('zichtbaar')
  expect(kept).not.toContain('geheim')
})
