import { expect, type Page } from '@playwright/test'
import { demoPassword } from '#drizzle/seed/demo-people.ts'
import { cardLink, expectRefusal, expectState, goOn, lookThrough, mend, openPage, seeHeading, unfold } from './steps.ts'

/** Signs in on the pages of the portal and the identity provider, at the second try. */
export async function signInAsLeader(page: Page): Promise<void> {
  await page.goto('/')
  await seeHeading(page, 'Inloggen')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByLabel('E-mailadres').fill('leader@example.org')
  await page.getByLabel('Wachtwoord').fill('something else')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'De combinatie van e-mailadres en wachtwoord klopt niet. Probeer het opnieuw, of kies een nieuw wachtwoord met de link onder dit formulier.',
  )
  await expect(page.getByLabel('E-mailadres')).toHaveValue('leader@example.org')
  await page.getByLabel('Wachtwoord').fill(demoPassword)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  // The greeting goes by the clock.
  await seeHeading(page, ', Marieke')
}

/** Finds a location that does not exist yet and gives it its name, in the task of the organisation. */
export async function nameLocation(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Locaties').click()
  await seeHeading(page, 'Locaties van De Zonnehof')
  await page.getByRole('link', { name: 'Locatie 3 een naam geven' }).click()

  await page.getByRole('group', { name: 'Locatie 3' }).getByLabel('Naam van de locatie').fill(name)
  const howMany = page.getByLabel('Aantal locaties dat bedsensoren krijgt')
  await howMany.fill('drie')
  const problem = 'Aantal locaties dat bedsensoren krijgt: Vul een heel getal in, bijvoorbeeld 12.'
  await expectRefusal(page, () => goOn(page), [problem])
  await expect(howMany).toHaveValue('drie')
  await mend(page, problem, '3')
  await goOn(page)

  await lookThrough(page, ['De Zonnehof', name])
  await seeHeading(page, 'Wij kennen uw organisatie')
  await page.getByRole('link', { name: 'Terug naar de routekaart' }).click()
  await seeHeading(page, 'Routekaart van De Zonnehof')
  await unfold(page)
  await expectState(page, 'Organisatie en locaties', 'Klaar')
}

/** Adds a location and removes it again, before which it is asked. */
export async function addAndRemoveLocation(page: Page): Promise<void> {
  await unfold(page)
  await cardLink(page, 'Organisatie en locaties').click()
  await seeHeading(page, 'Kloppen uw antwoorden?')
  await openPage(page, 'Organisatie')
  await page.getByLabel('KvK-nummer van de organisatie').fill('30198766')
  await goOn(page)
  await page.getByRole('button', { name: 'Nog een locatie' }).click()
  await page.getByRole('group', { name: 'Locatie 4' }).getByLabel('Naam van de locatie').fill('Een vergissing')
  await page.getByRole('button', { name: 'Locatie 4 verwijderen' }).click()
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect(page.getByRole('group', { name: /^Locatie \d/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Terug', exact: true }).click()
  await expect(page.getByLabel('KvK-nummer van de organisatie')).toHaveValue('30198766')
}

/** Chooses a location in the overview. */
export async function chooseLocation(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Locaties').click()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await seeHeading(page, `Routekaart van ${name}`)
}
