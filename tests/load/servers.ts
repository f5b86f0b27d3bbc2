import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server under test, in a process of its own. */
export type MeasuredServer = { name: string; origin: string; child: ChildProcess }

/** Milliseconds that a server gets to start, making its database included. */
const patience = 60_000

/**
 * Starts a server and waits until it answers.
 * @param entry the module to run, from the project's folder
 * @param folder where its output goes
 * @throws with that output where the server ends before it answers, or does not answer in a minute
 */
export async function startServer(
  name: string,
  entry: string,
  folder: string,
  settings: { PORT: string } & Record<string, string>,
): Promise<MeasuredServer> {
  const file = path.join(folder, `${name}.log`)
  const output = await open(file, 'w')
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', output.fd, output.fd],
  })
  await output.close()
  const origin = `http://localhost:${settings.PORT}`
  for (const began = Date.now(); Date.now() - began < patience; await sleep(100)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (answer?.ok) return { name, origin, child }
  }
  child.kill('SIGKILL')
  throw new Error(`${name} did not start:\n${await readFile(file, 'utf8')}`)
}

/** Ends a server in order. */
export async function stopServer({ child }: MeasuredServer): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Milliseconds of processor time that a server has used; null where the system does not tell (it is Linux that does). */
export async function processorTime({ child }: MeasuredServer): Promise<number | null> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => null)
  // The name of the program, in brackets, may hold spaces; user and system time are the 12th and 13th after it, in 1/100 s.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null
}
