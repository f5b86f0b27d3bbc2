import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Member } from '#app/persistence/actor.ts'
import { openStep } from '../step-form.ts'
import { pdfOf, sendFiles } from '../upload-form.ts'
import type { Visitor } from '../visitor.ts'

/** A request that did not go as it should: when it was begun (ms, `performance.now()`), and what came of it. */
export type Mishap = { begun: number; lane: string; said: string }

/** What came of everything that was done. */
export type Ledger = {
  answers: number
  mishaps: Mishap[]
  /** What was acknowledged, by organisation: words that were saved, names of files. */
  saved: Map<string, string[]>
  uploaded: Map<string, string[]>
  /** Milliseconds, of requests that went well. */
  times: number[]
}

export const emptyLedger = (): Ledger => ({
  ...{ answers: 0, mishaps: [], saved: new Map(), uploaded: new Map(), times: [] },
})

/** Somebody who uses the portal all the time, in one way. */
type Lane = (round: number) => Promise<void>

const contacts = '/location/basic-info/contacts?location=0'
const pages = ['/', '/location/route-card?location=0', '/organisation/route-card', '/documents', '/help', contacts]

class NotWell extends Error {}

function mustBe(status: number, expected: number): void {
  if (status !== expected) throw new NotWell(`status ${status}`)
}

/** Saves another word each time, in the form of one location. */
export function saver(visitor: Visitor, member: Member, ledger: Ledger): Lane {
  const acknowledged: string[] = []
  ledger.saved.set(member.organisationId, acknowledged)
  return async (round) => {
    const step = await openStep(visitor, contacts)
    const word = `planted-word-${round}-${randomUUID()}`
    mustBe((await step.send({ 'contact.first_name': word })).status, 303)
    acknowledged.push(word)
  }
}

/** Uploads a file each time. */
export function uploader(visitor: Visitor, member: Member, ledger: Ledger): Lane {
  const acknowledged: string[] = []
  ledger.uploaded.set(member.organisationId, acknowledged)
  return async () => {
    const file = `planted-file-${randomUUID()}.pdf`
    mustBe((await sendFiles(visitor, [{ file, bytes: pdfOf(20_000) }])).status, 303)
    acknowledged.push(file)
    await pause(500)
  }
}

/** Looks at one page after the other. */
export const reader =
  (visitor: Visitor): Lane =>
  async (round) =>
    mustBe((await visitor.ask(pages[round % pages.length] ?? '/')).status, 200)

/** Looks at what a link shows. */
export const guest =
  (visitor: Visitor, address: string): Lane =>
  async () =>
    mustBe((await visitor.ask(address)).status, 200)

/**
 * Goes on until it is told to stop; what does not go well is written down and tried anew.
 * @param wait milliseconds between two rounds
 */
export async function keepGoing(name: string, lane: Lane, ledger: Ledger, signal: AbortSignal, wait = 60) {
  for (let round = 0; !signal.aborted; round += 1) {
    const begun = performance.now()
    try {
      await lane(round)
      ledger.answers += 1
      ledger.times.push(performance.now() - begun)
    } catch (error) {
      ledger.mishaps.push({ begun, lane: name, said: error instanceof Error ? error.message.slice(0, 100) : 'odd' })
      await pause(100)
    }
    await pause(wait)
  }
}
