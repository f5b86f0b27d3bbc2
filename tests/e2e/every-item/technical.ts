import { expect } from '@playwright/test'
import { goOn, openPage } from '../journey/steps.ts'
import { chooseFile, see, takeDocument, tick } from './fills.ts'
import { accept, connectWifiCheck } from './provider.ts'
import type { Task } from './task.ts'

/** Step 3 of a location's route card. */
export const technicalPreparation: Task[] = [
  {
    key: 'wifi-test',
    path: '/location/walk-through-wifi-test',
    title: 'WiFi-looptest',
    stops: [
      { page: 'prepare', fill: [see('Wordt verstuurd')], state: 'none' },
      { page: 'app-settings', state: 'none' },
      // The network is known, and whoever looks after it: then any answer will do.
      { page: 'status', fill: [see('Nog niet verbonden'), tick('Nee, nog niet')], state: 'done' },
    ],
    done: 'Wij hebben wat we nodig hebben voor de WiFi-check',
    provider: {
      does: connectWifiCheck,
      // Only what the location itself does counts; the page tells the rest.
      state: 'done',
      shows: async (page) => {
        await openPage(page, 'Stand van zaken')
        await see('3SABCD1234567')(page)
        await expect(page.getByRole('definition').getByText('Verbonden', { exact: true })).toBeVisible()
        await goOn(page)
      },
    },
  },
  {
    key: 'bed-plates',
    path: '/location/share-bed-plate-type',
    title: 'Bedplaten',
    stops: [
      // Only photos count.
      { page: 'details', fill: [tick('Nee, verschillende soorten')], state: 'none', keeps: { unique: false } },
      { page: 'upload', fill: [chooseFile('Bedplaat.pdf')], state: 'done' },
    ],
    done: 'Wij weten op welke bedplaten de sensoren komen',
    provider: { does: accept('bed-plates'), state: 'confirmed', isWaitedFor: true },
  },
  {
    key: 'floor-plan',
    path: '/location/upload-floor-plan',
    title: 'Plattegrond',
    stops: [
      { page: 'upload', fill: [chooseFile('Vleugel Noord.pdf')], state: 'done', keeps: { uploadedOnce: true } },
      { page: 'confirmation', fill: [takeDocument('Vleugel Noord.pdf')], state: 'done' },
    ],
    done: 'Wij kunnen de weg vinden',
    provider: { does: accept('floor-plan'), state: 'confirmed', isWaitedFor: true },
  },
]
