import { expect, type Page } from '@playwright/test'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { isOfForm, openPage, seeHeading } from './journey/steps.ts'
import { address, city, expectRecords, expectStored, heading, line, open, unsaved } from './journey/typing.ts'

const wardsHeading = 'Op welke afdelingen komt het systeem?'
const wards = (page: Page) =>
  page.getByRole('navigation', { name: 'Stappen van deze taak' }).getByRole('link', { name: /^Afdelingen/ })

/** What the forms of the page were sent with from now on. */
function sentForms(page: Page): string[] {
  const sent: string[] = []
  page.on('response', (answer) => {
    if (isOfForm(answer)) sent.push(answer.request().postData() ?? '')
  })
  return sent
}

test('who leaves by a link saves what was typed; where nothing was typed nothing is sent', async ({ page, actAs }) => {
  const member = await newTenant()
  await actAs(member)
  await open(page)
  const sent = sentForms(page)
  await openPage(page, 'Afdelingen')
  await seeHeading(page, wardsHeading)
  await openPage(page, 'Adres en visie')
  await seeHeading(page, heading)
  expect(sent).toEqual([])
  await city(page).fill('Breukelen')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Documenten' }).click()
  await seeHeading(page, 'Documenten')
  await expectStored(member, { city: 'Breukelen' }, 1)
  await expectRecords(page, 0)
  expect(sent).toHaveLength(1)
})

test('a link opened in a tab of its own leaves the form as it is, and so does the help', async ({
  page,
  context,
  actAs,
}) => {
  await actAs(await newTenant())
  await open(page)
  await city(page).fill('Breukelen')
  const [tab] = await Promise.all([context.waitForEvent('page'), wards(page).click({ modifiers: ['ControlOrMeta'] })])
  await seeHeading(tab, wardsHeading)
  const help = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /^Hulp/ })
  await expect(help).toHaveAccessibleName('Hulp (opent in een nieuw tabblad)')
  const [beside] = await Promise.all([context.waitForEvent('page'), help.click()])
  await expect(beside).toHaveURL(/\/help$/)
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
  await expect(city(page)).toHaveValue('Breukelen')
})

test('what cannot be saved is said once; the next click goes, and the page offers it later', async ({
  page,
  actAs,
}) => {
  await actAs(await newTenant())
  await page.goto('/location/basic-info/contacts?location=1')
  await expectTakenOver(page)
  await page.getByLabel('E-mailadres').first().fill('geen adres')
  await line(page, unsaved)
  await wards(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await wards(page).click()
  await seeHeading(page, wardsHeading)
  await page.goto('/location/basic-info/contacts?location=1')
  await expect(page.getByText('geen adres')).toBeVisible()
})

test('a way out that has the focus keeps it while the scripts take over', async ({ page, actAs }) => {
  await actAs(await newTenant())
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Documenten' })
  await button.focus()
  release()
  await expectTakenOver(page)
  await expect(wards(page)).toBeVisible()
  await expect(button).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Documenten' })).toBeVisible()
})

test('without a network a link leads nowhere, and one line in sight says why', async ({ page, context, actAs }) => {
  await actAs(await newTenant())
  await open(page)
  await context.setOffline(true)
  const why = page.getByText('Geen internet.')
  await expect(why).toBeInViewport()
  await expect(page.getByText('Geen verbinding met het internet')).toBeHidden()
  await wards(page).click()
  await seeHeading(page, heading)
  await context.setOffline(false)
  await expect(why).toHaveCount(0)
  await wards(page).click()
  await seeHeading(page, wardsHeading)
})
