import { expect } from '@playwright/test'
import { readSettings, saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

// What is written here, everybody sees.
test.describe.configure({ mode: 'serial' })

test('provider staff put a notice on every page and a question on the help page', async ({
  page,
  actAs,
  speak,
  scripts,
}) => {
  const [admin, leader] = [await newAdmin(), await newTenant()]
  const menu = page.getByRole('navigation', { name: 'Menu van beheer' })

  await test.step('the notice, after a mistake', async () => {
    await actAs(admin)
    await page.goto('/admin')
    await menu.getByRole('link', { name: 'Instellingen' }).click()
    const save = page.getByRole('button', { name: 'Mededeling opslaan' })
    await page.getByLabel('Tekst in het Nederlands').fill('Zaterdag is de routekaart even weg.')
    await page.getByLabel('Soort').selectOption('Waarschuwing')
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Vul ook de Engelse tekst in')
    await expect(page.getByLabel('Tekst in het Nederlands')).toHaveValue('Zaterdag is de routekaart even weg.')
    if (scripts === 'run') await checkState(page, 'a notice with a mistake')
    await page.getByLabel('Tekst in het Engels').fill('The route card is away on Saturday.')
    await save.click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
  })

  await test.step('the question', async () => {
    await menu.getByRole('link', { name: 'Hulppagina' }).click()
    await page.getByRole('link', { name: 'Vraag toevoegen' }).click()
    await page.getByLabel('Onderdeel van de pagina').selectOption('Andere vragen')
    await page.getByLabel('Plaats binnen het onderdeel').fill('1')
    await page.getByLabel('Vraag in het Nederlands').fill('Mag de kat erbij?')
    await page.getByLabel('Antwoord in het Nederlands').fill('Ja, dat mag.')
    await page.getByLabel('Vraag in het Engels').fill('May the cat join in?')
    await page.getByLabel('Antwoord in het Engels').fill('Yes, it may.')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('row', { name: 'Mag de kat erbij?' })).toContainText('Andere vragen')
  })

  await test.step('people of organisations see both', async () => {
    await actAs(leader)
    await page.goto('/help')
    await expect(page.getByText('Zaterdag is de routekaart even weg.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Andere vragen' })).toBeVisible()
    await expect(page.getByText('Ja, dat mag.')).toBeVisible()
    if (scripts === 'run') await checkState(page, 'help with a notice and an added question')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByText('The route card is away on Saturday.')).toBeVisible()
    await expect(page.getByText('May the cat join in?')).toBeVisible()
  })

  await test.step('both go again', async () => {
    await speak('nl')
    await actAs(admin)
    await page.goto('/admin/help')
    await page.getByRole('link', { name: 'Mag de kat erbij?' }).click()
    await page.getByRole('button', { name: 'Van de hulppagina halen' }).click()
    await expect(page.getByText('De vraag staat niet meer op de hulppagina.')).toBeVisible()
    await page.goto('/admin/settings')
    await page.getByLabel('Tekst in het Nederlands').fill('')
    await page.getByLabel('Tekst in het Engels').fill('')
    await page.getByRole('button', { name: 'Mededeling opslaan' }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
    await expect(page.getByText('Zaterdag is de routekaart even weg.')).toHaveCount(1)
  })
})

// Whatever went wrong, no other test meets the notice.
test.afterAll(async () => {
  const version = (await readSettings()).find(({ name }) => name === 'banner')?.version ?? 0
  await saveSetting(await newAdmin(), 'banner', version, {
    textNl: '',
    textEn: '',
    kind: 'info',
    from: null,
    until: null,
  })
})
