import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { adminForms } from '#tests/support/admin-forms.ts'
import { openAdminPlace } from '#tests/support/admin-place.ts'
import type { Answer } from '#tests/support/ask.ts'
import { attempts, costlyJson, type Attempt } from '#tests/support/costly-values.ts'
import { addFilledOrganisation } from '#tests/support/filled-organisation.ts'
import { loopTime } from '#tests/support/loop-time.ts'
import { multipart, part } from '#tests/support/odd-bodies.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { builtRoutes } from '#tests/support/site-map.ts'
import { atNight, splitBy } from '#tests/support/stages.ts'
import { fieldNamesIn } from '#tests/support/step-form.ts'
import { textWork } from '#tests/support/text-work.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'

/**
 * While a request holds the event loop nobody else gets an answer: none may use more than this many milliseconds of it, whatever
 * it brings. They are counted in processor time, which other work on the machine changes less.
 */
const most = 200
/** The same in reading and writing a large text once, which takes some 80 ms where those were measured: for slower machines. */
const mostInTextWork = 2.5
/** And so many for each megabyte that comes back: what was typed is shown again, `<` as four characters and in data as six. */
const mostForMegabyte = 10
/** What only one of several tries took was compiling, collecting garbage, or the machine. */
const tries = 4

let portal: Portal
let admin: Actor
let member: Member
let leader: Visitor
beforeAll(async () => {
  portal = await openPortal()
  admin = await newAdmin()
  member = await addFilledOrganisation()
  leader = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

/** Milliseconds of the event loop that a request takes beyond what it may: the least of several tries, 0 where one took no more. */
async function excessOf(ask: () => Promise<Answer>, perMegabyte = mostForMegabyte): Promise<number> {
  let least = Infinity
  for (let at = 0; at < tries && least > 0; at += 1) {
    const before = await loopTime(portal.pid())
    const { text } = await ask()
    const took = (await loopTime(portal.pid())) - before
    // Measured beside it: a machine that is shared is twice as slow at one moment as at another.
    const allowed = took > most ? Math.max(most, mostInTextWork * textWork()) : most
    least = Math.min(least, Math.max(0, took - allowed - (perMegabyte * text.length) / 1e6))
  }
  return least
}

type Form = { path: string; names: readonly string[]; isMultipart: boolean }

/** Sends a form with the same value in all of its fields, or in one of them, by turns; gives what took too long. */
async function dearIn(visitor: Visitor, { path, names, isMultipart }: Form, { what, valueFor }: Attempt, turn: number) {
  const filled = turn % 2 === 0 ? names : names.slice((turn >> 1) % names.length).slice(0, 1)
  const value = valueFor(filled.length)
  const plain = decodeURIComponent(value.replaceAll('+', ' '))
  const body = isMultipart
    ? `${filled.map((name) => part(name, plain)).join('')}--b--\r\n`
    : filled.map((name) => `${encodeURIComponent(name)}=${value}`).join('&')
  const headers = isMultipart ? multipart : ownForm
  const excess = await excessOf(() => visitor.ask(path, { method: 'POST', headers, body }))
  return excess > 0 ? [{ path, filled, what, excess }] : []
}

async function formsOfStaff(): Promise<Form[]> {
  const forms = adminForms(await openAdminPlace(portal, admin))
  return Promise.all(
    forms.map(async ({ path, fields, hasFile }) => ({
      path,
      names: Object.keys(await fields()),
      isMultipart: hasFile,
    })),
  )
}

const notOfMembers = /^\/(admin|api|ss|share|calendar|unsubscribe|verify|authentication|identity|\*)/

/** Pages of an organisation with a form; what is asked on them is found out when it is needed. */
async function formsOfMembers(): Promise<Form[]> {
  const routes = (await builtRoutes()).filter(({ path, hasAction }) => hasAction && !notOfMembers.test(path))
  return routes.map(({ path }) => ({
    path: `${path.replace(/:\w+/g, 'x')}?location=0`,
    names: [],
    isMultipart: /\/(upload|logo)$/.test(path),
  }))
}

const formsOfAnybody = (): Promise<Form[]> =>
  Promise.resolve([
    { path: '/authentication/login', names: ['returnTo', 'code'], isMultipart: false },
    { path: '/language', names: ['language', 'returnTo'], isMultipart: false },
    { path: '/identity/u/login', names: ['email', 'password'], isMultipart: false },
    { path: '/identity/u/forgotten', names: ['email'], isMultipart: false },
    { path: '/authentication/token', names: ['grant_type', 'code'], isMultipart: false },
  ])

const groups: [who: string, forms: () => Promise<Form[]>, enter: () => Promise<Visitor>][] = [
  ['provider staff', formsOfStaff, () => signedIn(portal.origin, admin)],
  ['an organisation', formsOfMembers, () => signedIn(portal.origin, member)],
  ['anybody', formsOfAnybody, () => Promise.resolve(openVisitor(portal.origin))],
]

describe.each(groups)('forms of %s hold nobody else up', (_who, findForms, enter) => {
  let forms: Form[]
  beforeAll(async () => {
    forms = await findForms()
  })

  /** Tries the forms for which an attempt is given, by their place. */
  async function tryAll(attemptFor: (form: number) => number | null) {
    const visitor = await enter()
    const faults = []
    let tried = 0
    for (const [at, form] of forms.entries()) {
      const number = attemptFor(at)
      const attempt = number === null ? undefined : attempts[number % attempts.length]
      if (number === null || !attempt) continue
      const names = form.names.length > 0 ? form.names : fieldNamesIn((await visitor.ask(form.path)).text)
      if (names.length === 0) continue
      tried += 1
      faults.push(...(await dearIn(visitor, { ...form, names }, attempt, at + number)))
    }
    expect(faults).toEqual([])
    expect(tried).toBeGreaterThan(0)
  }

  test('one form in four, each with another value', () => tryAll((at) => (at % 4 === 0 ? (at / 4) * 3 : null)))

  test.each(attempts.map(({ what }, number) => ({ what, number })))(
    '$what, in every other form',
    atNight,
    ({ number }) => tryAll((at) => ((at + number) % 2 === 0 ? number : null)),
  )
})

for (const { rows, options } of splitBy(Object.keys(costlyJson), (_, at) => at % 4 === 0)) {
  test.each(rows)('JSON for the API: %s', options, async (what) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
    const ask = () => leader.ask('/api/form', { method: 'POST', headers, body: costlyJson[what] ?? '' })
    expect(await excessOf(ask)).toBe(0)
  })
}

test('a page of which as much was kept as there may be', async () => {
  const path = '/organisation/basic-info/organisation?location=0'
  for (const letter of 'abcd') {
    const body = `goTo=save&version=0&organisation.name=${letter}${'\n'.repeat(1_900_000)}x`
    expect((await leader.ask(path, { method: 'POST', headers: ownForm, body })).status).toBe(422)
  }
  expect(await excessOf(() => leader.ask(path), 0)).toBe(0)
})
