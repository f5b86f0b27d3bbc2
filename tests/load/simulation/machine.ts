import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { isRunning } from '#tests/support/embedded-database.ts'
import { processorTime } from '../servers.ts'

const megabyte = 1024 * 1024
/** Linux counts the time of processes that have ended in these, a second (`getconf CLK_TCK`). */
const ticks = 100

/** What PostgreSQL takes: seconds of processor time, megabytes of memory at most, connections at most by application. */
export type DatabaseUse = { cpu: number; memory: number; connections: Map<string, number> }

/** Looks once a second what PostgreSQL takes, until it is stopped. */
export function watchDatabase(sql: Sql, postmaster: number): { stop: () => Promise<DatabaseUse> } {
  const stopping = new AbortController()
  const watching = (async () => {
    const before = await databaseTime(postmaster)
    const connections = new Map<string, number>()
    let memory = 0
    while (!stopping.signal.aborted) {
      const rows = await sql<{ name: string; count: number }[]>`
        select application_name as name, count(*)::int as count from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`
      for (const { name, count } of rows) connections.set(name, Math.max(count, connections.get(name) ?? 0))
      memory = Math.max(memory, await databaseMemory(postmaster))
      await pause(1000, undefined, { signal: stopping.signal }).catch(() => {})
    }
    return { cpu: (await databaseTime(postmaster)) - before, memory, connections }
  })()
  return {
    stop: () => {
      stopping.abort()
      return watching
    },
  }
}

/** The postmaster and everything it has started. */
async function databaseProcesses(postmaster: number): Promise<number[]> {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  return [postmaster, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Seconds of processor time, with those of connections that have ended. */
async function databaseTime(postmaster: number): Promise<number> {
  const times = (await databaseProcesses(postmaster)).map((pid) =>
    processorTime({ child: { pid } }).catch((error: unknown) => {
      // A connection may have ended since.
      if (isRunning(pid)) throw error
      return 0
    }),
  )
  const living = (await Promise.all(times)).reduce((sum, time) => sum + time, 0) / 1000
  // The name in brackets may hold anything; behind it `cutime` and `cstime` are the 14th and 15th word.
  const words = (await readFile(`/proc/${postmaster}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ')
  return living + (Number(words[13]) + Number(words[14])) / ticks
}

/** Megabytes, what is shared counted once. */
async function databaseMemory(postmaster: number): Promise<number> {
  const sizes = (await databaseProcesses(postmaster)).map(async (pid) => {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / megabyte
}

/** Megabytes that a process had at any time. */
export async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024) / megabyte
}

/** Bytes of a folder and all below it. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
