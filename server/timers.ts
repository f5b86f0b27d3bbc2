import { runCleanup } from '#app/platform/cleanup/cleanup.server.ts'
import { refreshSiteTexts } from '#app/platform/site/site-texts.server.ts'
import { startScanning, stopScanning } from '#app/platform/documents/scanning.server.ts'
import { deliverWebhooks } from '#app/platform/webhooks/deliver.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { keepProgressFresh } from '#app/roadmap/attention/job.server.ts'
import { paceOfAll } from '#app/roadmap/attention/pace.server.ts'
import { sendTimedMail } from '#app/notifications/job.server.ts'
import { staffEntryAddress } from '#app/staff/board/entry-address.ts'
import { keepSearchFresh } from '#app/staff/search/job.server.ts'
import { watchLoop } from '../app/platform/log/held-loop.ts'
import { log } from '../app/platform/log/log.ts'
import type { Shutdown } from './shutdown.ts'

const seconds = 1000
const hours = 3600 * seconds

/**
 * Starts what one process does for all without anybody asking: cleanup now and every hour, every minute what is kept of
 * places and does not hold any more, what staff find by searching and which digests and reminders are due, every half minute a look at what waits for the
 * virus scanner, and every two seconds one at what programs are to be told. All of it ends with the server.
 */
export function startTimers(shutdown: Shutdown): void {
  const stop = new AbortController()
  const ends = [
    repeat(hours, 'cleanup', () => runCleanup(stop.signal)),
    repeat(30 * seconds, 'scanning', startScanning),
    repeat(2 * seconds, 'webhooks', () => deliverWebhooks(stop.signal)),
    repeat(60 * seconds, 'progress of places', () => keepProgressFresh(stop.signal)),
    repeat(60 * seconds, 'entries for search', () => keepSearchFresh(stop.signal)),
    repeat(60 * seconds, 'digests and reminders', () => sendTimedMail(staffEntryAddress, Date.now(), stop.signal)),
  ]
  shutdown.onStop(async () => {
    stop.abort()
    await Promise.all([stopScanning(), ...ends.map((end) => end())])
  })
}

/**
 * Starts what each process that answers requests needs for itself: every half minute a look at what provider staff wrote
 * for everybody, every hour whether how long tasks take has to be read for a new day, and always whether something holds it up. An
 * upload begins to scan in the process that took it; that ends with it too.
 */
export function startOwnTimers(shutdown: Shutdown): void {
  const ends = [
    repeat(30 * seconds, 'texts of provider staff', refreshSiteTexts),
    // A sum over everything, which the first page that needs it would wait for.
    repeat(hours, 'pace of tasks', () => paceOfAll(dayOf(Date.now()))),
  ]
  const endWatch = watchLoop()
  shutdown.onStop(async () => {
    endWatch()
    await Promise.all([stopScanning(), ...ends.map((end) => end())])
  })
}

/**
 * Does something now and then every so many milliseconds; never twice at once.
 * @returns how to end it: resolves when nothing of it is under way any more
 */
function repeat(every: number, name: string, work: () => Promise<unknown>): () => Promise<void> {
  let underWay: Promise<unknown> | undefined
  const run = () => {
    underWay ??= work()
      .catch((error: unknown) => log.error({ err: error, name }, 'not done'))
      .finally(() => (underWay = undefined))
  }
  const timer = setInterval(run, every)
  run()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
