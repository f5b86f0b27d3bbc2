import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Answer, type Question } from '#tests/support/ask.ts'
import { addDocument, chooseFor } from '#tests/support/library.ts'
import { addMarkedTenant, nameOfLocation, type MarkedTenant } from '#tests/support/marked-tenant.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { testRefusals } from '#tests/support/refusals.ts'
import { addLink, plainAnswer, withoutOpenings, type MadeLink } from '#tests/support/share.ts'
import { builtRoutes, type BuiltRoute } from '#tests/support/site-map.ts'
import { everythingOf } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { encoded, ownForm, signedIn } from '#tests/support/visitor.ts'

let portal: Portal
let ours: MarkedTenant
let theirs: MarkedTenant
let link: MadeLink
let prospect: MadeLink
const routes = await builtRoutes()
const named = routes.map((route) => [route.path, route] as const)

beforeAll(async () => {
  portal = await openPortal()
  ours = await addMarkedTenant(portal, 'Wulpnest', 2)
  theirs = await addMarkedTenant(portal, 'Kwartelei', 2)
  link = await addLink(theirs.member)
  prospect = await addLink(theirs.member, { purpose: 'prospect', items: [], locationIndex: null })
})
afterAll(() => portal.close())

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const askPortal = (path: string, question: Question = {}) => ask(portal.origin, path, question)
const allOf = ({ headers, text }: Answer) => `${JSON.stringify(headers)} ${text}`
const both = () => Promise.all([ours, theirs].map(({ member }) => everythingOf(portal, member.organisationId)))
const bothButOpenings = async () => (await both()).map(withoutOpenings)

/** The path of a route with ids of theirs in it. */
const pathOf = (route: BuiltRoute, token: string) =>
  route.path
    .replace(':token', token)
    .replace(':documentId', theirs.documentIds[0] ?? '')
    .replace(':organisationId', theirs.member.organisationId)
    .replace(':id', theirs.documentIds[0] ?? '')
    .replace(/:item\??/, 'floor-plan')
    .replace(':name', 'newsletter')
    .replace('*', 'nowhere')

const form = encoded({ goTo: 'save', intent: 'save', date: '2027-04-12', language: 'en', 'location.city': 'Gekaapt' })
const asForm = { headers: ownForm, body: form }

/** Asks for a path in every way; the token is shown wherever one could look for it. */
async function askEverything(path: string, token: string, headers: Record<string, string> = {}) {
  const shown = {
    ...{ Authorization: `Bearer ${token}`, Referer: `${portal.origin}/share/${token}`, ...headers },
    Cookie: `${headers.Cookie ?? ''}; routekaart.session=${token}; routekaart.share=${token}; token=${token}`,
  }
  return Promise.all(
    [`${path}?location=0&token=${token}`, `${path}?index&location=1`].flatMap((address) =>
      methods.map(async (method) => {
        const sent = method === 'GET' || method === 'HEAD' ? { headers: shown } : asForm
        const answer = await askPortal(address, { method, ...sent, headers: { ...shown, ...sent.headers } })
        return { question: `${method} ${address.replace(token, '…')}`, answer }
      }),
    ),
  )
}

