import { expect, test } from 'vitest'
import { nameKey } from './same-name.ts'

test.each([
  ['De Zonnehof', 'de  zonnehof'],
  ['Zorggroep Élan', 'zorggroep elan'],
  ['Stichting De Linde', 'De Linde'],
  ['Huize ’t Veld', 'huize t veld'],
  ['Zon-en-Schild', 'Zon en Schild'],
])('%j is %j', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

test.each([
  ['De Linde', 'De Linden'],
  ['Stichting', 'De Linde'],
  ['Huis 1', 'Huis 2'],
  ['***', '???'],
])('%j is not %j', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)))
