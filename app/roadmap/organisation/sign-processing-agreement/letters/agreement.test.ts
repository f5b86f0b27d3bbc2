import { describe, expect, it } from 'vitest'
import { hasGaps, type Block } from '#app/roadmap/letters/letter.ts'
import {
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
import { providerKeys } from '#app/platform/site/provider.ts'
import { agreementVersion, writeAgreement } from './agreement.ts'

const texts = 'roadmap/organisation/sign-processing-agreement'
const dutch = writerOf('nl', texts)
const facts = { ...knownFacts, organisation: knownOrganisation }
const signer = { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' }
const dpo = { first_name: 'Peter', last_name: 'Koster', title: 'mr.', email: 'fg@example.org', phone: '030 123 45 67' }
const values = fields.parse({ signer, dpo })

/** What the tables leave to the pen, by heading. */
function blanksIn(blocks: readonly Block[]): Record<string, string[]> {
  return Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? [[block.about, block.rows.filter(({ value }) => value.length === 0).map(({ name }) => name)]]
        : [],
    ),
  )
}

describe('the model of the agreement', () => {
  it.each(['nl', 'en'] as const)(
    'in %s has no gaps when all is known, and says first that it is a model',
    (language) => {
      const letter = writeAgreement(values, facts, writerOf(language, texts))
      expect(hasGaps(letter)).toBe(false)
      expect(wordsOf(letter)).not.toMatch(nonsense)
      expect(wordsOf(letter)).toMatch(/^Model .*\n\n.* model/)
    },
  )

  it.each(['nl', 'en'] as const)('in %s promises all that article 28(3) of the GDPR asks', (language) => {
    const { blocks } = writeAgreement(values, facts, writerOf(language, texts))
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))
    const points = items.flatMap((item) => /^\S.*\((?:onder|point) ([a-h])\): /.exec(item[0]?.text ?? '')?.[1] ?? [])
    expect(points.join('')).toBe('abcdefgh')
  })

  it('names the parties, the signer and the data protection officer', () => {
    const words = wordsOf(writeAgreement(values, facts, dutch))
    expect(words).toContain('Naam: Stichting De Zonnehof\nKvK-nummer: 12345678\nAdres: Zonneweg 1, 3601 AA Maarssen')
    expect(words).toContain('Vertegenwoordigd door: Hanneke de Vries, Bestuurder')
    expect(words).toContain('(FG): Peter Koster, mr.\nfg@example.org\n030 123 45 67')
  })

  it('names the supplier where it is known, and is no model then', () => {
    const letter = writeAgreement(values, { ...facts, provider: knownProvider }, dutch)
    const words = wordsOf(letter)
    expect(letter.title).toBe('Verwerkersovereenkomst')
    expect(words).not.toMatch(/model|concept/i)
    expect(words).toContain(`Versie ${agreementVersion}.`)
    expect(words).toContain(
      'Naam: Bedrijf Bedsensoren B.V.\nKvK-nummer: 61234567\nAdres: Stationsplein 4, 3511 ED Utrecht\nVertegenwoordigd door: Sanne Bakker, Directeur',
    )
    expect(blanksIn(letter.blocks)).toMatchObject({
      'De leverancier van de bedsensoren (verwerker)': [],
      'Handtekening namens de leverancier': ['Plaats', 'Datum', 'Handtekening'],
    })
  })

  it.each(providerKeys)('is a model as long as the %s of the supplier is not known', (key) => {
    const letter = writeAgreement(values, { ...facts, provider: { ...knownProvider, [key]: '' } }, dutch)
    expect(letter.title).toBe('Model verwerkersovereenkomst')
  })

  it('leaves to the pen what only the supplier knows, and the signatures', () => {
    expect(blanksIn(writeAgreement(values, facts, dutch).blocks)).toEqual({
      'De organisatie (verwerkingsverantwoordelijke)': [],
      'De leverancier van de bedsensoren (verwerker)': ['Naam', 'KvK-nummer', 'Adres'],
      'Waarover deze overeenkomst gaat': [],
      'Handtekening namens de organisatie': ['Plaats', 'Datum', 'Handtekening'],
      'Handtekening namens de leverancier': ['Naam', 'Functie', 'Plaats', 'Datum', 'Handtekening'],
    })
  })

  it('falls back on the name the organisation has with us, and marks what is not known yet', () => {
    const words = wordsOf(writeAgreement(fields.parse({}), { ...noFacts, organisationName: 'De Zonnehof' }, dutch))
    expect(words).toContain('Naam: De Zonnehof\nKvK-nummer: [open]\nAdres: [open]\nVertegenwoordigd door: [open]')
    expect(words).not.toMatch(nonsense)
  })

  it('keeps what was typed', () => {
    const hostile = fields.parse({ signer: { ...signer, last_name: hostileText } })
    expect(wordsOf(writeAgreement(hostile, facts, dutch))).toContain(`Hanneke ${hostileText}, Bestuurder`)
  })
})
