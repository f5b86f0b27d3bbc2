import { describe, expect, it, test } from 'vitest'
import { folderName, uniquePaths } from './zip-names.ts'

test.each([
  ['Huis aan de Vecht', 'Huis aan de Vecht'],
  ['Locatie 1/2', 'Locatie 1-2'],
  ['..\\..\\Windows', '-..-Windows'],
  ['CON', 'CON_'],
  ['nul.', 'nul_'],
  ['Wie? "Wij" <hier>', 'Wie_ _Wij_ _hier_'],
  ['', 'document'],
  ['Huis\u0000\u0007\u001b[31m \u202ede\u2028\tVecht\u0085', 'Huis[31m deVecht'],
  ['نقشه\u200cها d’A', 'نقشه\u200cها d’A'],
  ['x'.repeat(80), 'x'.repeat(50)],
  [`${'x'.repeat(49)}\u{1f600}`, 'x'.repeat(49)],
])('a folder for %j is called %j', (name, folder) => {
  expect(folderName(name)).toBe(folder)
})

describe('paths of files', () => {
  it('are all different, whatever the capitals', () => {
    const pathOf = uniquePaths()
    const names = ['plan.pdf', 'plan.pdf', 'Plan.PDF', 'plan (2).pdf', 'plan', 'plan']
    expect(names.map((name) => pathOf('a', name))).toEqual([
      ...['a/plan.pdf', 'a/plan (2).pdf', 'a/Plan (3).PDF', 'a/plan (2) (2).pdf', 'a/plan', 'a/plan (2)'],
    ])
    expect(pathOf('b', 'plan.pdf')).toBe('b/plan.pdf')
    expect(pathOf('', 'plan.pdf')).toBe('plan.pdf')
  })

  it('stay in their folder, and are no device of Windows', () => {
    const pathOf = uniquePaths()
    expect(pathOf('a', '../../etc/passwd')).toBe('a/passwd')
    expect(pathOf('a', 'C:\\nul.pdf')).toBe('a/nul_.pdf')
    expect(pathOf('a', 'COM1.tar.gz')).toBe('a/COM1_.tar.gz')
  })

  it('are not too long, and keep their extension', () => {
    expect(uniquePaths()('a', `${'n'.repeat(300)}.docx`)).toBe(`a/${'n'.repeat(95)}.docx`)
  })
})
