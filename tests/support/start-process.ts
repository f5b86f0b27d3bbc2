import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** A server that was started as its own process, with what it has printed so far. */
export type StartedProcess = {
  child: ChildProcess
  origin: string
  /** Everything from standard output and standard error. */
  output: () => string
  /** Resolves when it says that it is ready; rejects when it ends before. */
  ready: Promise<void>
  /** The exit code, null where a signal ended it. */
  ended: Promise<number | null>
}

/**
 * Starts the built server with these settings and no others. Tests ask from one address what else comes from many; the
 * limits on that are tried where they are set.
 * @param bytesPerFile the system lets it write no larger file; in steps of 512
 */
export function startProcess(
  settings: { PORT: string } & Record<string, string>,
  bytesPerFile?: number,
): StartedProcess {
  const usual = settings.APP_ENV === 'production' ? {} : { RATE_LIMITS: 'off' }
  const command = [process.execPath, path.join(root, 'server/run.js')]
  const limited = ['sh', '-c', 'ulimit -f "$0"; exec "$@"', String((bytesPerFile ?? 0) / 512), ...command]
  const [program = '', ...words] = bytesPerFile ? limited : command
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', ...usual, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'close').then(() => child.exitCode)
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('Stop with Ctrl-C.')) resolve()
      })
    }
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
  // A test that waits for the end does not look at this one.
  ready.catch(() => {})
  return { child, origin: `http://localhost:${settings.PORT}`, output: () => output, ready, ended }
}

/** A port that was free a moment ago. */
export async function anyFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return String(address.port)
}
