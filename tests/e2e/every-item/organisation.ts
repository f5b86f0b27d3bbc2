import { chooseFile, inGroup, tick, type } from './fills.ts'
import { accept } from './provider.ts'
import type { Task } from './task.ts'

/** What the location is called that the first of these tasks makes. */
export const locationName = 'De Boomgaard'

/** The tasks of the organisation. */
export const organisationTasks: Task[] = [
  {
    key: 'org-information',
    path: '/organisation/basic-info',
    title: 'Organisatie en locaties',
    stops: [
      {
        page: 'organisation',
        fill: [
          type({
            'Naam van de organisatie': 'De Zonnehof',
            'KvK-nummer van de organisatie': '30198766',
            'Straat en huisnummer van de organisatie': 'Zonneweg 1',
            'Postcode van de organisatie': '3601 AA',
            'Plaats van de organisatie': 'Maarssen',
          }),
        ],
        // There is no location yet.
        state: 'busy',
      },
      // Nobody was named as manager: that is not needed.
      { page: 'locations', fill: [inGroup('Locatie 1', type({ 'Naam van de locatie': locationName }))], state: 'done' },
      { page: 'answers', state: 'done' },
    ],
    done: 'Wij kennen uw organisatie',
  },
  {
    key: 'processing-agreement',
    path: '/organisation/sign-processing-agreement',
    title: 'Verwerkersovereenkomst',
    stops: [
      {
        page: 'details',
        fill: [type({ 'Voornaam ondertekenaar': 'Hanneke' })],
        stays: true,
        // Neither of the two persons is filled in wholly.
        state: 'none',
      },
      {
        page: 'details',
        fill: [type({ 'Achternaam ondertekenaar': 'de Vries', 'Functie ondertekenaar': 'Bestuurder' })],
        state: 'busy',
      },
      { page: 'share', state: 'busy' },
      { page: 'sign', state: 'busy' },
      { page: 'upload', fill: [chooseFile('Getekend.pdf')], state: 'done', keeps: { uploadedOnce: true } },
    ],
    done: 'De overeenkomst is binnen',
    provider: { does: accept('processing-agreement'), state: 'confirmed', isWaitedFor: true },
  },
  {
    key: 'org-wifi-settings',
    path: '/organisation/setup-it-settings',
    title: 'WiFi van de organisatie',
    stops: [
      { page: 'details', fill: [tick('Ja, één netwerk voor alle locaties')], stays: true, state: 'busy' },
      { page: 'details', fill: [tick('Nee, elke locatie heeft een eigen netwerk')], state: 'done' },
      { page: 'share', state: 'done' },
    ],
    done: 'De WiFi van de organisatie is duidelijk',
  },
]
