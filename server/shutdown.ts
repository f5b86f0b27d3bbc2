import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../app/platform/log/log.ts'

/** What has been started, to be ended in the opposite order. */
export type Shutdown = {
  /** Remembers how to end something; when the end has begun already, it is ended at once. */
  onStop: (end: () => Promise<void>) => void
  isStopping: () => boolean
  /** Gives SIGHUP this meaning, instead of that of SIGTERM. */
  onHangup: (work: () => void) => void
  /** Ends everything and then the process. Later calls do nothing. */
  stop: (exitCode: number) => Promise<void>
}

/** How long anything that was started may take to end; in milliseconds. Mail that is being sent takes up to ten seconds. */
const longestEnd = 15_000

/** npm and the terminal both pass on one Ctrl-C: what comes within this time (ms) is the same one. */
const sameKeystroke = 400

/** Listens to Ctrl-C and SIGTERM from now on: the first ends the server in order, the second ends the process at once. */
export function createShutdown(): Shutdown {
  const ends: (() => Promise<void>)[] = []
  let stopping = false
  let firstSignal: number | undefined
  let hangUp: (() => void) | undefined

  const shutdown: Shutdown = {
    onStop: (end) => {
      if (stopping) void attempt(end)
      else ends.push(end)
    },
    isStopping: () => stopping,
    onHangup: (work) => (hangUp = work),
    stop: async (exitCode) => {
      if (stopping) return
      stopping = true
      for (const end of ends.reverse()) await attempt(end)
      process.exit(exitCode)
    },
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signal === 'SIGHUP' && hangUp) return hangUp()
      if (firstSignal !== undefined && Date.now() - firstSignal > sameKeystroke) process.exit(130)
      if (firstSignal !== undefined) return
      firstSignal = Date.now()
      void shutdown.stop(0)
    })
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void shutdown.stop(1)
  })
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  return shutdown
}

/** What does not end by itself ends with the process: a server that is told to stop never stays. */
async function attempt(end: () => Promise<void>): Promise<void> {
  const ended = new AbortController()
  const tooLong = pause(longestEnd, undefined, { signal: ended.signal, ref: true }).then(() => {
    throw new Error(`It did not end within ${longestEnd / 1000} s.`)
  })
  try {
    await Promise.race([end(), tooLong])
  } catch (error) {
    log.error({ err: error }, 'could not be stopped in order')
  } finally {
    ended.abort()
    tooLong.catch(() => {})
  }
}
