import { expect, type Locator } from '@playwright/test'
import { checkPage } from '#tests/support/page-check.ts'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

/** The words in front of a cell, which only eyes need; none where it is a cell of a table. */
const labelOf = (cell: Locator) =>
  cell.evaluate((element) => {
    const { content, display } = getComputedStyle(element, '::before')
    return content === 'none' || display === 'none' ? null : content
  })

test('provider staff sort a list on a phone, read its cards and tick one', async ({ page, actAs, scripts }) => {
  const admin = await newAdmin()
  const name = await nameApart(await addOrganisation(['Huis', 'Hof']))
  await actAs(admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/organisations?q=${encodeURIComponent(name)}`)
  const card = page.getByRole('row', { name: new RegExp(name) })

  await test.step('sort it by what stands above the cards', async () => {
    const sorting = page.getByRole('navigation', { name: 'Sorteren op' })
    await sorting.getByRole('link', { name: 'Locaties' }).click()
    await expect(page).toHaveURL(/sort=locations/)
    await sorting.getByRole('link', { name: 'Locaties (van laag naar hoog)' }).click()
    await expect(page).toHaveURL(/sort=-locations/)
    await expect(sorting.getByRole('link', { name: 'Locaties (van hoog naar laag)' })).toBeVisible()
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(0)
  })

  await test.step('read a card, which is a row of a table still', async () => {
    await expect(page.getByRole('columnheader')).toHaveCount(7)
    await expect(card.getByRole('rowheader')).toHaveText(name)
    await expect(card.getByRole('cell')).toHaveCount(6)
    const locations = card.getByRole('cell', { name: '2', exact: true })
    expect(await labelOf(locations)).toContain('Locaties')
    const [above, below] = [await card.getByRole('rowheader').boundingBox(), await locations.boundingBox()]
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  await test.step('tick it, and hand it over', async () => {
    const box = card.getByRole('checkbox')
    const [left, right] = [await box.boundingBox(), await card.getByRole('rowheader').boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    expect(left?.y).toBeLessThan((right?.y ?? 0) + (right?.height ?? 0))
    await box.check()
    await page.getByLabel('Overdragen aan').selectOption({ value: admin.userId })
    await page.getByRole('button', { name: 'Overdragen' }).click()
    await expect(page.getByText('1 organisatie is overgedragen')).toBeVisible()
    await expect(page).toHaveURL(/sort=-locations/)
  })

  await test.step('leave out a column', async () => {
    await page.getByText('Kolommen', { exact: true }).click()
    await page.getByLabel('Gebruikers').uncheck()
    await page.getByLabel('Vervanger').check()
    await page.getByLabel('Vervanger').locator('xpath=ancestor::form').getByRole('button', { name: 'Tonen' }).click()
    await expect(page.getByRole('columnheader', { name: 'Vervanger' })).toBeAttached()
    await expect(page.getByRole('columnheader', { name: 'Gebruikers' })).toHaveCount(0)
    await expect(page).toHaveURL(/sort=-locations/)
    await page.getByText('Kolommen', { exact: true }).click()
    if (scripts === 'run') await checkPage(page, page.url())
  })

  await test.step('have it as a table where there is room, and on paper', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/admin/organisations?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('navigation', { name: 'Sorteren op' })).toBeHidden()
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(4)
    expect(await labelOf(card.getByRole('cell', { name: '2', exact: true }))).toBeNull()
    const row = await card.boundingBox()
    expect(row?.height).toBeGreaterThanOrEqual(36)
    expect(row?.height).toBeLessThanOrEqual(44)
  })
})

test('provider staff choose the columns of the board, with a location open', async ({ page, actAs, scripts }) => {
  const [admin, leader] = [await newAdmin(), await addOrganisation(['Huis'])]
  await nameApart(leader)
  await actAs(admin)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/admin/board?owner=all&organisation=${leader.organisationId}&place=${leader.organisationId}:0`)
  await expect(page.getByRole('columnheader', { name: 'Wacht op' })).toBeVisible()
  await page.getByText('Kolommen', { exact: true }).click()
  for (const name of ['Taken', 'Wacht op']) await page.getByRole('checkbox', { name }).uncheck()
  await page.getByRole('checkbox', { name: 'Taken' }).locator('xpath=ancestor::form').getByRole('button').click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Locatie',
    'Aansluitdag',
    /Nog/,
    'Verwacht',
    'Te laat',
    'Eigenaar',
  ])
  await expect(page.getByRole('complementary', { name: 'Meer over Huis' })).toBeVisible()
  if (scripts === 'run') await checkPage(page, page.url())
  await page.getByRole('link', { name: 'Meeste te laat eerst' }).click()
  await expect(page).toHaveURL(/sort=late/)
  await expect(page.getByRole('columnheader', { name: 'Taken' })).toHaveCount(0)
  await page.getByText('Kolommen', { exact: true }).click()
  await page.getByRole('link', { name: 'Gewone kolommen' }).click()
  await expect(page.getByRole('columnheader', { name: 'Wacht op' })).toBeVisible()
})

test('a field for an organisation offers the names that fit, where scripts run', async ({ page, actAs, scripts }) => {
  test.skip(scripts !== 'run', 'offering names needs a script')
  const name = await nameApart(await addOrganisation(['Huis']))
  await actAs(await newAdmin())
  await page.goto('/admin/links')
  const field = page.getByLabel('Organisatie', { exact: true })
  const offered = page.locator('datalist option')
  await field.pressSequentially(name.slice(0, -1))
  await expect(offered).toHaveCount(1)
  await expect(offered).toHaveAttribute('value', name)
})
