import { expect, test } from 'vitest'
import { optionsMeant } from './options-meant.ts'

const options = [
  { value: 'staff', label: 'Medewerkers' },
  { value: '1', label: 'Zorggroep De Línden' },
  { value: '2', label: 'De Linden' },
  { value: '3', label: 'Huis aan de Vecht' },
  { value: '4', label: 'Huis aan de Vecht' },
]

test.each([
  ['1', ['1']],
  ['staff', ['staff']],
  ['de linden', ['2']],
  ['LINDEN', ['1', '2']],
  ['zorggroep', ['1']],
  ['huis aan de vecht', ['3', '4']],
  ['elders', []],
  ['', []],
  [' \u0000%\ud800', []],
])('%j means %j', (typed, values) => {
  expect(optionsMeant(typed, options).map(({ value }) => value)).toEqual(values)
})
