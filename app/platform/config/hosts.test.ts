import { expect, test } from 'vitest'
import { hostOf, originOfHost } from './hosts.ts'

test.each([
  ['login.example', 'https://login.example'],
  ['localhost.example', 'https://localhost.example'],
  ['localhost:4550', 'http://localhost:4550'],
  ['127.0.0.1:4550', 'http://127.0.0.1:4550'],
  ['[::1]', 'http://[::1]'],
])('the origin of %s is %s', (host, origin) => {
  expect(originOfHost(host)).toBe(origin)
})

test.each([
  ['portal.example', 'portal.example'],
  ['Portal.Example', 'portal.example'],
  ['portal.example:8443', 'portal.example:8443'],
  ['portal.example:443', 'portal.example'],
  ['localhost:80', 'localhost'],
  ['xn--zorg-5qa.example', 'xn--zorg-5qa.example'],
  ['[::1]:3000', '[::1]:3000'],
  ['', null],
  ['https://portal.example', null],
  ['portal.example/path', null],
  ['portal.example:port', null],
  ['portal.example:99999', null],
  ['user@portal.example', null],
  ['*.portal.example', null],
  ['portal example', null],
  ['zörg.example', null],
  ['.portal.example', null],
  [':8443', null],
])('%s as a host is %s', (text, host) => {
  expect(hostOf(text)).toBe(host)
})
