import { describe, expect, it } from 'vitest'
import { providerKeys } from '#app/platform/site/provider.ts'
import { hasGaps } from '#app/roadmap/letters/letter.ts'
import {
  hostileFacts,
  hostileText,
  knownFacts,
  knownOrganisation,
  knownProvider,
  nonsense,
  wordsOf,
  writerOf,
} from '#app/roadmap/letters/worlds.fixture.ts'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from '../fields.ts'
import { studyAgreementVersion, writeStudyAgreement } from './agreement.ts'

const texts = 'roadmap/location/prepare-quotation'
const dutch = writerOf('nl', texts)
const facts = { ...knownFacts, organisation: knownOrganisation }
const values = fields.parse({
  location: { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' },
  signer: { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' },
  ...{ start_month: 5, start_year: 2027, checked: true },
})
const ward = (name: string, numberOfBeds: number) => ({
  ...{ name, numberOfBeds },
  ...{ careStaffDay: null, careStaffEvening: null },
})

describe('the study agreement', () => {
  it.each(['nl', 'en'] as const)(
    'in %s has no gaps when all is known, and says first that it is a model',
    (language) => {
      const letter = writeStudyAgreement(values, facts, writerOf(language, texts))
      expect(hasGaps(letter)).toBe(false)
      expect(wordsOf(letter)).not.toMatch(nonsense)
      expect(wordsOf(letter)).toMatch(/^Model .*\n\n.* model/)
    },
  )

  it('names the parties, and is no model where the supplier is known', () => {
    const letter = writeStudyAgreement(values, { ...facts, provider: knownProvider }, dutch)
    const words = wordsOf(letter)
    expect(letter.title).toBe('Studieovereenkomst')
    expect(words).not.toMatch(/model|concept/i)
    expect(words).toContain(`Versie ${studyAgreementVersion}.`)
    expect(words).toContain('Adres: Zonneweg 1, 3601 AA Maarssen\nVertegenwoordigd door: Hanneke de Vries, Bestuurder')
    expect(words).toContain('Adres: Stationsplein 4, 3511 ED Utrecht\nVertegenwoordigd door: Sanne Bakker, Directeur')
  })

  it.each(providerKeys)('is a model as long as the %s of the supplier is not known', (key) => {
    const letter = writeStudyAgreement(values, { ...facts, provider: { ...knownProvider, [key]: '' } }, dutch)
    expect(letter.title).toBe('Model studieovereenkomst')
  })

  it('says how many bed sensors come where, and from when', () => {
    const words = wordsOf(writeStudyAgreement(values, facts, dutch))
    expect(words).toContain('Locatie: Huis aan de Vecht\nAdres: Vechtkade 21, 3601 EF Maarssen\nAantal bedsensoren: 26')
    expect(words).toContain('Begin: mei 2027')
    expect(words).not.toContain('Bedsensoren op')
  })

  it('says it of each ward where there are more', () => {
    const wards = [ward('Rietveld', 12), ward('', 14)]
    const more = { ...facts, basicInformation: { ...facts.basicInformation, wards } }
    expect(wordsOf(writeStudyAgreement(values, more, dutch))).toContain(
      'Bedsensoren op Rietveld: 12\nBedsensoren op 2: 14',
    )
  })

  it('holds the remarks, where there are any', () => {
    expect(wordsOf(writeStudyAgreement(values, facts, dutch))).not.toContain('Opmerkingen')
    const remarked = { ...values, remarks: 'Alleen de begane grond' }
    expect(wordsOf(writeStudyAgreement(remarked, facts, dutch))).toContain('Opmerkingen: Alleen de begane grond')
  })

  it('marks what is not known yet', () => {
    const words = wordsOf(writeStudyAgreement(fields.parse({}), { ...noFacts, organisationName: 'De Zonnehof' }, dutch))
    expect(words).toContain('Naam: De Zonnehof\nKvK-nummer: [open]\nAdres: [open]\nVertegenwoordigd door: [open]')
    expect(words).toContain('Locatie: [open]\nAdres: [open]\nAantal bedsensoren: [open]\nBegin: [open]')
    expect(words).not.toMatch(nonsense)
  })

  it('keeps what was typed', () => {
    const hostile = fields.parse({ ...values, signer: { ...values.signer, last_name: hostileText } })
    const words = wordsOf(writeStudyAgreement(hostile, hostileFacts, dutch))
    expect(words).toContain(`Hanneke ${hostileText}, Bestuurder`)
    expect(words).toContain(`Locatie: ${hostileText}`)
  })
})
