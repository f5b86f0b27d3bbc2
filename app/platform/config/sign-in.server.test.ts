import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readEnvironment, SettingsError } from './env.server.ts'

type Settings = Record<string, string>

const production = {
  APP_ENV: 'production',
  APP_ORIGIN: 'https://portal.example',
  DATABASE_URL: 'postgres://localhost/x',
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
}
const { APP_ORIGIN: _address, ...noAddress } = production
const auth0 = { AUTH0_DOMAIN: 'login.example', AUTH0_CLIENT_ID: 'client' }
const us = { AUTH_US_HOSTS: 'us.example', AUTH_US_DOMAIN: 'us.login.example', AUTH_US_CLIENT_ID: 'us-client' }
const without = (name: keyof typeof us) => ({ ...us, [name]: '' })

/** The lines a start is refused with; none where it is not. */
function problemsOf(settings: Settings): string[] {
  try {
    readEnvironment({ NODE_ENV: 'test', ...settings })
    return []
  } catch (failure) {
    if (failure instanceof SettingsError) return failure.message.split('\n')
    throw failure
  }
}

test('the example is accepted as it is, and leaves no setting of any environment out', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const { signIn } = readEnvironment({ NODE_ENV: 'test', ...example })
  expect([signIn.named, signIn.main.DOMAIN]).toEqual([[], undefined])
  const keys = Object.keys(signIn.main).filter((key) => key === key.toUpperCase())
  const prefixes = ['AUTH0', 'AUTH_PRODUCTION', 'AUTH_US', 'AUTH_STAGING', 'AUTH_DEVELOP']
  const settings = prefixes.flatMap((prefix) => keys.map((key) => `${prefix}_${key}`))
  expect(settings.filter((setting) => !(setting in example))).toEqual([])
  expect(keys).toEqual(expect.arrayContaining(['TOKEN_REQUEST', 'CACHE_LOCATION']))
})

describe('settings that are accepted', () => {
  test.each<[string, Settings]>([
    ['nothing at all', {}],
    [
      'everything left empty',
      {
        AUTH_US_HOSTS: '',
        AUTH_US_DOMAIN: ' ',
        AUTH_US_TOKEN_REQUEST: '',
        AUTH_US_CACHE_LOCATION: '',
        AUTH0_SCOPE: '',
      },
    ],
    ['one host', { ...production, ...auth0 }],
    ['one host, by the provider that is built in', { ...production, EMBEDDED_IDENTITY: '1' }],
    ['named hosts alone', { ...noAddress, ...us }],
    ['a named host that is the address as well', { ...production, ...us, AUTH_US_HOSTS: 'portal.example' }],
    ['both', { ...production, ...auth0, ...us }],
    ['develop by the provider that is built in', { AUTH_DEVELOP_HOSTS: 'dev.example,localhost:4000' }],
    [
      'any by the provider that is built in, where production allows it',
      { ...noAddress, AUTH_STAGING_HOSTS: 'a.example', EMBEDDED_IDENTITY: '1' },
    ],
    ['a provider on this computer, outside production', { ...us, AUTH_US_DOMAIN: '127.0.0.1:4550' }],
  ])('%s', (_what, settings) => {
    expect(problemsOf(settings)).toEqual([])
  })
})

