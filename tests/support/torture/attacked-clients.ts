import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Which driver, with which settings of its own. */
export type DriverChoice = {
  driver: 'postgres.js' | 'node-postgres'
  /** What is imported as postgres.js: another copy of it may stand elsewhere. */
  module?: string
  settings: object
}

/** What happened to the clients. */
export type Tally = {
  done: number
  /** Errors while the database was away, which is nobody's fault, by what was tried. */
  refused: Map<string, number>
  /** What should not be: errors when all was well again, answers to another question, and answers that never came. */
  late: string[]
  wrong: string[]
  hangs: string[]
  /** What each process said that ended by itself. */
  crashes: string[]
  /** How long each client waited for its first answer after the database was back. Milliseconds. */
  recoveries: number[]
}

type Seen = { client: number; kind: 'done' | 'refused' | 'wrong' | 'hang'; what: string }

/** Clients at work in a process of their own. */
export type AttackedClients = {
  tally: Tally
  /** Waits until each client was answered; after twenty seconds it goes on without. */
  untilEachWasAnswered: () => Promise<void>
  /** Waits until each client was answered so often. Errors are counted as late meanwhile. */
  inCalm: (answers: number) => Promise<void>
  stop: () => Promise<void>
}

const clientCount = 20
/** After so many milliseconds without an answer a client takes it that none comes. */
const patience = 15_000
const limit = 20_000
/** After so many nothing more is learned. */
const enoughCrashes = 500

/** Starts them; a process that ends by itself is counted and started again. */
export function startClients(choice: DriverChoice): AttackedClients {
  const tally: Tally = { done: 0, refused: new Map(), late: [], wrong: [], hangs: [], crashes: [], recoveries: [] }
  const program = fileURLToPath(new URL('./clients.js', import.meta.url))
  const plan = JSON.stringify({ ...choice, clients: clientCount, patience })
  const answers = new Map<number, number>()
  let isCalm = false
  let isStopping = false
  let changed = () => {}
  let child: ChildProcess = start()

  function start(): ChildProcess {
    const started = fork(program, [plan], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let said = ''
    started.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
    started.on('message', (seen) => take(seen as Seen))
    started.on('close', () => {
      if (isStopping) return
      tally.crashes.push(said)
      if (tally.crashes.length < enoughCrashes) child = start()
    })
    return started
  }

  function take({ client, kind, what }: Seen): void {
    if (kind === 'wrong') tally.wrong.push(what)
    if (kind === 'hang') tally.hangs.push(what)
    if (kind === 'refused' && isCalm) tally.late.push(what)
    else if (kind === 'refused') tally.refused.set(what, (tally.refused.get(what) ?? 0) + 1)
    if (kind !== 'done') return
    tally.done += 1
    answers.set(client, (answers.get(client) ?? 0) + 1)
    changed()
  }

  /** Waits until each client was answered so often from now on. */
  async function untilEach(wanted: number): Promise<number[]> {
    answers.clear()
    const began = performance.now()
    const firsts: number[] = []
    const enough = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limit)
      changed = () => {
        while (firsts.length < answers.size) firsts.push(performance.now() - began)
        const isEnough = answers.size === clientCount && Math.min(...answers.values()) >= wanted
        if (!isEnough) return
        clearTimeout(timer)
        resolve()
      }
    })
    await enough
    while (firsts.length < clientCount) firsts.push(limit)
    return firsts
  }

  return {
    tally,
    untilEachWasAnswered: async () => {
      tally.recoveries.push(...(await untilEach(1)))
    },
    inCalm: async (wanted) => {
      isCalm = true
      await untilEach(wanted)
      isCalm = false
    },
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGKILL')
      await ended
    },
  }
}
