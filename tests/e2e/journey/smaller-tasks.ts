import { expect, type Page } from '@playwright/test'
import { begin, expectRefusal, expectState, goOn, goOnWith, mend, openPage, seeHeading, toRouteCard } from './steps.ts'

const backToCard = (page: Page) => page.getByRole('link', { name: 'Terug naar de routekaart' }).click()

/** Chooses a target date; a year far away is refused. */
export async function chooseTargetDate(page: Page): Promise<void> {
  await expectState(page, 'Streefdatum', 'Open')
  await begin(page, 'Streefdatum')
  const date = page.getByLabel('Streefdatum voor de aansluitdag')
  await date.fill('2150-01-01')
  const problem = 'Streefdatum voor de aansluitdag: Deze datum ligt te ver weg. Kijk of het jaar klopt.'
  await expectRefusal(page, () => goOn(page), [problem])
  await expect(date).toHaveValue('2150-01-01')
  const nextYear = new Date().getFullYear() + 1
  await mend(page, problem, `${nextYear}-03-16`)
  await goOn(page)
  await seeHeading(page, 'De streefdatum staat')
  await backToCard(page)
  await expectState(page, 'Streefdatum', 'Klaar')
  await expect(page.getByRole('main')).toContainText(`16 mrt ${nextYear}`)
}

/** Chooses goals; a subject without one is asked for, and what was chosen is kept. */
export async function chooseGoals(page: Page, location: string): Promise<void> {
  await expectState(page, 'Doelen', 'Open')
  await begin(page, 'Doelen')
  await page.getByLabel('Betere nachtrust voor bewoners').check()
  const problems = ['Werkdruk en werkplezier', 'Efficiënt werken'].map(
    (name) => `${name}: Kies minstens één mogelijkheid.`,
  )
  await expectRefusal(page, () => goOn(page), problems)
  await expect(page.getByLabel('Betere nachtrust voor bewoners')).toBeChecked()
  await toRouteCard(page, location)
  await expectState(page, 'Doelen', 'Bezig', 'een doel bij “Werkdruk en werkplezier”, een doel bij “Efficiënt werken”')
  await goOnWith(page, 'Doelen', 'Wat wilt u bereiken?')
  await page.getByLabel('Minder werkdruk').check()
  await page.getByLabel('Minder controlerondes').check()
  await page.getByLabel('Minder gemiste en onnodige alarmen').check()
  await goOn(page)
  await seeHeading(page, 'Uw doelen staan vast')
  await backToCard(page)
  await expectState(page, 'Doelen', 'Klaar')
}

/** Fills in the network in two goes; the password is not shown again. */
export async function fillInWifi(page: Page, location: string): Promise<void> {
  await expectState(page, 'WiFi-gegevens', 'Open')
  await begin(page, 'WiFi-gegevens')
  await openPage(page, 'WiFi-gegevens')
  await seeHeading(page, 'Welk netwerk gebruiken de bedsensoren?')
  await page.getByLabel('WPA2-PSK').check()
  await page.getByLabel('Naam van het netwerk (SSID)').fill('Boomgaard-Zorg')
  await page.getByLabel('Wachtwoord van het netwerk').fill('appeltaart met kaneel')
  await toRouteCard(page, location)
  await expectState(
    page,
    'WiFi-gegevens',
    'Bezig',
    'voornaam ICT-contact, achternaam ICT-contact, e-mailadres ICT-contact en nog 1',
  )
  await goOnWith(page, 'WiFi-gegevens', 'Welk netwerk gebruiken de bedsensoren?')
  await expect(page.getByLabel('Wachtwoord van het netwerk')).toHaveValue('')
  await expect(page.getByText('Er is een wachtwoord bewaard.')).toBeVisible()
  await page.getByLabel('Voornaam ICT-contact').fill('Tom')
  await page.getByLabel('Achternaam ICT-contact').fill('Visser')
  await page.getByLabel('E-mailadres ICT-contact').fill('ict@zonnehof.example')
  await page.getByLabel('Telefoonnummer ICT-contact').fill('0346 555 199')
  await toRouteCard(page, location)
  await expectState(page, 'WiFi-gegevens', 'Klaar')
}