describe('settings that are refused, each in a line of its own', () => {
  const embedded = '(or EMBEDDED_IDENTITY=1 to use the built-in identity provider)'
  const noHttps = 'without https, which production does not allow'
  test.each<[string, Settings, string[]]>([
    [
      'hosts alone',
      { AUTH_US_HOSTS: 'us.example' },
      ['AUTH_US_DOMAIN, AUTH_US_CLIENT_ID: needed where AUTH_US_HOSTS is set'],
    ],
    [
      'hosts alone of develop, in production',
      { ...production, ...auth0, AUTH_DEVELOP_HOSTS: 'dev.example' },
      ['AUTH_DEVELOP_DOMAIN, AUTH_DEVELOP_CLIENT_ID: needed where AUTH_DEVELOP_HOSTS is set'],
    ],
    ['no domain', without('AUTH_US_DOMAIN'), ['AUTH_US_DOMAIN: needed where AUTH_US_CLIENT_ID is set']],
    ['no client', without('AUTH_US_CLIENT_ID'), ['AUTH_US_CLIENT_ID: needed where AUTH_US_DOMAIN is set']],
    ['no hosts', without('AUTH_US_HOSTS'), ['AUTH_US_HOSTS: needed where anything else of AUTH_US_ is set']],
    [
      'a list of no hosts',
      { ...us, AUTH_US_HOSTS: ' , ' },
      ['AUTH_US_HOSTS: needed where anything else of AUTH_US_ is set'],
    ],
    [
      'an audience for the provider that is built in',
      { AUTH_DEVELOP_HOSTS: 'dev.example', AUTH_DEVELOP_AUDIENCE: 'x' },
      ['AUTH_DEVELOP_DOMAIN: needed where AUTH_DEVELOP_AUDIENCE is set'],
    ],
    [
      'an organization and no more',
      { AUTH_US_ORGANIZATION: 'org_1' },
      ['AUTH_US_HOSTS: needed where anything else of AUTH_US_ is set'],
    ],
    [
      'no hosts but other things',
      { ...us, AUTH_US_HOSTS: 'us.example, https://us.example/x' },
      ['AUTH_US_HOSTS: "https://us.example/x" is no host, which is written like portal.example or portal.example:8443'],
    ],
    [
      'a host twice',
      { ...us, AUTH_US_HOSTS: 'us.example,US.example:443' },
      ['AUTH_US_HOSTS: us.example stands in AUTH_US_HOSTS already'],
    ],
    [
      'a host in two environments',
      { ...us, AUTH_DEVELOP_HOSTS: 'Us.Example' },
      ['AUTH_DEVELOP_HOSTS: us.example stands in AUTH_US_HOSTS already'],
    ],
    [
      'a domain that is an address',
      { ...us, AUTH_US_DOMAIN: 'https://us.login.example/' },
      [expect.stringMatching(/^AUTH_US_DOMAIN: /)],
    ],
    [
      'an issuer that is no address',
      { ...us, AUTH_US_ISSUER: 'us.login.example' },
      [expect.stringMatching(/^AUTH_US_ISSUER: /)],
    ],
    [
      'another way to ask',
      { ...us, AUTH_US_TOKEN_REQUEST: 'xml' },
      [expect.stringMatching(/^AUTH_US_TOKEN_REQUEST: /)],
    ],
    ...['localstorage', 'Memory', 'memory,localstorage'].map((place): [string, Settings, string[]] => [
      `tokens kept in ${place}`,
      { ...us, AUTH_US_CACHE_LOCATION: place },
      ['AUTH_US_CACHE_LOCATION: Invalid cache location'],
    ]),
    ['scopes with quotes', { ...us, AUTH_US_SCOPE: '"email"' }, [expect.stringMatching(/^AUTH_US_SCOPE: /)]],
    ['a client without a domain', { AUTH0_CLIENT_ID: 'client' }, ['AUTH0_DOMAIN: needed where AUTH0_CLIENT_ID is set']],
    [
      'a domain without a client',
      { AUTH0_DOMAIN: 'login.example' },
      ['AUTH0_CLIENT_ID: needed where AUTH0_DOMAIN is set'],
    ],
    [
      'this computer, in production',
      { ...production, ...auth0, ...us, AUTH_US_HOSTS: 'localhost:3000', AUTH_US_DOMAIN: '127.0.0.1' },
      [
        `AUTH_US_HOSTS: localhost:3000 is this computer, ${noHttps}`,
        `AUTH_US_DOMAIN: a provider on this computer is asked ${noHttps}`,
      ],
    ],
    [
      'an issuer without https, in production',
      { ...production, ...auth0, AUTH0_ISSUER: 'http://login.example/' },
      [`AUTH0_ISSUER: http://login.example/ is ${noHttps}`],
    ],
    [
      'an address that is not the one of its host',
      { ...production, ...us, APP_ORIGIN: 'http://us.example' },
      ['APP_ORIGIN: us.example stands in AUTH_US_HOSTS and is reached at https://us.example'],
    ],
    [
      'an address that nobody can sign in at',
      { ...production, ...us },
      [`AUTH0_DOMAIN: needed in production ${embedded}`],
    ],
    [
      'a provider without an address',
      { ...noAddress, ...auth0, ...us },
      ['APP_ORIGIN: needed in production, the https:// address people type'],
    ],
    [
      'nothing, in production',
      noAddress,
      [
        'APP_ORIGIN: needed in production, the https:// address people type',
        `AUTH0_DOMAIN: needed in production ${embedded}`,
      ],
    ],
  ])('%s', (_what, settings, problems) => {
    expect(problemsOf(settings)).toEqual(problems)
  })
})
