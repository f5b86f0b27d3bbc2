import { expectRefusal, goOn } from '../journey/steps.ts'
import { inYear, targetDay } from './days.ts'
import { choose, see, takeLetter, tick, type } from './fills.ts'
import type { Fill, Task } from './task.ts'

/** The page of the beds is not left before their number is confirmed; 12 and 8 were filled in. */
const refuseUnconfirmedBeds: Fill = async (page) => {
  await page.getByRole('row', { name: 'Samen 20' }).waitFor()
  await expectRefusal(page, () => goOn(page), ['Het aantal bedsensoren klopt: Kijk of dit klopt, en vink het dan aan.'])
}

/** Step 2 of a location's route card. */
export const onOneLine: Task[] = [
  {
    key: 'quotation',
    path: '/location/prepare-quotation',
    title: 'Studieovereenkomst',
    stops: [
      {
        page: 'check',
        fill: [refuseUnconfirmedBeds, tick('Het aantal bedsensoren klopt')],
        // Nothing is known of signer and address yet.
        state: 'none',
        keeps: { checked: true },
      },
      // The location's address is suggested, and kept with the page.
      { page: 'details', stays: true, state: 'busy', keeps: { location: { address: 'Boomgaard 7' } } },
      {
        page: 'details',
        fill: [
          type({ 'Voornaam ondertekenaar': 'Hanneke', 'Achternaam ondertekenaar': 'de Vries' }),
          type({ 'Functie ondertekenaar': 'Bestuurder' }),
          choose('Maand waarin u wilt beginnen', 'maart'),
        ],
        stays: true,
        // The year is not known yet.
        state: 'busy',
        keeps: { start_month: 3, start_year: null },
      },
      { page: 'details', fill: [choose('Jaar waarin u wilt beginnen', inYear)], state: 'done' },
      { page: 'answers', state: 'done' },
    ],
    done: 'De gegevens voor de overeenkomst zijn compleet',
  },
  {
    key: 'wifi-settings',
    path: '/location/setup-it-settings',
    title: 'WiFi-gegevens',
    stops: [
      {
        page: 'brochure',
        fill: [takeLetter('Bedsensoren op het WiFi-netwerk')],
        state: 'busy',
        keeps: { downloadedBrochure: true },
      },
      {
        page: 'details',
        fill: [
          tick('WPA2-Enterprise'),
          type({
            'Naam van het netwerk (SSID)': 'Boomgaard-Zorg',
            'Wachtwoord van het netwerk': 'appeltaart met kaneel',
            'Voornaam ICT-contact': 'Tom',
            'Achternaam ICT-contact': 'Visser',
            'E-mailadres ICT-contact': 'ict@zonnehof.example',
            'Telefoonnummer ICT-contact': '0346 555 199',
          }),
        ],
        stays: true,
        // Such a network needs a user name.
        state: 'busy',
      },
      { page: 'details', fill: [type({ 'Gebruikersnaam voor het netwerk': 'bedsensor' })], state: 'done' },
      { page: 'share', state: 'done' },
    ],
    done: 'De WiFi-gegevens zijn compleet',
  },
  {
    key: 'infoletter',
    path: '/location/make-info-letter',
    title: 'Informatiebrief',
    stops: [
      {
        page: 'details',
        fill: [type({ 'E-mailadres contactpersoon voor families': 'y.amrani@zonnehof.example' })],
        stays: true,
        state: 'busy',
      },
      {
        page: 'details',
        fill: [type({ 'Telefoonnummer contactpersoon voor families': '06 1234 5678' })],
        // Neither downloaded nor shared.
        state: 'busy',
      },
      { page: 'download', fill: [takeLetter('06 1234 5678')], state: 'busy', keeps: { downloaded: true } },
      { page: 'share', fill: [tick('Brief gedeeld met de cliëntenraad')], stays: true, state: 'busy' },
      { page: 'share', fill: [tick('Brief gedeeld met bewoners en familie')], state: 'done' },
      { page: 'answers', state: 'done' },
    ],
    done: 'Bewoners en familie zijn op de hoogte',
  },
  {
    key: 'newsletter',
    path: '/location/make-news-letter',
    title: 'Nieuwsbericht voor collega’s',
    stops: [
      // All of it may stay empty.
      { page: 'details', state: 'none' },
      { page: 'download', fill: [see('Wij gaan werken met bedsensoren')], state: 'none' },
      {
        page: 'share',
        fill: [tick('Nieuwsbericht gedeeld met collega’s')],
        // Shared, but what was not downloaded cannot have been shared from here.
        state: 'none',
      },
      {
        page: 'answers',
        fill: [
          (page) => page.getByRole('link', { name: 'Wijzigen Gegevens' }).click(),
          type({ 'Datum waarop u met het systeem begint': targetDay.typed }),
        ],
        state: 'busy',
        keeps: { start: targetDay.kept, shared: true },
      },
      {
        page: 'download',
        fill: [takeLetter(`16 maart ${inYear}`)],
        state: 'done',
        keeps: { downloaded: true },
      },
      { page: 'share', state: 'done' },
      { page: 'answers', state: 'done' },
    ],
    done: 'Uw collega’s zijn op de hoogte',
  },
]
