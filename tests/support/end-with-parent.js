/**
 * Loaded into the portal that a test starts, before anything of its own: ends it in order as soon as the process that started it
 * has gone, whether that one ended, was interrupted or crashed; and with it the databases that were started for it.
 */
import cluster from 'node:cluster'
import { isMainThread } from 'node:worker_threads'

// The threads of the portal load this too, and its workers, which end with it.
if (isMainThread && cluster.isPrimary) {
  // A pipe from the process that started us, which closes when that goes.
  process.stdin.once('end', endInOrder).once('error', endInOrder).resume()
  process.once('exit', endDatabase)
}

function endInOrder() {
  process.kill(process.pid, 'SIGTERM')
}

function endDatabase() {
  for (const pid of String(process.env.TEST_DATABASE_PID).split(',').map(Number)) {
    if (!(pid > 1)) continue
    try {
      process.kill(pid, 'SIGINT')
    } catch {
      // It has gone already.
    }
  }
}
