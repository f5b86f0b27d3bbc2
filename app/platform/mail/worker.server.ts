import { setTimeout as pause } from 'node:timers/promises'
import type { LogFunctionFactory, Runner, TaskList } from 'graphile-worker'
import { openJobPool } from '#app/persistence/jobs.server.ts'
import { requeueLostMail, sendingJob } from '#app/persistence/mail/mail.server.ts'
import { log } from '#app/platform/log/log.ts'
import { NotSentYetError, sendMail } from './send.server.ts'

const seconds = 1000
/** How many messages one server hands over at once. */
const atOnce = 2
/** How often messages are looked for that a server had under way when it died. */
const lookEvery = 10 * seconds
/** How long a message that is being handed over gets when the server stops. */
const patience = 5 * seconds

/** Whether this server sends mail; `stopped` where it should, and its worker broke off or does not begin. */
export type MailWorker = 'off' | 'running' | 'stopped'

/** What else is done by the queue that sends mail: what writes messages. */
export type MoreJobs = {
  tasks: Record<string, (payload: unknown) => Promise<void>>
  /** Gives a job to what lost its own, because its server died; gives how many those were. */
  requeueLost: () => Promise<number>
}

let state: MailWorker = 'off'

/** What becomes of mail in this process. */
export const mailWorker = (): MailWorker => state

/**
 * Starts to send what waits, now and whenever something is added; several servers share the work. It goes on by itself
 * when the database was away.
 * @returns how to stop it: a message that is being handed over gets some seconds, then it waits for the next start
 */
export function startMailWorker(
  databaseUrl: string,
  settings: { SMTP_URL: string; MAIL_FROM: string },
  more: MoreJobs = { tasks: {}, requeueLost: () => Promise.resolve(0) },
): () => Promise<void> {
  const pgPool = openJobPool(databaseUrl, (err) => log.warn({ err }, 'a connection of the mail queue broke off'))
  const stopping = new AbortController()
  state = 'stopped'
  let runner: Runner | undefined

  async function keepRunning(): Promise<void> {
    // Loaded here: only servers that send mail need them.
    const [{ Logger, run }, { openTransport }] = await Promise.all([
      import('graphile-worker'),
      import('./transport.server.ts'),
    ])
    const transport = openTransport(settings.SMTP_URL, settings.MAIL_FROM)
    const taskList: TaskList = {
      ...more.tasks,
      [sendingJob]: (payload, { abortSignal }) => sendMail(payload, transport, abortSignal),
    }
    while (!stopping.signal.aborted) {
      try {
        runner = await run({
          pgPool,
          concurrency: atOnce,
          noHandleSignals: true,
          gracefulShutdownAbortTimeout: patience,
          logger: new Logger(intoOurLog),
          parsedCronItems: [],
          taskList,
          // What is done is told to the database before the worker counts as stopped.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        })
        state = 'running'
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        log.warn({ err: error }, 'the mail worker stopped')
      }
      state = 'stopped'
      await pause(2 * seconds, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const lookForLost = () =>
    Promise.all([requeueLostMail(), more.requeueLost()]).then(
      ([mail, others]) =>
        mail + others > 0 && log.warn({ count: mail + others }, 'mail that nobody was sending waits again'),
      (error: unknown) => log.warn({ err: error }, 'lost mail was not looked for'),
    )
  const timer = setInterval(() => void lookForLost(), lookEvery)
  void lookForLost()
  const ended = keepRunning()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await runner?.stop().catch(() => {})
    await within(patience + 3 * seconds, ended)
    await within(2 * seconds, pgPool.end())
  }
}

/** Waits for something, but not longer than so many milliseconds. */
async function within(limit: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController()
  await Promise.race([work, pause(limit, undefined, { signal: enough.signal }).catch(() => {})])
  enough.abort()
}

/** The words with which a line of the queue begins: behind them stand numbers, and what an error said. */
const startOf = (message: string): string => `mail queue: ${/^[A-Za-z ]{0,80}/.exec(message)?.[0].trim()}`

/** What the queue tells; that a message has to wait is told where it is tried. */
const intoOurLog: LogFunctionFactory = () => (level, message, meta) => {
  const error = meta?.error
  if ((level !== 'error' && level !== 'warning') || error instanceof NotSentYetError) log.debug(startOf(message))
  else log.warn({ err: error }, startOf(message))
}