describe('a token', () => {
  describe('opens nothing', () => {
    testRefusals(
      named.filter(([path]) => !path.startsWith('/share/')),
      both,
      async (route) => {
        for (const { question, answer } of await askEverything(pathOf(route, link.token), link.token)) {
          const told = [...ours.secrets, ...theirs.secrets].filter(
            (secret) => !question.includes(secret) && allOf(answer).includes(secret),
          )
          expect({ question, told, failed: answer.status >= 500 }).toEqual({ question, told: [], failed: false })
        }
      },
    )
  })

  describe('shows and changes nothing but its own', () => {
    testRefusals(
      named.filter(([path]) => path.startsWith('/share/')),
      bothButOpenings,
      async (route) => {
        const others = [...ours.secrets, nameOfLocation(theirs.mark, 1), ...theirs.secrets.slice(5)]
        for (const { question, answer } of await askEverything(pathOf(route, link.token), link.token)) {
          const told = others.filter((secret) => allOf(answer).includes(secret))
          expect({ question, told, failed: answer.status >= 500 }).toEqual({ question, told: [], failed: false })
        }
      },
    )
  })

  test('does not lead out of its folder', async () => {
    const inside = `/share/${link.token}`
    const paths = [
      ...routes.filter(({ path }) => path !== '/').map((route) => `${inside}${pathOf(route, link.token)}`),
      ...[`${inside}/../../organisation`, `${inside}/..%2f..%2forganisation`, `${inside}/%2e%2e/%2e%2e/documents`],
      ...[`${inside}//organisation`, `/share//${link.token}/organisation`, `${inside}%2forganisation`, `/${inside}`],
      ...[
        `${inside}/letters/newsletter/..%2f..%2forganisation`,
        `${inside};/organisation`,
        `${inside}%00/organisation`,
      ],
    ]
    const secrets = [...ours.secrets, nameOfLocation(theirs.mark, 1), theirs.member.email]
    for (const path of paths) {
      const { status, text } = await askPortal(path)
      const told = secrets.filter((secret) => !path.includes(secret) && text.includes(secret))
      expect({ path, told, isRefused: status >= 300 }).toEqual({ path, told: [], isRefused: true })
    }
  })

  test('is itself in other letters of the address, and not with a letter more or less', async () => {
    const { token } = link
    for (const same of [
      `/SHARE/${token}`,
      `/share/${token}/`,
      `/share/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    ])
      expect((await askPortal(same)).text).toContain(theirs.mark)
    const swapped = token.replace(/[a-z]/i, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    )
    for (const tail of ['.', '%E2%80%8B']) {
      const { status, headers } = await askPortal(`/share/${token}${tail}`)
      expect([status, headers.location]).toEqual([302, `/share/${token}`])
    }
    for (const other of [token.slice(1), `${token}A`, swapped, token.slice(0, -1)])
      expect((await askPortal(`/share/${other}`)).status).toBe(404)
  })

  test('gives no other letter, document or appointment than its own', async () => {
    const [forAll, chosen, foreign] = [
      await addDocument(await newAdmin()),
      await addDocument(await newAdmin(), { isForAll: false }),
      await addDocument(await newAdmin(), { isForAll: false }),
    ]
    await chooseFor(chosen, theirs.member)
    await chooseFor(foreign, ours.member)
    // Only headers are asked for: the bytes of these documents were never stored.
    const statusOf = async (path: string) => (await askPortal(path, { method: 'HEAD' })).status
    expect(await statusOf(`${link.address}/letters/newsletter/newsletter`)).toBe(200)
    const others = [
      'infoletter/letter',
      'newsletter/nothing',
      'nothing/newsletter',
      '__proto__/newsletter',
      'quotation/x',
    ]
    for (const other of others)
      expect([other, await statusOf(`${link.address}/letters/${other}`)]).toEqual([other, 404])
    for (const id of [forAll, chosen, foreign, ...theirs.documentIds, 'x'])
      expect(await statusOf(`${link.address}/documents/${id}/download`)).toBe(404)
    expect(await statusOf(`${link.address}/calendar`)).toBe(404)
    const page = await askPortal(prospect.address)
    expect([page.text.includes(chosen), page.text.includes(forAll), page.text.includes(foreign)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await statusOf(`${prospect.address}/calendar`)).toBe(200)
    for (const id of [foreign, ...theirs.documentIds, ...ours.documentIds])
      expect(await statusOf(`${prospect.address}/documents/${id}/download`)).toBe(404)
    expect(await statusOf(`${prospect.address}/documents/${chosen}/download`)).toBe(200)
    expect(await statusOf(`${prospect.address}/letters/newsletter/newsletter`)).toBe(404)
  })

  test('gives no more to who is signed in, and signs nobody in', async () => {
    const nobody = plainAnswer(await askPortal(link.address), link.token)
    for (const actor of [theirs.member, ours.member, await newAdmin()]) {
      const { cookies } = await signedIn(portal.origin, actor)
      const Cookie = [...cookies].map((cookie) => cookie.join('=')).join('; ')
      expect(plainAnswer(await askPortal(link.address, { headers: { Cookie } }), link.token)).toEqual(nobody)
    }
    expect(nobody.headers['set-cookie']).toBeUndefined()
  })
})
