import { expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'

const at = new Date(2026, 10, 29, 8, 5, 9).toISOString()
const line = (fields: object) =>
  plainLine(`${JSON.stringify({ level: 30, time: at, version: '1.0.0', instance: 'vm-1', ...fields })}\n`)

test('says when it was, what happened, and only the fields that say something', () => {
  expect(line({ sessions: 0, tokens: 3, replica: null, isLate: false, ms: 755, msg: 'cleanup' })).toBe(
    '08:05:09 cleanup (tokens 3, ms 755)\n',
  )
  expect(line({ mails: 0, msg: 'timed mail' })).toBe('08:05:09 timed mail\n')
})

test('names what went wrong, with the stack below it', () => {
  const err = { type: 'TypeError', code: 'ECONNREFUSED', stack: 'at a (app/a.ts:1:2)\nat b (app/b.ts:3:4)' }
  expect(line({ level: 50, err, msg: 'mail not sent' })).toBe(
    '08:05:09 Error: mail not sent (err {"type":"TypeError","code":"ECONNREFUSED"})\n' +
      '    at a (app/a.ts:1:2)\n    at b (app/b.ts:3:4)\n',
  )
  expect(line({ level: 40, msg: 'no clock' })).toBe('08:05:09 Warning: no clock\n')
})

test('names several requests one after the other', () => {
  expect(line({ level: 40, ms: 300, paths: ['/help', '/api/form'], msg: 'the event loop was held' })).toBe(
    '08:05:09 Warning: the event loop was held (ms 300, paths /help and /api/form)\n',
  )
})

test('leaves alone what is no line of the log', () => {
  expect(plainLine('half a li\n')).toBe('half a li\n')
})
