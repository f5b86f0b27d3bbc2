import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { evidenceNumber, numberBytes, numbersIn } from './number.ts'

test('it begins with the Dutch date of the moment', () => {
  const number = evidenceNumber(new Date('2027-03-17T23:30:00Z'), Buffer.alloc(numberBytes))
  expect(number).toBe('2027-0318-2222-2222')
})

test('it is found in a text, each once', () => {
  const numbers = Array.from({ length: 20 }, () => evidenceNumber(new Date(), randomBytes(numberBytes)))
  expect(new Set(numbers).size).toBe(20)
  for (const number of numbers) expect(numbersIn(`Keywords (${number}) nummer ${number}.`)).toEqual([number])
  expect(numbersIn(numbers.join(' '))).toHaveLength(5)
})

test.each(['2027-0317-0042', '2027-0317-ABCD-EFGI', '12027-0317-ABCD-EFGH', '2027-0317-ABCD-EFGHJ'])(
  '%s is none',
  (text) => expect(numbersIn(text)).toEqual([]),
)
