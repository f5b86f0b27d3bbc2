import { describe, expect, test } from 'vitest'
import { readEnvironment, SettingsError } from './env.server.ts'
import { isOneLine, readMailbox, readSmtpServer } from './mail.ts'

describe('the address of a mail server', () => {
  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, login: null, isHere: false }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, isSecure: true, login: null, isHere: false }],
    [
      'smtps://an%40example:p%2F%C3%A9@mail.example:2465',
      {
        host: 'mail.example',
        port: 2465,
        isSecure: true,
        login: { user: 'an@example', password: 'p/é' },
        isHere: false,
      },
    ],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, login: null, isHere: true }],
    ['smtp://localhost:25', { host: 'localhost', port: 25, isSecure: false, login: null, isHere: true }],
  ])('%s', (text, server) => {
    expect(readSmtpServer(text)).toEqual(server)
  })

  test.each([
    ...['', 'mail.example', 'http://mail.example', 'smtp://', 'smtp://a:b@', 'smtp://host:99999', 'smtp://u:%zz@host'],
    ...['smtp://user@host', 'smtp://:password@host', 'smtp://host/path', 'smtp://host?pool=true', 'smtp://host#x'],
  ])('%j is none', (text) => {
    expect(readSmtpServer(text)).toBeNull()
  })
})

describe('a mailbox', () => {
  test.each([
    ['portal@example.org', { name: '', address: 'portal@example.org' }],
    ['Routekaart <portal@example.org>', { name: 'Routekaart', address: 'portal@example.org' }],
    ['"Routekaart, bèta" <portal@example.org>', { name: 'Routekaart, bèta', address: 'portal@example.org' }],
  ])('%s', (text, mailbox) => {
    expect(readMailbox(text)).toEqual(mailbox)
  })

  test.each(['', 'Routekaart', 'portal@', '<portal@example.org', 'a@example.org, b@example.org', 'A\nB <a@b.example>'])(
    '%j is none',
    (text) => {
      expect(readMailbox(text)).toBeNull()
    },
  )
})

test.each([
  ['Vraag over locatie Ëlst 漢字', true],
  ['one\r\ntwo', false],
  ['one\ntwo', false],
  ['one\u0000', false],
  ['one\u2028two', false],
])('%j is one line: %s', (text, expected) => {
  expect(isOneLine(text)).toBe(expected)
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM: needed where SMTP_URL is set$/],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL: has to look like/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a' }, /^MAIL_FROM: has to look like/],
])('the start is refused with %j', (settings, message) => {
  const read = () => readEnvironment({ ...settings, NODE_ENV: 'test' })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(message)
})
