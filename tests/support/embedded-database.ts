import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'

/** The process of the embedded database in a data folder, as it says itself; undefined where none was started. */
export async function postmasterPid(dataFolder: string): Promise<number | undefined> {
  const file = path.join(dataFolder, 'database/cluster/postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text.split('\n', 1)[0])
}

/** Whether there is a process with this number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A connection of our own to the embedded database of a data folder; the caller ends it. */
export async function connectToDatabase(dataFolder: string): Promise<postgres.Sql> {
  const [password, port] = await Promise.all([
    readFile(path.join(dataFolder, 'database/password'), 'utf8'),
    readFile(path.join(dataFolder, 'database/port'), 'utf8'),
  ])
  return postgres(`postgres://routekaart:${password}@127.0.0.1:${port}/postgres`, { max: 1 })
}

/** Where the embedded database of a running server is reached, by the folder that is its DATA_DIR. */
export async function databaseUrlIn(folder: string): Promise<string> {
  const read = (name: string) => readFile(path.join(folder, 'database', name), 'utf8')
  const [password, postmaster] = await Promise.all([read('password'), read('cluster/postmaster.pid')])
  // The fourth line of what PostgreSQL notes about itself is its port.
  return `postgres://routekaart:${password.trim()}@127.0.0.1:${postmaster.split('\n')[3]}/postgres`
}
