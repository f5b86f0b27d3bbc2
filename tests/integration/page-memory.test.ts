// @module-tag properties
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flash } from '#app/platform/frame/flash.server.ts'
import { newMember } from '#tests/support/documents-place.ts'
import { addColleague } from '#tests/support/care-organisation.ts'
import { leaveNothingStale } from '#tests/support/nothing-stale.ts'
import { changeSomething, changes, type Step } from '#tests/support/place-changes.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { atNight, isNight, splitBy } from '#tests/support/stages.ts'
import { anyFreePort, startProcess, type StartedProcess } from '#tests/support/start-process.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

/** Pages that are remembered, beside a second server that remembers nothing. */

let portal: Portal
let forgetful: StartedProcess
let folder: string
beforeAll(async () => {
  const PORT = await anyFreePort()
  portal = await openPortal()
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-forgetful-'))
  forgetful = startProcess({
    ...{ PORT, DATA_DIR: folder, DATABASE_URL: portal.statements.url, SESSION_SECRET: sessionSecret },
    PAGE_MEMORY_MB: '0',
  })
  await forgetful.ready
}, 60_000)
afterAll(async () => {
  forgetful.child.kill('SIGTERM')
  await forgetful.ended
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  await portal.close()
})

const pages = ['/', '/organisation', '/organisation/route-card', '/location/route-card?location=0', '/documents']

/** What a page shows, without what is of one request or of the seconds between two. */
const shown = (html: string) =>
  html
    .replace(/nonce="[^"]*"/g, 'nonce')
    .replace(/animation-delay:[^}]*/g, 'delay')
    .replaceAll(/localhost:\d+/g, 'localhost')

async function look(visitor: Visitor, path: string): Promise<string> {
  const { status, text } = await visitor.ask(path)
  expect(status, path).toBe(200)
  return shown(text)
}

/** The same browser at the server that remembers nothing. */
const elsewhere = ({ cookies }: Visitor): Visitor => {
  const visitor = openVisitor(forgetful.origin)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

const step: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom(...changes), at: fc.nat(4), what: fc.nat(50) })
/** Every kind of change: once in the gate, with more of them at night. */
const everyChange: [Step[]] = [
  changes.flatMap((kind, at) => (isNight ? [2, 5] : [2]).map((what) => ({ kind, at: at % 5, what }))),
]

test('whatever is changed shows at once on every page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const member = await newMember()
      const visitor = await signedIn(portal.origin, member)
      for (const page of pages) await look(visitor, page)
      for (const one of steps) {
        await changeSomething(member, one)
        for (const page of pages) {
          expect(await look(visitor, page), JSON.stringify(one)).toBe(await look(elsewhere(visitor), page))
        }
      }
    }),
    { numRuns: isNight ? 6 : 1, examples: [everyChange] },
  )
})

/** The statements of looking at a page, without the one that looks up who is asking. */
async function statementsOf(visitor: Visitor, path: string): Promise<string[]> {
  const all = await portal.statements.during(() => look(visitor, path))
  return all.filter((statement) => !statement.includes('from "auth_sessions"'))
}

/** Of the organisation and of a location. */
const someOfBoth = new Set(['/organisation', '/location/route-card?location=0'])

for (const { rows, options } of splitBy(pages, (page) => someOfBoth.has(page)))
  test.each(rows)('%s takes no query while nothing is changed, and does after a change', options, async (page) => {
    const member = await newMember()
    const visitor = await signedIn(portal.origin, member)
    // The location that was looked at last is a part of what a page is asked with.
    await look(visitor, page)
    await leaveNothingStale()
    await look(visitor, page)
    expect(await statementsOf(visitor, page)).toEqual([])
    await changeSomething(member, { kind: 'save', at: 0, what: 0 })
    expect(await statementsOf(visitor, page)).not.toEqual([])
  })

test('everybody gets a page of their own, with a token of their own session', async () => {
  const member = await newMember()
  const people = [member, await addColleague(member), await newMember()]
  const visitors = await Promise.all(people.map((person) => signedIn(portal.origin, person)))
  // Twice the same person, in two browsers.
  visitors.push(await signedIn(portal.origin, member))
  const tokenOn = (text: string) => /name="csrf" value="([^"]+)"/.exec(text)?.[1]
  const nonceOn = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1]
  for (const page of pages) {
    const answers = await Promise.all([...visitors, ...visitors].map((visitor) => visitor.ask(page)))
    const [tokens, nonces] = [answers.map(({ text }) => tokenOn(text)), answers.map(({ text }) => nonceOn(text))]
    expect(new Set(tokens).size).toBe(visitors.length)
    expect(new Set(nonces).size).toBe(answers.length)
    for (const [at, { headers }] of answers.entries()) {
      expect(String(headers['content-security-policy'])).toContain(nonces[at])
    }
    for (const visitor of visitors) expect(await look(visitor, page)).toBe(await look(elsewhere(visitor), page))
  }
})

test('a message is shown once, and a page in the language of the browser', atNight, async () => {
  const visitor = await signedIn(portal.origin, await newMember())
  const page = '/organisation'
  const plain = await look(visitor, page)
  const [name = '', value = ''] = (flash('info', 'common:stepNow', { step: 'Doelen' }).split(';')[0] ?? '').split('=')
  visitor.cookies.set(name, value)
  expect(await look(visitor, page)).toContain('U bent bij: Doelen')
  expect(await look(visitor, page)).toBe(plain)
  visitor.cookies.set('routekaart.language', 'en')
  expect(await look(visitor, page)).toContain('<html lang="en"')
  visitor.cookies.delete('routekaart.language')
  expect(await look(visitor, page)).toBe(plain)
})
