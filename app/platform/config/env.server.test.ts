import { describe, expect, test } from 'vitest'
import { readEnvironment, SettingsError } from './env.server.ts'

const production = {
  APP_ENV: 'production',
  APP_ORIGIN: 'https://portal.example',
  DATABASE_URL: 'postgres://localhost/x',
  SESSION_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c',
  EMBEDDED_IDENTITY: '1',
}

/** The lines a start is refused with; none where it is not. */
function problemsOf(settings: Record<string, string>): string[] {
  try {
    readEnvironment({ NODE_ENV: 'test', ...settings })
    return []
  } catch (failure) {
    if (failure instanceof SettingsError) return failure.message.split('\n')
    throw failure
  }
}

test('what is needed is enough', () => {
  expect(problemsOf(production)).toEqual([])
  expect(problemsOf({ ...production, RATE_LIMITS: '10' })).toEqual([])
})

test('a replica needs the database that it is one of', () => {
  const DATABASE_REPLICA_URL = 'postgres://localhost/y'
  expect(problemsOf({ DATABASE_REPLICA_URL })).toEqual(['DATABASE_URL: needed where DATABASE_REPLICA_URL is set'])
  expect(problemsOf({ ...production, DATABASE_REPLICA_URL })).toEqual([])
  expect(problemsOf({ ...production, DATABASE_REPLICA_URL: 'localhost' })).toEqual([
    expect.stringContaining('DATABASE_REPLICA_URL: '),
  ])
})

describe('production refuses', () => {
  test.each<[string, Record<string, string>, string]>([
    ['one letter as the secret', { SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET: can be guessed'],
    ['one letter for reports of mail', { MAIL_EVENTS_SECRET: 'a'.repeat(40) }, 'MAIL_EVENTS_SECRET: can be guessed'],
    ['two letters as the secret', { SESSION_SECRET: 'ab'.repeat(20) }, 'SESSION_SECRET: can be guessed'],
    ['the secret of the example', { SESSION_SECRET: 'change-me-'.repeat(4) }, 'SESSION_SECRET: can be guessed'],
    ['an older secret', { SESSION_SECRET: `${production.SESSION_SECRET},${'a'.repeat(40)}` }, 'SESSION_SECRET: can be'],
    [
      'an address without https',
      { APP_ORIGIN: 'http://portal.example' },
      'APP_ORIGIN: http://portal.example is without',
    ],
    ['an address of this computer', { APP_ORIGIN: 'http://localhost:3000' }, 'APP_ORIGIN: http://localhost:3000 is'],
    ['rates that hold nobody back', { RATE_LIMITS: '11' }, 'RATE_LIMITS: at most 10'],
    ['no rates', { RATE_LIMITS: 'off' }, 'RATE_LIMITS: cannot be off'],
    ['none at all', { RATE_LIMITS: '0' }, 'RATE_LIMITS: '],
    ['words for rates', { RATE_LIMITS: 'lots' }, 'RATE_LIMITS: '],
    ['demo data', { DEMO_DATA: '1' }, 'DEMO_DATA: demo data is not allowed'],
  ])('%s', (_what, settings, words) => {
    expect(problemsOf({ ...production, ...settings })).toEqual([expect.stringContaining(words)])
  })
})

test('everything that is wrong is named at once, and nothing twice', () => {
  const wrong = {
    ...{ APP_ENV: 'production', APP_ORIGIN: 'ftp://portal', UPLOAD_MAX_MB: 'many', RATE_LIMITS: '99' },
    ...{ SESSION_SECRET: 'short', DEMO_DATA: '1', AUTH_US_HOSTS: 'us.example', AUTH_US_SCOPE: '"' },
    ...{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' },
  }
  const names = problemsOf(wrong).map((line) => line.split(':', 1).join())
  expect(names.toSorted()).toEqual(
    [
      ...['APP_ORIGIN', 'AUTH_US_DOMAIN, AUTH_US_CLIENT_ID', 'AUTH_US_SCOPE', 'DATABASE_URL'],
      ...['DEMO_DATA', 'MAIL_FROM', 'RATE_LIMITS', 'SESSION_SECRET', 'UPLOAD_MAX_MB'],
    ].toSorted(),
  )
})

test.each([
  ['', 1],
  ['off', 0],
  ['2.5', 2.5],
])('elsewhere RATE_LIMITS=%j is %d times the usual', (RATE_LIMITS, expected) => {
  expect(readEnvironment({ NODE_ENV: 'test', RATE_LIMITS }).RATE_LIMITS).toBe(expected)
})
