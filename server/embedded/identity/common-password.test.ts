import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

const anna = { email: 'anna.jansen@delinde.example', name: 'Anna Jansen' }

test.each([
  ['password1234', true],
  ['Password 2026!', true],
  ['PASSWORDPASSWORD', true],
  ['qwertyuiop123456', true],
  ['123456789012', true],
  ['Wachtwoord2026', true],
  ['welkom-2026-!!', true],
  ['Routekaart2026', true],
  ['welkom@routekaart', true],
  ['AnnaJansen1985', true],
  ['delinde-welkom01', true],
  ['aaaaaaaaaaaaaa', true],
  ['groene fiets op zolder', false],
  ['8301947265018374', false],
  ['jansen fietst naar zee', false],
  ['correct paard batterij', false],
  ['🙂🌳🚲🏠🎈🐈🍞🌧️🎺🧦🪑🧭', false],
])('%s is well known: %s', (password, isKnown) => expect(isCommonPassword(password, anna)).toBe(isKnown))
