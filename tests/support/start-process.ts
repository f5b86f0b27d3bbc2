import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inheritedClock } from './clock.js'

export const root = path.resolve(import.meta.dirname, '../..')
const endWithParent = pathToFileURL(path.join(root, 'tests/support/end-with-parent.js')).href

/** A server that was started as its own process, with what it has printed so far. */
export type StartedProcess = {
  child: ChildProcess
  origin: string
  /** Everything from standard output and standard error. */
  output: () => string
  /** The same as people read it: of lines of JSON only the words. */
  said: () => string
  /** Resolves when it says that it is ready; rejects when it ends before. */
  ready: Promise<void>
  /** The exit code, null where a signal ended it. */
  ended: Promise<number | null>
}

/**
 * Starts the built server with these settings and no others, on the day on which the tests run; with NODE_ENV `development` the one that builds as it is asked. Tests ask from one address what else comes from many; the
 * limits on that are tried where they are set. It ends at the latest when the thread that started it does.
 * @param bytesPerFile the system lets it write no larger file; in steps of 512
 * @param folder of the portal, where it is not this one
 */
export function startProcess(
  settings: { PORT: string } & Record<string, string>,
  bytesPerFile?: number,
  folder = root,
): StartedProcess {
  const usual = settings.APP_ENV === 'production' ? {} : { RATE_LIMITS: 'off' }
  const program = settings.NODE_ENV === 'development' ? 'server/dev.js' : 'server/run.js'
  const command = [process.execPath, '--import', endWithParent, path.join(folder, program)]
  const limited = ['sh', '-c', 'ulimit -f "$0"; exec "$@"', String((bytesPerFile ?? 0) / 512), ...command]
  const [first = '', ...words] = bytesPerFile ? limited : command
  const child = spawn(first, words, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...inheritedClock(),
      ...usual,
      ...settings,
    },
    // Ctrl-C is for the tests; what they started ends with them.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
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
  return {
    child,
    origin: `http://localhost:${settings.PORT}`,
    output: () => output,
    said: () => wordsOf(output),
    ready,
    ended,
  }
}

/** What lines of the log say; other lines stay as they are. */
export function wordsOf(output: string): string {
  return output.replace(/^\{"level":.*\}$/gm, (line) => String(JSON.parse(line).msg))
}

/** Below those that systems give to connections by themselves, so that none takes one while its server is away. */
const [firstPort, lastPort] = [20_000, 31_999]
const heldPorts = path.join(tmpdir(), `routekaart-ports-${process.getuid?.() ?? ''}`)

/** A port that is free, and that nobody else gets from here until this process has ended. */
export async function anyFreePort(): Promise<string> {
  await mkdir(heldPorts, { recursive: true })
  for (;;) {
    const port = randomInt(firstPort, lastPort + 1)
    if ((await hold(port)) && (await isFree(port))) return String(port)
  }
}

/** Tests run side by side in several processes: a file with the number of the process holds a port for it. */
async function hold(port: number): Promise<boolean> {
  const file = path.join(heldPorts, String(port))
  const isNew = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  if (!isNew && !isRunning(Number(await readFile(file, 'utf8').catch(() => '')))) await rm(file, { force: true })
  return isNew
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (isListening) await once(server.close(), 'close')
  return isListening
}
