import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Provider } from '#app/platform/site/provider.ts'
import type { ItemNamespace } from '#app/platform/i18n/text.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import type { Facts } from '../rules/facts.ts'
import { letterWriter, type Letter } from './letter.ts'
import { plainText } from './plain-text.ts'

const contact = {
  first_name: 'Marieke',
  last_name: 'Jansen',
  role: 'Projectleider',
  email: 'leader@example.org',
  phone: '06 5550 1001',
}

/** A location of which everything is known. */
export const knownFacts: Facts = {
  ...noFacts,
  organisationName: 'De Zonnehof',
  locationName: 'Huis aan de Vecht',
  basicInformation: {
    ...noFacts.basicInformation,
    numberOfBeds: 26,
    address: { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' },
    contact,
  },
  targetDate: Date.UTC(2027, 3, 6),
  connectionDate: Date.UTC(2027, 3, 20),
  startMeetings: [Date.UTC(2027, 3, 12, 12, 30)],
  providerContact: { full_name: 'Mo Visser', email: 'mo@example.org', phone: '030 555 01 40' },
}

/** An organisation as its basic information names it, and a provider of which all is known, as agreements do. */
export const knownOrganisation = {
  ...{ name: 'Stichting De Zonnehof', kvk: '12345678' },
  ...{ address: 'Zonneweg 1', zipcode: '3601 AA', city: 'Maarssen' },
}
export const knownProvider: Provider = {
  ...{ name: 'Bedrijf Bedsensoren B.V.', kvk: '61234567', signer: 'Sanne Bakker', signerRole: 'Directeur' },
  ...{ address: 'Stationsplein 4', zipcode: '3511 ED', city: 'Utrecht' },
}

/** What people could type to break a letter. */
export const hostileText = '<b>Jan</b> {{name}} $t(letter.title) & "co"\n%0A=1+1'

/** A location whose names are hostile. */
export const hostileFacts: Facts = {
  ...knownFacts,
  organisationName: hostileText,
  locationName: hostileText,
  basicInformation: {
    ...knownFacts.basicInformation,
    address: { address: hostileText, zipcode: hostileText, city: hostileText },
    contact: { first_name: hostileText, last_name: hostileText, role: hostileText, email: '', phone: hostileText },
  },
  providerContact: { full_name: hostileText, email: '', phone: '' },
}

/** The writer of an item's letters as the server makes it, with a gap that is easy to see. */
export const writerOf = (language: Language, texts: ItemNamespace) =>
  letterWriter(language, anyTextFor(language, `${texts}/letters`), '[open]')

/** All that a letter says. */
export const wordsOf = (letter: Letter): string => `${letter.title}\n\n${plainText(letter)}`

/** What no letter may say: values that are none, placeholders that were not filled, keys instead of texts. */
export const nonsense = /undefined|null|NaN|\[object|\{\{|\b[a-z]+\.[a-z]+[A-Z]\w*\b/
