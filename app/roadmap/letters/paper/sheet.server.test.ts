import { describe, expect, it } from 'vitest'
import { noFacts } from '../../rules/facts.fixture.ts'
import { hasGaps, type Letterhead } from '../letter.ts'
import { plainLine } from '../plain-text.ts'
import { knownFacts, nonsense } from '../worlds.fixture.ts'
import { sheetFor } from './sheet.server.ts'

const day = Date.UTC(2027, 2, 19)
const headOf = (
  ...[to, facts, language]: [Parameters<typeof sheetFor>[0], typeof noFacts, 'nl' | 'en']
): Letterhead => {
  const sheet = sheetFor(to, facts, { language, day })
  if (sheet.kind !== 'post') throw new Error('Not a letter.')
  return sheet.head
}
const words = ({ from, to, returnTo, date, foot }: Letterhead) =>
  [...from, returnTo, ...to].map(plainLine).concat(date.name, date.value, foot).join('\n')

describe('what stands above a letter that is posted', () => {
  it('says who sends it, to whom, and when', () => {
    const organisation = { ...noFacts.organisation, kvk: '30123456' }
    expect(words(headOf('families', { ...knownFacts, organisation }, 'nl'))).toBe(
      `De Zonnehof, locatie Huis aan de Vecht
Vechtkade 21, 3601 EF Maarssen
Retour: Vechtkade 21, 3601 EF Maarssen
Aan de bewoners en hun familie
p/a Huis aan de Vecht
Vechtkade 21
3601 EF Maarssen
Datum
Maarssen, 19 maart 2027
De Zonnehof · KvK 30123456`,
    )
    expect(words(headOf('colleagues', knownFacts, 'en'))).toContain('To all staff\nc/o Huis aan de Vecht')
  })

  it('has gaps that count, and a date all the same', () => {
    const head = headOf('families', noFacts, 'nl')
    expect(words(head)).not.toMatch(nonsense)
    expect(head.date.value).toBe('19 maart 2027')
    const letter = { title: '', fileName: '', blocks: [] }
    expect(hasGaps({ ...letter, sheet: { kind: 'post', head } })).toBe(true)
    expect(hasGaps({ ...letter, sheet: { kind: 'post', head: headOf('families', knownFacts, 'nl') } })).toBe(false)
  })
})
