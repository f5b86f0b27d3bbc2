import { expect, test } from 'vitest'
import { addDays, parseDay } from '#app/platform/i18n/dates.ts'
import type { PlacedEntry } from '../attention/read.server.ts'
import { trainingAndTutorial } from '../location/follow-training-and-tutorial/item.ts'
import { wifiSettings } from '../location/setup-it-settings/item.ts'
import { targetDate } from '../location/select-initial-target-date/item.ts'
import { mostUrgent } from '../attention/weights.ts'
import { nextStep } from './next-step.server.ts'

const today = parseDay('17-3-2027') ?? 0
const reading = { organisationName: 'De Zonnehof', today, language: 'nl' as const }
const late: PlacedEntry = {
  ...{ key: 'late:wifi-settings', kind: 'late', for: 'leader', item: 'wifi-settings', page: 'details', subject: null },
  ...{
    due: addDays(today, -2),
    since: null,
    reason: { key: 'late', values: { count: 2 } },
    state: 'busy',
    holder: 'us',
    weight: 802,
  },
  missing: [
    { page: 'details', path: 'wifi.settings.password' },
    { page: 'details', path: 'wifi.contact.phone' },
  ],
  ...{ missingCount: 5, locationId: '1f6a20c4', locationIndex: 0, locationName: 'Huis aan de Vecht' },
}

test('the step says where, what is missing, how long it takes, how late it is and why that matters', () => {
  expect(nextStep(late, wifiSettings, reading)).toEqual({
    eyebrow: 'Hierna · Huis aan de Vecht',
    heading: 'WiFi-gegevens afmaken',
    text: expect.stringMatching(/^Nog nodig: .*, .* en nog 3\. Dit kost ongeveer 10 minuten\.$/),
    href: '/location/setup-it-settings/details?location=0',
    button: 'Verder met WiFi-gegevens',
    pass: { words: 'Laat ICT dit invullen', href: '/links/new?item=wifi-settings&location=0&purpose=ict' },
    time: {
      isLate: true,
      words: '2 werkdagen te laat.',
      why: 'Het plan was ma 15 mrt: dan is er tijd om de WiFi op uw locatie te testen.',
    },
  })
})

test('what asks nothing and takes no files cannot be passed on', () => {
  const training = { ...late, item: trainingAndTutorial.key, state: 'none' as const }
  expect(nextStep(training, trainingAndTutorial, reading)?.pass).toBeNull()
})

test('what is not for ICT is passed on to anybody; what is due is not late', () => {
  const soon = { ...late, kind: 'due-soon' as const, item: 'target-date', state: 'none' as const, due: today }
  const step = nextStep(soon, targetDate, reading)
  expect(step).toMatchObject({
    pass: { words: 'Laat iemand anders dit doen', href: '/links/new?item=target-date&location=0&purpose=colleague' },
    heading: 'Streefdatum',
    time: { isLate: false, words: 'Uiterlijk vandaag.' },
  })
})

test('what only tells is no step', () => {
  expect(
    mostUrgent([
      { ...late, kind: 'waits-for-outsider' },
      { ...late, kind: 'accepted' },
    ]),
  ).toBeNull()
  expect(mostUrgent([{ ...late, kind: 'accepted' }, late])).toBe(late)
})
