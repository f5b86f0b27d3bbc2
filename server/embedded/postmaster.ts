import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** What postmaster.pid in the cluster says of the server process, checked against the processes that really run. */
export type Postmaster =
  { state: 'absent' } | { state: 'stale' } | { state: 'starting' | 'ready' | 'stopping'; pid: number; port: number }

/** Reads postmaster.pid. `stale` is a file whose process is gone, a zombie, or by now something else. */
export async function readPostmaster(cluster: string): Promise<Postmaster> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return { state: 'absent' }
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid < 2 || !(await isPostgres(pid))) return { state: 'stale' }
  const state = lines[7] === 'ready' ? 'ready' : lines[7] === 'stopping' ? 'stopping' : 'starting'
  return { state, pid, port: Number(lines[3]) }
}

/** Whether `pid` is a running postgres: not gone, not a zombie, not a later process that got the same number. */
export async function isPostgres(pid: number): Promise<boolean> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', state = ''] = /^\d+ \((.*)\) (\S)/.exec(status) ?? []
    return name.startsWith('postgres') && state !== 'Z'
  } catch {
    return process.platform !== 'linux' && isPostgresBySystemTool(pid)
  }
}

async function isPostgresBySystemTool(pid: number): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'state=,comm=', '-p', String(pid)])
    return stdout.includes('postgres') && !stdout.trim().startsWith('Z')
  } catch {
    return false
  }
}
