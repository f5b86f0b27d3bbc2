import type { en } from '#app/platform/auth/en.ts'
import { clientId, clientSecret, newKey, now, type OddProvider, type Plan } from '#tests/support/odd-provider.ts'

/** What goes wrong, what the log says of it, what the login page says, and what the login was started with. */
export type Fault = {
  what: string
  plan: Plan
  log: string | RegExp
  told: keyof typeof en.errors
  fields?: Record<string, string>
}

const string = 'claim must be a string present in the ID token'
const number = 'claim must be a number present in the ID token'
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const moment = String.raw`\w{3} \w{3} \d\d \d{4} \d\d:\d\d:\d\d GMT[+-]\d{4} \(.+\)`

/** Faults of the ID token, in the order in which they are looked for. */
export function idTokenFaults(provider: () => OddProvider): Fault[] {
  const claims = (what: string, claims: Record<string, unknown>, log: string | RegExp, fields = {}): Fault => ({
    ...{ what, plan: { claims }, log, fields, told: 'invalid_id_token' },
  })
  const token = (what: string, idToken: Plan['idToken'], log: string): Fault => ({
    ...{ what, plan: { idToken }, log, told: 'invalid_id_token' },
  })
  const unreadable = 'ID token could not be decoded'
  const algorithm = (found: string) =>
    `Signature algorithm of "${found}" is not supported. Expected the ID token to be signed with "RS256".`
  const unsigned = (right: string, alg: string) => `${part({ alg })}.${right.split('.')[1]}.${right.split('.')[2]}`
  const notTrusted = 'signature verification failed'
  const many = { aud: [clientId, 'other'] }
  const mismatch = (name: string, wanted: string, found: string) =>
    `${name} claim mismatch in the ID token; expected "${wanted}", found "${found}"`
  return [
    token('no token', () => undefined, 'ID token is required but missing'),
    token('an empty token', () => '', 'ID token is required but missing'),
    token('two parts', (right) => right.split('.').slice(0, 2).join('.'), unreadable),
    token('four parts', (right) => `${right}.x`, unreadable),
    token('an empty signature', (right) => right.replace(/[^.]+$/, ''), unreadable),
    token('a header that is no JSON', (right) => right.replace(/^[^.]+/, 'abc'), unreadable),
    token('claims that are no JSON', (right) => right.replace(/\.[^.]+\./, '.abc.'), unreadable),
    token('claims that are a number', (right) => right.replace(/\.[^.]+\./, `.${part(7)}.`), unreadable),
    claims('no issuer', { iss: undefined }, `Issuer (iss) ${string}`),
    claims('a number as issuer', { iss: 7 }, `Issuer (iss) ${string}`),
    claims('another issuer', { iss: 'https://evil.example/' }, /^Issuer \(iss\) claim mismatch/),
    claims('no subject', { sub: undefined }, `Subject (sub) ${string}`),
    claims('an empty subject', { sub: '' }, `Subject (sub) ${string}`),
    token(
      'a signature by the secret',
      (_right, all) => provider().sign(all, { alg: 'HS256' }, Buffer.from(clientSecret)),
      algorithm('HS256'),
    ),
    token('no signature', (right) => unsigned(right, 'none'), algorithm('none')),
    token('another algorithm', (right) => unsigned(right, 'RS512'), algorithm('RS512')),
    claims(
      'no audience',
      { aud: undefined },
      `Audience (aud) claim must be a string or array of strings present in the ID token`,
    ),
    claims(
      'another audience',
      { aud: 'x' },
      `Audience (aud) claim mismatch in the ID token; expected "${clientId}" but found "x"`,
    ),
    claims(
      'other audiences',
      { aud: ['x', 'y'] },
      `Audience (aud) claim mismatch in the ID token; expected "${clientId}" but was not one of "x, y"`,
    ),
    claims(
      'no authorized party',
      many,
      `Authorized Party (azp) ${string} when Audience (aud) claim has multiple values`,
    ),
    claims('another authorized party', { ...many, azp: 'x' }, mismatch('Authorized Party (azp)', clientId, 'x')),
    claims('no nonce', { nonce: undefined }, `Nonce (nonce) ${string}`),
    claims('a number as nonce', { nonce: 7 }, `Nonce (nonce) ${string}`),
    claims('another nonce', { nonce: 'x' }, /^Nonce \(nonce\) claim mismatch in the ID token; expected "…"$/),
    claims(
      'no time of the password',
      {},
      `Authentication Time (auth_time) ${number} when Max Age (max_age) is specified`,
      { max_age: '60' },
    ),
    claims('no end', { exp: undefined }, `Expiration Time (exp) ${number}`),
    claims('a text as end', { exp: 'soon' }, `Expiration Time (exp) ${number}`),
    claims('no beginning', { iat: undefined }, `Issued At (iat) ${number}`),
    claims(
      'over for more than a minute',
      { exp: now() - 90 },
      new RegExp(
        `^Expiration Time \\(exp\\) claim error in the ID token; current time \\(${moment}\\) is after expiration time \\(${moment}\\)$`,
      ),
    ),
    claims(
      'good only later',
      { nbf: now() + 3600 },
      new RegExp(
        `^Not Before time \\(nbf\\) claim in the ID token indicates that this token can't be used just yet\\. Current time \\(${moment}\\) is before ${moment}$`,
      ),
    ),
    claims(
      'a password typed too long ago',
      { auth_time: now() - 3600 },
      new RegExp(
        `^Authentication Time \\(auth_time\\) claim in the ID token indicates that too much time has passed since the last end-user authentication\\. Current time \\(${moment}\\) is after last auth at ${moment}$`,
      ),
      { max_age: '60' },
    ),
    claims('no organisation', {}, `Organization ID (org_id) ${string}`, { organization: 'org_1' }),
    claims('another organisation', { org_id: 'org_2' }, mismatch('Organization ID (org_id)', 'org_1', 'org_2'), {
      organization: ' org_1 ',
    }),
    claims('an organisation in capitals', { org_id: 'ORG_1' }, mismatch('Organization ID (org_id)', 'org_1', 'ORG_1'), {
      organization: 'org_1',
    }),
    claims('no name of the organisation', { org_id: 'org_1' }, `Organization Name (org_name) ${string}`, {
      organization: 'acme',
    }),
    claims('another name', { org_name: 'other' }, mismatch('Organization Name (org_name)', 'acme', 'other'), {
      organization: 'ACME',
    }),
    token('a signature by another key', (_right, all) => provider().sign(all, {}, newKey().privateKey), notTrusted),
    token('claims changed after signing', (right) => changed(right), notTrusted),
    token('a signature that was cut', (right) => right.slice(0, -8), notTrusted),
  ]
}

function changed(token: string): string {
  const [header, claims = '', signature] = token.split('.')
  const read: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return [header, part({ ...Object(read), name: 'Somebody else' }), signature].join('.')
}
