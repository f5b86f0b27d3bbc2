import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Marieke Jansen', 'MJ'],
  ['Hanneke de Vries', 'HV'],
  ['Youssef El-Amrani', 'YA'],
  ['ömer şahin', 'ÖŞ'],
  ['Sanne', 'S'],
  ['  ', ''],
  ['', ''],
  ['Bo (ICT)', 'B'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
