import { createHash, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { CompactSign, exportJWK } from 'jose'

export const clientId = 'portal'
export const clientSecret = 'a secret that only the portal and its provider know'
export const audience = 'self-service'

type Fields = Record<string, unknown>
type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

/** How the provider answers one code or the next refresh; what is not said is as it should be. */
export type Plan = {
  /** Claims of the ID token on top of the right ones; undefined takes one away. */
  claims?: Fields
  /** What comes as ID token instead. */
  idToken?: (right: string, claims: Fields) => string | undefined | Promise<string>
  /** Answers by hand; `tries` counts from 1. */
  respond?: (answer: ServerResponse, right: Fields, tries: number) => void
}

/** A request to the token endpoint or to the one that takes tokens back. */
export type Asked = { path: string; fields: Record<string, string> }

/** An identity provider that does what it is told to, also what none should do. */
export type OddProvider = {
  domain: string
  issuer: string
  asked: Asked[]
  /** Sets what a code is good for. */
  expectCode: (code: string, nonce: string, plan: Plan) => void
  /** Sets how refreshes are answered from now on. */
  planRefresh: (plan: Plan) => void
  /** Sets how the keys are given; undefined is as it should be. */
  planKeys: (respond: ((answer: ServerResponse) => void) | undefined) => void
  /** Sets what browsers that are sent to sign in get to see; until then there is no such page. */
  planPage: (respond: (answer: ServerResponse, parameters: URLSearchParams) => void) => void
  /** Signs with another key from now on, and gives only that one. */
  rotateKey: () => void
  sign: (claims: Fields, header?: Fields, key?: KeyObject | Uint8Array) => Promise<string>
  close: () => Promise<void>
}

export const newKey = (): SigningKey => ({
  kid: randomUUID(),
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
})

export const now = () => Math.floor(Date.now() / 1000)

/** A subject that is the same for the same e-mail address. */
export const subjectOf = (email: string) => `odd|${createHash('sha256').update(email).digest('hex').slice(0, 12)}`

/** Starts it on a port of its own. */
export async function startOddProvider(port = 0): Promise<OddProvider> {
  const codes = new Map<string, { nonce: string; plan: Plan; tries: number }>()
  // By refresh token: whom it is for. One that is used is gone, as at providers that rotate them.
  const grants = new Map<string, string>()
  const asked: Asked[] = []
  let key = newKey()
  let refresh: Plan = {}
  let refreshTries = 0
  let page: ((answer: ServerResponse, parameters: URLSearchParams) => void) | undefined
  let keys: ((answer: ServerResponse) => void) | undefined

  const server = createServer((request, answer) => void handle(request, answer))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const domain = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const issuer = `http://${domain}/`

  const sign: OddProvider['sign'] = (claims, header = {}, by = key.privateKey) =>
    new CompactSign(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
      .sign(by)

  async function handle(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    if (path === '/.well-known/jwks.json') return keys ? keys(answer) : give(answer, { keys: [await publicKey()] })
    if (page && path.startsWith('/authorize?')) return page(answer, new URLSearchParams(path.split('?')[1]))
    const fields = await readFields(request)
    asked.push({ path, fields })
    if (path === '/oauth/token') return answerToken(fields, answer)
    if (path !== '/oauth/revoke') return void answer.writeHead(404).end()
    grants.delete(fields.token ?? '')
    give(answer, {})
  }

  const publicKey = async () => ({ ...(await exportJWK(key.publicKey)), kid: key.kid, alg: 'RS256', use: 'sig' })

  async function answerToken(fields: Record<string, string>, answer: ServerResponse): Promise<void> {
    if (fields.client_secret !== clientSecret) return give(answer, { error: 'invalid_client' }, 401)
    if (fields.grant_type === 'refresh_token') return answerRefresh(fields.refresh_token ?? '', answer)
    const known = codes.get(fields.code ?? '')
    if (!known) return give(answer, { error: 'invalid_grant', error_description: 'Invalid authorization code' }, 403)
    known.tries += 1
    const claims = rightClaims({ nonce: known.nonce, sub: subjectOf('leader@odd.example'), ...known.plan.claims })
    await answerWith(known.plan, claims, known.tries, answer)
  }

  async function answerRefresh(token: string, answer: ServerResponse): Promise<void> {
    refreshTries += 1
    const sub = grants.get(token)
    if (refresh.respond) return refresh.respond(answer, {}, refreshTries)
    grants.delete(token)
    if (sub === undefined) {
      return give(answer, { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' }, 403)
    }
    await answerWith(refresh, rightClaims({ sub, ...refresh.claims }), refreshTries, answer)
  }

  async function answerWith(plan: Plan, claims: Fields, tries: number, answer: ServerResponse): Promise<void> {
    const right = await sign(claims)
    const refreshToken = randomUUID()
    grants.set(refreshToken, String(claims.sub))
    const tokens = {
      access_token: `access-${randomUUID()}`,
      refresh_token: refreshToken,
      id_token: plan.idToken ? await plan.idToken(right, claims) : right,
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'openid profile email offline_access read:current_user read:users',
    }
    if (plan.respond) plan.respond(answer, tokens, tries)
    else give(answer, tokens)
  }

  const rightClaims = (more: Fields): Fields => ({
    ...{ iss: issuer, aud: clientId, iat: now(), exp: now() + 3600 },
    ...{ name: 'Marieke Jansen', email: 'leader@odd.example', email_verified: true },
    ...more,
  })

  return {
    ...{ domain, issuer, asked, sign },
    expectCode: (code, nonce, plan) => void codes.set(code, { nonce, plan, tries: 0 }),
    planRefresh: (plan) => {
      refresh = plan
      refreshTries = 0
    },
    planKeys: (respond) => void (keys = respond),
    planPage: (respond) => void (page = respond),
    rotateKey: () => void (key = newKey()),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers with JSON. */
export function give(answer: ServerResponse, body: unknown, status = 200): void {
  answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const part of request) text += String(part)
  const isJson = request.headers['content-type'] === 'application/json'
  const fields: unknown = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
  return Object.fromEntries(Object.entries(Object(fields)).map(([name, value]) => [name, String(value)]))
}
