import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { storeOf } from '#app/platform/documents/store.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { keepUsageSums } from '#app/persistence/staff/usage-sums.server.ts'
import { type Crowd, fillPortal, gatherCrowd } from './crowd.ts'
import { findAcknowledged, type Found } from './found.ts'
import { type Instances, startInstances } from './instances.ts'
import { emptyLedger, type Ledger } from './ledger.ts'
import { type DatabaseUse, folderSize, watchDatabase } from './machine.ts'
import { type Extent, monday } from './model.ts'
import { tableSizes, type TableSize } from './tables.ts'
import { playMorning, wakeServers } from './visits.ts'

/** Where the simulation is played: a folder of its own, and a database that has every table and no rows. */
export type Place = { folder: string; databaseUrl: string; postmaster: number }

type ServerUse = { name: string; requests: number; cpu: number; starting: number; memory: number }

/** What a simulation found. */
export type Findings = {
  /** How many there were. */
  crowd: { organisations: number; locations: number; people: number; guests: number; staff: number; signedIn: number }
  seconds: number
  ledger: Ledger
  acknowledged: Found
  /** Requests that broke off because their server was killed; those that the balancer then led to the other one. */
  inFlight: number
  passedOn: number
  /** What must not be, in words; empty where all is well. */
  wrong: string[]
  servers: ServerUse[]
  database: DatabaseUse
  /** Bytes that came in the time. */
  grown: { database: number; files: number }
  /** Tables before it and after it. */
  tables: { before: TableSize[]; after: TableSize[] }
}

/** Plays the morning against two servers, of which one is killed on the way and started again. */
export async function simulate(extent: Extent, { folder, databaseUrl, postmaster }: Place): Promise<Findings> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {}, connection: { application_name: 'simulation' } })
  await fillPortal(sql, extent)
  const servers = await startInstances(folder, databaseUrl)
  const { balancer, settings } = servers
  const environment = readEnvironment({ ...settings, NODE_ENV: 'test' })
  keepEnvironment(environment)
  openDatabase(databaseUrl)
  try {
    const crowd = await gatherCrowd(sql, balancer.origin, extent)
    // As the cleanup has done with all days before this one.
    await keepUsageSums(null, new AbortController().signal)
    await closeDatabase()
    const ledger = emptyLedger()
    const scene = { origin: balancer.origin, pace: extent.pace, ledger }
    await wakeServers(scene, crowd)
    const sizes = () => sizesOf(sql, path.join(folder, 'bucket'))
    const before = await sizes()
    const watch = watchDatabase(sql, postmaster)
    const began = performance.now()
    const playing = playMorning(scene, crowd)
    const [, fall] = await Promise.all([playing, killOne(servers, extent, playing)])
    const seconds = (performance.now() - began) / 1000
    const database = await watch.stop()
    const after = await sizes()
    const taken = await Promise.all(servers.instances.map((instance) => useOf(servers, instance)))
    const store = storeOf(environment)
    const acknowledged = await findAcknowledged(sql, ledger, (key) => checksumOf(store, key))
    const inFlight = balancer.passed.broken.filter(({ port, begun }) => port === fall.port && begun <= fall.at).length
    return {
      crowd: await countsOf(sql, crowd),
      ...{ seconds, ledger, acknowledged, inFlight, passedOn: balancer.passed.refused, database },
      wrong: wrongIn(ledger, acknowledged, inFlight),
      servers: taken,
      grown: { database: after.database - before.database, files: after.files - before.files },
      tables: { before: before.tables, after: after.tables },
    }
  } finally {
    await closeDatabase()
    await servers.stop()
    await sql.end({ timeout: 5 })
  }
}

/** Kills one server when most people are there, and starts it again once enough was asked while it was away. */
async function killOne(servers: Instances, { pace, away }: Extent, playing: Promise<void>) {
  const { balancer, instances, kill, startAgain } = servers
  const [, second] = instances
  if (!second) throw new Error('There is one server only.')
  let isOver = false
  const over = () => {
    isOver = true
  }
  playing.then(over, over)
  await pause((2 * monday.deviation * 60_000) / pace)
  const at = await kill(second)
  while (balancer.passed.refused < away && !isOver) await pause(20)
  await startAgain(second)
  return { at, port: second.port }
}

function wrongIn({ signedOut, failed, brokenOff }: Ledger, { lost }: Found, inFlight: number): string[] {
  return [
    ...lost.map((what) => `lost: ${what}`),
    ...signedOut.map((page) => `signed out: ${page}`),
    ...failed.map((what) => `failed: ${what}`),
    ...(brokenOff > inFlight ? [`${brokenOff - inFlight} requests broke off that no killed server had under way`] : []),
  ]
}

async function useOf({ balancer, takenBy }: Instances, instance: Instances['instances'][number]): Promise<ServerUse> {
  const { name, port } = instance
  return { name, requests: balancer.passed.answered.get(port) ?? 0, ...(await takenBy(instance)) }
}

async function sizesOf(sql: Sql, bucket: string) {
  const [row] = await sql<{ size: number }[]>`select pg_database_size(current_database())::float8 as size`
  return { database: row?.size ?? 0, files: await folderSize(bucket), tables: await tableSizes(sql) }
}

/** SHA-256 of what is kept, in hexadecimal; null where nothing can be read. */
async function checksumOf(store: ReturnType<typeof storeOf>, key: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const part of await store.read(key)) hash.update(part)
    return hash.digest('hex')
  } catch {
    return null
  }
}

async function countsOf(sql: Sql, { people, guests, staff, locations }: Crowd): Promise<Findings['crowd']> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from organisations`
  const signedIn = people.filter(({ cookies }) => cookies === null).length
  const crowd = { people: people.length, guests: guests.length, staff: staff.length }
  return { organisations: row?.count ?? 0, locations, ...crowd, signedIn }
}
