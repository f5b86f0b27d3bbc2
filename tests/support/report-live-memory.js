/**
 * Loaded into the portal that a test starts, with NODE_OPTIONS: at SIGUSR2 it collects what is garbage, and writes to the file that
 * LIVE_MEMORY_FILE names how many bytes of memory are in use then. What the system counts says little of that: V8 lets garbage lie.
 */
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(String(process.env.LIVE_MEMORY_FILE), String(heapUsed + external))
  })
}
