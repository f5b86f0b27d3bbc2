import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { mailWorker } from '#app/platform/mail/worker.server.ts'
import { complain, log } from '../app/platform/log/log.ts'
import { gatherMetrics } from './all-metrics.ts'
import { StartError } from './start-error.ts'
import { readFromWorker, type FromPrimary } from './worker-messages.ts'

/** Milliseconds: a worker that lived shorter died at once; the pause before the next one then, which doubles, and its end. */
const [early, firstPause, longestPause] = [10_000, 200, 30_000]

export type WorkersOptions = {
  /** The project's folder. */
  root: string
  count: number
  /** Settings that the primary process has completed, on top of its own environment. */
  settings: Record<string, string>
}

/** The processes that answer requests. */
export type Workers = {
  /** Replaces each by a new one of the build that is on disk, one after the other; no request fails. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts so many workers and keeps that many running, until they are stopped.
 * @returns when all of them answer requests
 * @throws StartError with the reason of a worker that cannot start
 */
export async function startWorkers({ root, count, settings }: WorkersOptions): Promise<Workers> {
  // Workers take connections themselves: handed over by this process, one that is on its way to a worker that dies just then
  // would be answered by nobody, ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: path.join(root, 'server/run.js'), args: [] })
  answerQuestions()
  new RateLimiterClusterMaster()
  /** Those that answer, and are replaced when they end. */
  const kept = new Set<Worker>()
  let stopping = false
  let restarting = false
  let again = false
  let deaths = 0

  function keep(worker: Worker): void {
    const since = performance.now()
    kept.add(worker)
    worker.once('exit', (exitCode, signal) => {
      if (!kept.delete(worker) || stopping) return
      log.error({ pid: worker.process.pid, exitCode, signal }, 'a worker ended and is replaced')
      deaths = performance.now() - since < early ? deaths + 1 : 0
      void replace()
    })
  }

  async function replace(): Promise<void> {
    while (!stopping) {
      if (deaths > 0) await pause(Math.min(longestPause, firstPause * 2 ** (deaths - 1)), undefined, { ref: false })
      if (stopping) return
      try {
        return keep(await launch(settings))
      } catch (error) {
        if (stopping) return
        deaths += 1
        complainOf(error)
      }
    }
  }

  async function restart(): Promise<void> {
    again = restarting
    if (restarting) return
    restarting = true
    do {
      again = false
      log.info('the workers are restarted one by one')
      for (const old of [...kept]) if (!stopping && kept.delete(old)) await exchange(old)
    } while (again)
    restarting = false
    log.info('the workers were restarted')
  }

  /** Where no new one can start, the old one goes on. It is none of those that are kept meanwhile. */
  async function exchange(old: Worker): Promise<void> {
    try {
      keep(await launch(settings))
      order(old, 'retire')
      await ended(old)
    } catch (error) {
      if (stopping) return
      complainOf(error)
      if (old.isDead()) void replace()
      else kept.add(old)
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    for (const worker of running()) order(worker, 'stop')
    await Promise.all(running().map(ended))
  }

  // Anything that is left when this process ends, as at a second Ctrl-C, ends at once too.
  process.once('exit', () => {
    for (const worker of running()) worker.process.kill('SIGKILL')
  })
  const workers = await Promise.all(Array.from({ length: count }, () => launch(settings)))
  for (const worker of workers) keep(worker)
  return { restart, stop }
}

const running = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])

const ended = async (worker: Worker): Promise<void> => {
  if (!worker.isDead()) await once(worker, 'exit')
}

const order = (worker: Worker, say: 'stop' | 'retire'): void => void worker.send({ say } satisfies FromPrimary)

/** Resolves when the new worker answers requests; rejects with a StartError where it cannot. */
async function launch(settings: Record<string, string>): Promise<Worker> {
  const worker = cluster.fork(settings)
  // One that has just died cannot be told anything; that it ended is heard of by itself.
  worker.on('error', () => {})
  return new Promise((resolve, reject) => {
    let reason: string | undefined
    worker.on('message', (message) => {
      const told = readFromWorker(message)
      if (told?.say === 'ready') resolve(worker)
      if (told?.say === 'failed') reason = told.reason
    })
    worker.once('exit', (exitCode, signal) =>
      reject(new StartError(reason ?? `A worker ended before it was ready (${signal ?? `exit code ${exitCode}`}).`)),
    )
  })
}

function complainOf(error: unknown): void {
  if (!(error instanceof StartError)) throw error
  complain(error.message)
}

/** Workers ask for what only this process knows. */
function answerQuestions(): void {
  const answers = { metrics: gatherMetrics(), mail: () => Promise.resolve(mailWorker()) }
  cluster.on('message', async (worker, message) => {
    const asked = readFromWorker(message)
    if (asked?.say !== 'ask') return
    const answer = await answers[asked.about]()
    if (worker.isConnected()) worker.send({ say: 'answer', question: asked.question, answer } satisfies FromPrimary)
  })
}
