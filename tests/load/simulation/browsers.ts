import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser, signIn } from '#tests/integration/sign-in-steps.ts'
import type { Answer } from '#tests/support/ask.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'
import { acceptedEncodings } from '../measure.ts'
import { password, type Person } from './crowd.ts'
import { kindOf, type Ledger, noteTime } from './ledger.ts'
import { type Chance, monday } from './model.ts'

/** Where people are, and what is written down of them. */
export type Scene = { origin: string; pace: number; ledger: Ledger }

/** Somebody at a browser. */
export type Reader = {
  visitor: Visitor
  chance: Chance
  /** Asks for a page as it is followed by a browser: static files it does not know, reports of use. */
  look: (path: string) => Promise<Answer>
  /** Waits as long as somebody reads, or types, in the time of the simulation. */
  rest: (median: number) => Promise<void>
}

/** What ends a visit before its time; it is in the ledger already. */
export class EndOfVisit extends Error {}

/**
 * Opens a browser whose every request is measured, and sent again where its connection breaks off: as a person
 * presses the button again, or as the portal's own script does.
 */
export function openReader(
  scene: Scene,
  who: Pick<Person, 'address' | 'chance'>,
  cookies?: Map<string, string>,
): Reader {
  const { origin, ledger, pace } = scene
  const visitor = openVisitor(origin)
  for (const [name, value] of cookies ?? []) visitor.cookies.set(name, value)
  const plain = visitor.ask
  // What a proxy says of who connects to it.
  const usual = { 'X-Forwarded-For': who.address, 'Accept-Language': 'nl' }
  visitor.ask = async (path, question = {}) => {
    const kind = kindOf(question.method ?? 'GET', path)
    const asked = { ...question, headers: { ...usual, ...question.headers } }
    const answer = await repeated(scene, `${kind} ${path}`, async () => {
      const began = performance.now()
      const given = await plain(path, asked)
      noteTime(ledger, kind, performance.now() - began)
      return given
    })
    judge(ledger, kind, path, answer)
    return answer
  }
  const known = new Set<string>()
  const hasEmptyCache = who.chance.is(monday.hasEmptyCache)
  return {
    visitor,
    chance: who.chance,
    rest: (median) => pause((who.chance.around(median) * 1000) / pace),
    async look(path) {
      const answer = await visitor.ask(path)
      const [, to] = /^https?:\/\/[^/]+(\/.*)$/.exec(answer.headers.location ?? '') ?? []
      if (answer.status !== 200) return to === undefined ? answer : visitor.ask(to)
      for (const [, file = ''] of hasEmptyCache ? answer.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g) : []) {
        if (!known.has(file)) await visitor.ask(file, { headers: { 'Accept-Encoding': acceptedEncodings } })
        known.add(file)
      }
      if (path.startsWith('/share/')) return answer
      await report(visitor, path, 'navigation', -1)
      if (who.chance.is(monday.scrolls)) await report(visitor, path, 'scroll', 0.5)
      return answer
    },
  }
}

const report = ({ ask }: Visitor, path: string, log_type: string, amount: number) =>
  ask('/api/user_log', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ log_type, amount, data: path.replace(/\?.*/, '') }),
  })

/** Milliseconds until somebody presses the button again, and how often they do. */
const [again, tries] = [300, 3]

/** @throws EndOfVisit where the connection breaks off each time */
async function repeated<T>({ ledger }: Scene, what: string, work: () => Promise<T>): Promise<T> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (!isBrokenOff(error)) {
        ledger.failed.push(`${what}: ${error instanceof Error ? error.message : 'odd'}`)
        throw new EndOfVisit()
      }
      ledger.brokenOff += 1
      await pause(again)
    }
  }
  ledger.failed.push(`${what} broke off ${tries} times`)
  throw new EndOfVisit()
}

/** Of `fetch` it is a TypeError, of the system something with a code. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error)

/** Writes down what must not be, and then the visit is over. */
function judge(ledger: Ledger, kind: string, path: string, { status, headers }: Answer): void {
  const isToSignIn = /\/(authentication|identity)\//.test(headers.location ?? '') && kind !== 'sign-out'
  if (isToSignIn) ledger.signedOut.push(path)
  if (status >= 400) ledger.failed.push(`${kind} ${path}: ${status}`)
  if (isToSignIn || status >= 400) throw new EndOfVisit()
}

/** Signs somebody in by redirects at the embedded identity provider; begins again where the connection breaks off. */
export async function signInAs(scene: Scene, { visitor }: Reader, { email, address }: Person): Promise<void> {
  const { origin, ledger } = scene
  await repeated(scene, 'sign-in', async () => {
    const browser = openBrowser(origin)
    const plain = browser.ask
    browser.ask = async (to, form) => {
      const began = performance.now()
      const answer = await plain(to, form, { 'X-Forwarded-For': address })
      await answer.arrayBuffer()
      noteTime(ledger, 'sign-in', performance.now() - began)
      return answer
    }
    await signIn(browser, email, password)
    for (const [name, { value, path }] of browser.cookies) if (path === '/') visitor.cookies.set(name, value)
    // With it the portal would ask the provider once more where a session is gone, and nobody would notice.
    visitor.cookies.delete('routekaart.is.authenticated')
  })
}
