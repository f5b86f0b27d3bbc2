import { inGroup, press, tick, type } from './fills.ts'
import { targetDay } from './days.ts'
import type { Task } from './task.ts'

/** Step 1 of a location's route card. */
export const choiceOfUnit: Task[] = [
  {
    key: 'basic-information',
    path: '/location/basic-info',
    title: 'Algemene gegevens',
    stops: [
      {
        page: 'location',
        // Its telephone and its vision on care are not needed.
        fill: [type({ 'Straat en huisnummer': 'Boomgaard 7', Postcode: '3603 EF', Plaats: 'Maarssen' })],
        state: 'busy',
      },
      {
        page: 'wards',
        fill: [
          inGroup('Afdeling 1', type({ 'Naam van de afdeling': 'Appel', 'Soort afdeling': 'Gesloten PG' })),
          inGroup('Afdeling 1', type({ 'Aantal bedden': '12' })),
          press('Nog een afdeling'),
          inGroup('Afdeling 2', type({ 'Naam van de afdeling': 'Peer', 'Aantal bedden': '8' })),
        ],
        state: 'busy',
      },
      {
        page: 'night-shift',
        fill: [
          type({
            'Hoeveel mensen werken er in de nachtdienst?': '2',
            'Voor hoeveel afdelingen zorgt één nachtdienst?': '2',
            'Hoeveel diensten heeft een afdeling in de avond?': '1',
          }),
          // Exactly so: the other choice begins alike.
          (page) => page.getByLabel('Een vaste groep', { exact: true }).check(),
        ],
        state: 'busy',
      },
      // Which alarms there are is a list: only the telephones count.
      { page: 'alarm', fill: [tick('DECT-telefoons')], state: 'busy' },
      {
        page: 'contacts',
        fill: [
          type({
            'Voornaam contactpersoon': 'Youssef',
            'Achternaam contactpersoon': 'Amrani',
            'Functie contactpersoon': 'Teamleider',
            'E-mailadres contactpersoon': 'y.amrani@zonnehof.example',
            'Telefoonnummer contactpersoon': '06 1234 5678',
            'Voornaam leidinggevende': 'Hanneke',
            'Achternaam leidinggevende': 'de Vries',
            'Functie leidinggevende': 'Bestuurder',
          }),
        ],
        // Of the second ward nobody said what kind it is.
        state: 'busy',
      },
      {
        page: 'answers',
        fill: [
          (page) => page.getByRole('link', { name: /^Nog invullen.*Soort afdeling$/ }).click(),
          inGroup('Afdeling 2', type({ 'Soort afdeling': 'Somatiek' })),
        ],
        state: 'done',
      },
      { page: 'night-shift', state: 'done' },
      { page: 'alarm', state: 'done' },
      { page: 'contacts', state: 'done' },
      { page: 'answers', state: 'done' },
    ],
    done: 'Wij kennen uw locatie',
  },
  {
    key: 'project-team',
    path: '/location/introduce-project-team',
    title: 'Projectteam',
    stops: [
      { page: 'details', fill: [type({ 'Voornaam teamlid': 'Tom' })], stays: true, state: 'busy' },
      { page: 'details', fill: [type({ 'Achternaam teamlid': 'Visser' })], state: 'done' },
    ],
    done: 'Het projectteam is bekend',
  },
  {
    key: 'target-date',
    path: '/location/select-initial-target-date',
    title: 'Streefdatum',
    stops: [
      {
        page: 'details',
        fill: [type({ 'Streefdatum voor de aansluitdag': targetDay.typed })],
        state: 'done',
        keeps: { date: targetDay.kept },
      },
    ],
    done: 'De streefdatum staat',
  },
  {
    key: 'study-goals',
    path: '/location/determine-study-goals',
    title: 'Doelen',
    stops: [
      {
        page: 'details',
        fill: [type({ 'Andere effecten die u verwacht': 'Meer rust' })],
        stays: true,
        // The three lists are empty.
        state: 'none',
      },
      { page: 'details', fill: [tick('Betere nachtrust voor bewoners')], stays: true, state: 'busy' },
      { page: 'details', fill: [tick('Minder werkdruk')], stays: true, state: 'busy' },
      { page: 'details', fill: [tick('Minder controlerondes')], state: 'done' },
    ],
    done: 'Uw doelen staan vast',
  },
]
