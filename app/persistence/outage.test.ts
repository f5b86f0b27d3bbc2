import { expect, test } from 'vitest'
import { isOutage } from './outage.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ...['08006', '25006', '25P03', '53100', '53200', '53300', '55P03', '57014', '57P01', '57P03', '58030'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOSPC', 'EROFS', 'CONNECTION_DESTROYED', 'QUERY_TIMEOUT', 'FILE_STORE_AWAY'],
])('%s is an outage, however deep it stands', (code) => {
  expect(isOutage(withCode(code))).toBe(true)
  expect(isOutage(new Error('asked', { cause: withCode(code) }))).toBe(true)
  expect(isOutage(new AggregateError([withCode(code)]))).toBe(true)
})

test.each(['23505', '22P02', '42601', '40P01', '0800', 'ENOENT', 'ERR_BAD'])('%s is none', (code) => {
  expect(isOutage(withCode(code))).toBe(false)
})
test('what is no error is none', () => expect(isOutage('53100')).toBe(false))
