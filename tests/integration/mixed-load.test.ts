import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { faults, type Struck } from '#tests/support/mixed-load/faults.ts'
import { emptyLedger, guest, keepGoing, reader, saver, uploader } from '#tests/support/mixed-load/lanes.ts'
import { liveMemory, liveMemorySettings } from '#tests/support/live-memory.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { addLink } from '#tests/support/share.ts'
import { anyFreePort, startProcess, type StartedProcess } from '#tests/support/start-process.ts'
import { openFragileDatabase, type FragileDatabase } from '#tests/support/torture/fragile-database.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

/** How long it goes on, and after how many seconds the next fault befalls the portal. */
const minutes = Number(process.env.FAULT_MINUTES ?? 20)
const every = Number(process.env.FAULT_SECONDS ?? 60)
/** Seconds after a fault is over in which a request may still go wrong: docs/operations/running.md promises that. */
const grace = 10
/** Megabytes that may live in the portal, and how much more at the end of a process than when what it remembers was full. */
const [mostLive, mostGrowth] = [128, 1.2]

let folder: string
let database: FragileDatabase
let server: StartedProcess
let output = ''
let settings: { PORT: string } & Record<string, string>
const start = async () => {
  server = startProcess(settings)
  await server.ready
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-mixed-'))
  await chmod(folder, 0o711)
  await mkdir(path.join(folder, 'files'), { recursive: true })
  database = await openFragileDatabase()
  settings = {
    ...{ PORT: await anyFreePort(), DATA_DIR: folder, DATABASE_URL: database.url },
    ...{ SESSION_SECRET: sessionSecret, LOG_LEVEL: 'info' },
    ...liveMemorySettings(path.join(folder, 'live-memory')),
  }
  await start()
  keepEnvironment(readEnvironment({ ...settings, NODE_ENV: 'test' }))
  openDatabase(database.url)
}, 60_000)
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await database.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

const struck = (): Struck => ({
  ...{ database, files: path.join(folder, 'files'), port: Number(settings.PORT) },
  async endPortal(signal) {
    server.child.kill(signal)
    await server.ended
    output += server.output()
    await start()
  },
  async leaveLogUnread(time) {
    server.child.stdout?.pause()
    await pause(time)
    server.child.stdout?.resume()
  },
})

test(
  `${minutes} minutes of everything at once, with a fault each minute`,
  { tags: 'night', timeout: (minutes + 5) * 60_000 },
  async () => {
    const ledger = emptyLedger()
    const { signal, end } = { signal: new AbortController(), end: performance.now() + minutes * 60_000 }
    const members = await Promise.all(Array.from({ length: 8 }, () => addOrganisation(['Huis'])))
    const visitors = await Promise.all(members.map((member) => signedIn(server.origin, member)))
    const link = members[0] && (await addLink(members[0]))
    await closeDatabase()
    const lanes = members.map((member, at) => {
      const visitor = visitors[at] ?? openVisitor(server.origin)
      const lane =
        at < 4 ? saver(visitor, member, ledger) : at < 6 ? uploader(visitor, member, ledger) : reader(visitor)
      return keepGoing(at < 4 ? 'save' : at < 6 ? 'upload' : 'read', lane, ledger, signal.signal)
    })
    lanes.push(keepGoing('guest', guest(openVisitor(server.origin), link?.address ?? ''), ledger, signal.signal, 400))

    const windows: { name: string; from: number; to: number }[] = []
    const sizes: { at: number; mb: number }[] = []
    const live: { pid: number; mb: number }[] = []
    const names = Object.keys(faults)
    const watch = setInterval(() => void memory().then((mb) => sizes.push({ at: performance.now(), mb })), 5000)
    for (let round = 0; performance.now() < end; round += 1) {
      const began = performance.now()
      await pause(Math.min(every * 400, (end - began) / 2))
      const pid = Number(server.child.pid)
      live.push({ pid, mb: await liveMemory(pid, path.join(folder, 'live-memory')) })
      const name = names[round % names.length] ?? ''
      const from = performance.now()
      await faults[name]?.(struck())
      windows.push({ name, from, to: performance.now() + grace * 1000 })
      await pause(Math.max(0, Math.min(began + every * 1000, end) - performance.now()))
    }
    clearInterval(watch)
    await pause(Math.max(0, (windows.at(-1)?.to ?? 0) - performance.now()))
    signal.abort()
    await Promise.all(lanes)
    output += server.output()

    const outside = ledger.mishaps.filter(
      ({ begun }) => !windows.some(({ from, to }) => begun >= from - 20_000 && begun <= to),
    )
    report(ledger, windows, { sizes, live })
    expect(await lost(ledger)).toEqual({ words: [], files: [] })
    expect(outside).toEqual([])
    const secrets = [...visitors.flatMap(({ cookies }) => [...cookies.values()]), link?.token ?? 'none']
    expect(secrets.filter((secret) => secret.length > 8 && output.includes(secret))).toEqual([])
    expect(output).not.toMatch(/planted-(word|file)/)
    expect(Math.max(...live.map(({ mb }) => mb))).toBeLessThan(mostLive)
    if (minutes >= 15) expect(growthOf(live)).toBeLessThan(mostGrowth)
  },
)

