import { expect, test } from 'vitest'
import type { Language } from '#app/platform/i18n/languages.ts'
import { askedWords } from './asked-words.server.ts'

const sender = { sender: 'Noor van den Berg', organisation: 'De Rietkraag', location: 'Waterrand' }
const wifi = { purpose: 'ict', may: 'fill', items: ['wifi-settings'], wishedDay: null } as const
const plan = { ...wifi, purpose: 'colleague', may: 'upload', items: ['floor-plan'] } as const
const agreement = { ...wifi, purpose: 'signer', may: 'sign', items: ['processing-agreement'] } as const

test.each<[Language, Omit<Parameters<typeof askedWords>[0], 'items'> & { items: readonly string[] }, string]>([
  [
    'en',
    { ...wifi, wishedDay: '2026-12-02' },
    'Noor van den Berg (De Rietkraag) asks you to fill in “Wi-Fi details” for Waterrand. 10 minutes, preferably by 2 December',
  ],
  ['nl', wifi, 'Noor van den Berg (De Rietkraag) vraagt u “WiFi-gegevens” van Waterrand in te vullen. 10 minuten'],
  [
    'nl',
    plan,
    'Noor van den Berg (De Rietkraag) vraagt u bestanden te sturen voor “Plattegrond” van Waterrand. 10 minuten',
  ],
  [
    'nl',
    { ...agreement, wishedDay: '2026-12-02' },
    'Noor van den Berg (De Rietkraag) vraagt u “Verwerkersovereenkomst” van Waterrand te lezen en te tekenen. Graag uiterlijk 2 december',
  ],
])('says in %s who asks what, how long it takes and by when', (language, link, words) => {
  expect(askedWords({ ...link, items: [...link.items] }, sender, language)).toBe(words)
})

test('names neither a place nor an organisation that there is none of', () => {
  const whole = { ...sender, location: null }
  expect(askedWords({ ...agreement, items: [...agreement.items] }, whole, 'nl')).toContain(
    '“Verwerkersovereenkomst” te',
  )
  const documents = { purpose: 'prospect', may: 'read', items: [], wishedDay: null } as const
  expect(askedWords({ ...documents, items: [] }, whole, 'nl')).toMatch(/^Noor van den Berg deelt “/)
})
