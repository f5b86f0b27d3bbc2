import { expect, type Page } from '@playwright/test'
import { endsIn, untilWarned } from '#tests/support/session-end.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

// Short: the warning comes ten seconds after a page was opened.
test.use({ settings: { SESSION_IDLE_SECONDS: '310' } })

const contacts = '/location/basic-info/contacts?location=0'

const warning = (page: Page) => page.getByText(/^Om \d+\.\d\d uur /)
const idleWarning = (page: Page) => page.getByText(/^Om \d+\.\d\d uur wordt u uitgelogd/)
const lastWarning = (page: Page) => page.getByText(/^Om \d+\.\d\d uur moet u .* opnieuw inloggen/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a page with a form warns in time; staying saves what was typed', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.goto(contacts)
  await page.getByLabel('Voornaam contactpersoon').fill('Zeno')
  await expect(button(page, 'Opslaan en ingelogd blijven')).toBeHidden()
  await expect(idleWarning(page)).toBeVisible(untilWarned)
  await button(page, 'Opslaan en ingelogd blijven').click()
  await expect(page.getByText('Alles wat goed is ingevuld, is opgeslagen.')).toBeVisible()
  await expect(warning(page)).toBeHidden()
  await expect(page).toHaveURL(contacts)
  await page.goto(contacts)
  await expect(page.getByLabel('Voornaam contactpersoon')).toHaveValue('Zeno')
})

test('a page that only shows warns too; staying leads back to it', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.goto('/organisation?q=vecht')
  await expect(button(page, 'Ingelogd blijven')).toBeHidden()
  await expect(idleWarning(page)).toBeVisible(untilWarned)
  await button(page, 'Ingelogd blijven').click()
  await expect(warning(page)).toBeHidden()
  await expect(page).toHaveURL('/organisation?q=vecht')
})

test('where staying is no use, it leads to signing in again', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await endsIn(member, 200)
  await page.goto('/help')
  await expect(lastWarning(page)).toBeVisible()
  await button(page, 'Opnieuw inloggen').click()
  await expect(page.getByLabel('Wachtwoord')).toBeVisible()
})

test('what was typed can be saved before the session ends for good', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await endsIn(member, 200)
  await page.goto(contacts)
  await expect(lastWarning(page)).toBeVisible()
  await page.getByLabel('Voornaam contactpersoon').fill('Zeno')
  await page.getByRole('status').getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Alles wat goed is ingevuld, is opgeslagen.')).toBeVisible()
  await expect(page.getByLabel('Voornaam contactpersoon')).toHaveValue('Zeno')
})

test('once it is over the page says so, and goes on past the login page', async ({ page, actAs }) => {
  const member = await newTenant()
  for (const [address, role] of [
    [contacts, 'button'],
    ['/help', 'link'],
  ] as const) {
    await actAs(member)
    await endsIn(member, 4)
    await page.goto(address)
    const goOn = page.getByRole('status').getByRole(role, { name: 'Verder', exact: true })
    await expect(goOn).toBeVisible(untilWarned)
    await expect(page.getByText(/^Na \d+\.\d\d uur kunt u uitgelogd zijn\.$/)).toBeVisible()
    await expect(warning(page)).toBeHidden()
    await goOn.click()
    await expect(page).toHaveURL(/\/authentication\/login\?returnTo=/)
  }
})
