import { expect, type Page } from '@playwright/test'
import {
  begin,
  expectRefusal,
  expectState,
  goOn,
  goOnWith,
  lookThrough,
  mend,
  seeHeading,
  toRouteCard,
} from './steps.ts'

const title = 'Algemene gegevens'

/** Fills in the five pages of the basic information, with wrong input on the way. */
export async function fillInBasicInformation(page: Page, location: string): Promise<void> {
  await expectState(page, title, 'Open')
  await begin(page, title)
  await fillInAddress(page)
  await toRouteCard(page, location)
  await expectState(
    page,
    title,
    'Bezig',
    'minstens één afdeling, hoeveel mensen er in de nachtdienst werken, hoeveel afdelingen één nachtdienst heeft en nog 11',
  )
  await goOnWith(page, title, 'Op welke afdelingen komt het systeem?')
  await fillInWards(page)
  await fillInNightShift(page)
  await fillInAlarm(page)
  await fillInContacts(page)
  await lookThrough(page, ['Boomgaard 7', 'Appel', 'Bedmat', 'y.amrani@zonnehof.example'])
  await seeHeading(page, 'Wij kennen uw locatie')
  await page.getByRole('link', { name: 'Terug naar de routekaart' }).click()
  await expectState(page, title, 'Klaar')
}

/** What is typed stays when the language is changed half-way. */
async function fillInAddress(page: Page): Promise<void> {
  await seeHeading(page, 'Waar is de locatie?')
  await page.getByLabel('Straat en huisnummer').fill('Boomgaard 7')
  await page.getByLabel('Visie op zorg').fill('Eigen regie,\nook ’s nachts.')
  await page.getByRole('button', { name: 'Lees deze site in het Engels' }).click()
  await seeHeading(page, 'Where is the location?')
  await expect(page.getByLabel('Street and number')).toHaveValue('Boomgaard 7')
  await page.getByLabel('Postcode').fill('3603 EF')
  await page.getByRole('button', { name: 'Read this site in Dutch' }).click()
  await seeHeading(page, 'Waar is de locatie?')
  await expect(page.getByLabel('Visie op zorg')).toHaveValue('Eigen regie,\nook ’s nachts.')
  await expect(page.getByLabel('Postcode')).toHaveValue('3603 EF')
  await page.getByLabel('Plaats').fill('Maarssen')
  await page.getByLabel('Telefoonnummer van de locatie').fill('0346 555 130')
  await page.getByLabel('Aantal bewoners').fill('42')
}

async function fillInWards(page: Page): Promise<void> {
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')
  const first = page.getByRole('group', { name: 'Afdeling 1' })
  await first.getByLabel('Naam van de afdeling').fill('Appel')
  await first.getByLabel('Soort afdeling').fill('Gesloten PG')
  await first.getByLabel('Aantal bedden').fill('veel')
  const problem = 'Aantal bedden (Afdeling 1): Vul een heel getal in, bijvoorbeeld 12.'
  await expectRefusal(page, () => goOn(page), [problem])
  await expect(first.getByLabel('Naam van de afdeling')).toHaveValue('Appel')
  await expect(first.getByLabel('Aantal bedden')).toHaveValue('veel')
  await mend(page, problem, '18')
  await page.getByRole('button', { name: 'Nog een afdeling' }).click()

  const second = page.getByRole('group', { name: 'Afdeling 2' })
  await second.getByLabel('Naam van de afdeling').fill('Peer')
  await page.getByRole('button', { name: 'Afdeling 2 verwijderen' }).click()
  await page.getByRole('button', { name: /^(Annuleren|Nee, terug)$/ }).click()
  await expect(second.getByLabel('Naam van de afdeling')).toHaveValue('Peer')
  await page.getByRole('button', { name: 'Afdeling 2 verwijderen' }).click()
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect(second).toHaveCount(0)
  await expect(first.getByLabel('Aantal bedden')).toHaveValue('18')
  await goOn(page)
}

async function fillInNightShift(page: Page): Promise<void> {
  await seeHeading(page, 'Hoe werkt de nachtdienst?')
  await page.getByLabel('Hoeveel mensen werken er in de nachtdienst?').fill('2')
  await page.getByLabel('Voor hoeveel afdelingen zorgt één nachtdienst?').fill('1')
  await page.getByLabel('Hoeveel diensten heeft een afdeling in de avond?').fill('3')
  await page.getByLabel('Een vaste groep, aangevuld met flexwerkers').check()
  await goOn(page)
}

async function fillInAlarm(page: Page): Promise<void> {
  await seeHeading(page, 'Hoe alarmeert u nu?')
  await page.getByLabel('DECT-telefoons').check()
  await page.getByLabel('Bedmat').check()
  await page.getByLabel('Deuralarm').check()
  await goOn(page)
}

/** Everything valid is kept while the e-mail address is wrong. */
async function fillInContacts(page: Page): Promise<void> {
  await seeHeading(page, 'Wie is ons contact op deze locatie?')
  const contact = page.getByRole('group', { name: 'Contactpersoon' })
  await contact.getByLabel('Voornaam').fill('Youssef')
  await contact.getByLabel('Achternaam').fill('Amrani')
  await contact.getByLabel('Functie').fill('Teamleider')
  await contact.getByLabel('E-mailadres').fill('y.amrani@')
  await contact.getByLabel('Telefoonnummer').fill('06 1234 5678')
  const manager = page.getByRole('group', { name: 'Leidinggevende' })
  await manager.getByLabel('Voornaam').fill('Hanneke')
  await manager.getByLabel('Achternaam').fill('de Vries')
  await manager.getByLabel('Functie').fill('Bestuurder')
  const problem =
    'E-mailadres contactpersoon: Dit is geen e-mailadres. Een e-mailadres ziet er zo uit: naam@voorbeeld.nl'
  await expectRefusal(page, () => goOn(page), [problem])
  await expect(contact.getByLabel('E-mailadres')).toHaveValue('y.amrani@')
  await expect(manager.getByLabel('Functie')).toHaveValue('Bestuurder')
  await mend(page, problem, 'y.amrani@zonnehof.example')
  await goOn(page)
}
