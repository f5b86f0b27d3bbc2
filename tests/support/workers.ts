import { execFile } from 'node:child_process'
import { Agent } from 'node:http'
import { promisify } from 'node:util'
import { addOrganisation } from './care-organisation.ts'
import { signedIn } from './visitor.ts'

/** A connection for each question: any worker may take it. */
export const fresh = new Agent({ keepAlive: false })

/** Somebody of a new organisation, whose questions come by new connections. */
export async function newLeader(origin: string) {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(origin, member)
  const asked = visitor.ask
  visitor.ask = (address, question) => asked(address, { agent: fresh, ...question })
  return { member, visitor }
}

/** The numbers of the processes that this one has started and that run. */
export async function childrenOf(pid: number): Promise<number[]> {
  // It finds none with exit code 1.
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.split('\n').filter(Boolean).map(Number)
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