/** What was acknowledged and is not there. */
async function lost({ saved, uploaded }: ReturnType<typeof emptyLedger>) {
  const changes = await database.ask(`select organisation_id, "to" #>> '{}' as word from form_changes`)
  const documents = await database.ask('select organisation_id, name, storage_key from documents')
  const words = new Set(changes.map((row) => `${row.organisation_id} ${row.word}`))
  const names = new Set(documents.map((row) => `${row.organisation_id} ${row.name}`))
  const stored = new Set(
    (await readdir(path.join(folder, 'files'), { recursive: true })).map((file) => path.basename(file)),
  )
  const missing = (map: Map<string, string[]>, known: Set<string>) =>
    [...map].flatMap(([organisation, all]) => all.filter((one) => !known.has(`${organisation} ${one}`)))
  return {
    words: missing(saved, words),
    files: [
      ...missing(uploaded, names),
      ...documents.filter((row) => !stored.has(path.basename(String(row.storage_key)))).map((row) => String(row.name)),
    ],
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What docs/operations/running.md tells of it. */
function report(
  ledger: ReturnType<typeof emptyLedger>,
  windows: { name: string; from: number; to: number }[],
  { sizes, live }: { sizes: { mb: number }[]; live: { mb: number }[] },
) {
  const sorted = ledger.times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const count = (map: Map<string, string[]>) => [...map.values()].flat().length
  const told = {
    ...{ answers: ledger.answers, mishaps: ledger.mishaps.length, p50: at(0.5), p95: at(0.95), max: at(1) },
    ...{ saved: count(ledger.saved), uploaded: count(ledger.uploaded) },
    // Of each minute: it is looked at every five seconds.
    memory: sizes.filter((_, n) => n % 12 === 11).map(({ mb }) => Math.round(mb)),
    live: live.map(({ mb }) => Math.round(mb)),
  }
  const byFault = windows.map(({ name, from, to }) => {
    const own = ledger.mishaps.filter(({ begun }) => begun >= from - 20_000 && begun <= to)
    const lastOne = Math.max(0, ...own.map(({ begun }) => begun - (to - grace * 1000)))
    return {
      name,
      seconds: Math.round((to - from) / 1000) - grace,
      mishaps: own.length,
      lastAfter: Math.round(lastOne),
    }
  })
  process.stdout.write(`${JSON.stringify(told)}\n${byFault.map((fault) => JSON.stringify(fault)).join('\n')}\n`)
}

/** How much more memory lived at the end of the process that was there longest than in its seventh to ninth minute. */
function growthOf(live: { pid: number; mb: number }[]): number {
  const ofProcess = (wanted: number) => live.filter(({ pid }) => pid === wanted).map(({ mb }) => mb)
  const [sizes = []] = live.map(({ pid }) => ofProcess(pid)).toSorted((a, b) => b.length - a.length)
  return median(sizes.slice(-3)) / median(sizes.slice(6, 9))
}
