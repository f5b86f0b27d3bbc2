import { expect, it } from 'vitest'
import { inLanguage } from './document-groups.ts'

const of = (title: string, language: string, category: string, slot: string | null = null) => ({
  ...{ title, language, category, slot },
})
const documents = [
  of('Algemeen', 'nl', 'general'),
  of('General', 'en', 'general'),
  of('Onderzoek', 'nl', 'study'),
  of('Brochure', 'nl', 'ict', 'wifi-settings/brochure'),
  of('Leaflet', 'en', 'ict', 'wifi-settings/brochure'),
  of('Firewall', 'nl', 'ict'),
  of('Study', 'en', 'added-value'),
]

it.each([
  ['nl', ['Algemeen', 'Onderzoek', 'Brochure', 'Firewall', 'Study']],
  ['en', ['General', 'Onderzoek', 'Leaflet', 'Firewall', 'Study']],
])('who reads %s sees %j', (language, titles) => {
  expect(inLanguage(documents, language).map(({ title }) => title)).toEqual(titles)
})
