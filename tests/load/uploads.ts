import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startBucket } from './bucket.ts'
import { acceptedEncodings } from './measure.ts'
import { type SentFile, differentOnes, downloadHashes, sendFile } from './sent-files.ts'
import { inFolder, memoryOf, type MeasuredServer, startPortal, stopServer } from './servers.ts'
import { cookiesOfLeader } from './sessions.ts'

const card = '/location/route-card?location=0'
const megabyte = 1024 * 1024
/** Readers who ask for the route card, over and over, before and during the uploads. */
const readers = 2
const quietSeconds = 5

/** `npm run bench:upload -- --uploads 16 --megabytes 100 --s3` */
const options = {
  uploads: { type: 'string', default: '16' },
  megabytes: { type: 'string', default: '100' },
  s3: { type: 'boolean', default: false },
} as const

/**
 * Uploads many large files at once, into a folder or a bucket, while readers go on reading. Prints how much the memory
 * of the server grew and what became of the slowest answers, and downloads every file to see that it is the same.
 * @returns whether all of it was as it has to be
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options })
  return inFolder(async (folder) => {
    const bucket = values.s3 ? await startBucket(await newFolder(folder, 'bucket')) : null
    try {
      const portal = await startPortal(folder, 'portal', { UPLOAD_MAX_MB: values.megabytes, ...bucket?.settings })
      try {
        const cookie = await cookiesOfLeader(portal.origin, portal.settings)
        const files = Array.from({ length: Number(values.uploads) }, (_, number) => ({
          number,
          bytes: Number(values.megabytes) * megabyte,
        }))
        console.log(`${files.length} uploads of ${values.megabytes} MB at once, to a ${bucket ? 'bucket' : 'folder'}`)
        return await compareQuietAndBusy(portal, cookie, files)
      } finally {
        await stopServer(portal)
      }
    } finally {
      await bucket?.stop()
    }
  })
}

async function compareQuietAndBusy(portal: MeasuredServer, cookie: string, files: SentFile[]): Promise<boolean> {
  await slowestUntil(portal, cookie, sleep(quietSeconds * 1000))
  // What an upload needs once for all is not what many of them cost.
  await sendFile(portal.origin, cookie, { number: files.length, bytes: megabyte })
  const quiet = await slowestUntil(portal, cookie, sleep(quietSeconds * 1000))
  const memory = watchMemory(portal)
  const began = Date.now()
  const uploads = sendAll(portal, cookie, files)
  const slowest = await slowestUntil(portal, cookie, uploads)
  await uploads
  const seconds = (Date.now() - began) / 1000
  const { before, peak } = await memory.stop()
  const different = differentOnes(files, await downloadHashes(portal, cookie))

  const growth = (peak - before) / megabyte
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0) / megabyte
  console.log(`stored in ${seconds.toFixed(1)} s, ${(total / seconds).toFixed(0)} MB/s`)
  console.log(`memory: ${(before / megabyte).toFixed(0)} MB before, ${(peak / megabyte).toFixed(0)} MB at most`)
  const ratio = slowest / quiet
  const checks: [string, boolean][] = [
    [`growth ${growth.toFixed(0)} MB < 100 MB`, growth < 100],
    [
      `p99 of the route card: quiet ${quiet.toFixed(0)} ms, uploading ${slowest.toFixed(0)} ms, ${ratio.toFixed(1)} < 3`,
      ratio < 3,
    ],
    [`came back different: ${different.join(', ') || 'none'}`, different.length === 0],
  ]
  for (const [words, isWell] of checks) console.log(`${isWell ? 'well' : 'NOT WELL'}  ${words}`)
  return checks.every(([, isWell]) => isWell)
}

/** Sends files side by side, in a thread of its own. */
async function sendAll({ origin }: MeasuredServer, cookie: string, files: SentFile[]): Promise<void> {
  const sender = new Worker(new URL('./sender.js', import.meta.url), { workerData: { origin, cookie, files } })
  await once(sender, 'message')
  await sender.terminate()
}

/** Milliseconds: the 99th percentile over answers that came while something else was under way. */
async function slowestUntil(portal: MeasuredServer, cookie: string, work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  const times: number[] = []
  const read = async () => {
    while (!isDone) {
      const began = performance.now()
      const headers = { cookie, 'accept-encoding': acceptedEncodings }
      const answer = await fetch(portal.origin + card, { headers })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${card} answers ${answer.status}.`)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** Looks ten times a second how many bytes of memory a server holds. */
function watchMemory(server: MeasuredServer) {
  const stopping = new AbortController()
  const watching = (async () => {
    const before = await memoryOf(server)
    let peak = before
    while (!stopping.signal.aborted) {
      peak = Math.max(peak, await memoryOf(server))
      await sleep(100)
    }
    return { before, peak }
  })()
  return {
    stop: () => {
      stopping.abort()
      return watching
    },
  }
}

async function newFolder(...parts: string[]): Promise<string> {
  const folder = path.join(...parts)
  await mkdir(folder)
  return folder
}
