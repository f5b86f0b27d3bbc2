/**
 * Asks the portal in this container whether it is ready: the health check of the image. A container that is not healthy is
 * not started again by Docker, one that ends is: so a server that takes connections and answers none of three is ended.
 */
import { readdirSync, readFileSync } from 'node:fs'

const patience = 10_000

/**
 * Undefined where there was no answer in time; rejects where nothing listens, as at a start.
 * @param {string} path
 */
async function ask(path) {
  try {
    return await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { signal: AbortSignal.timeout(patience) })
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined
    throw error
  }
}

/** Ends the server of this container; nobody else runs in it. */
function endServer() {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    if (words[0]?.endsWith('node') && words[1] === 'server/run.js') process.kill(Number(pid), 'SIGKILL')
  }
}

try {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    if (await ask('/healthz')) process.exit((await ask('/readyz'))?.ok ? 0 : 1)
  }
  endServer()
} catch {
  // Nothing listens, or the process has just gone.
}
process.exit(1)
