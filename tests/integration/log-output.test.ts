import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedDatabase } from '#server/embedded/database.ts'
import { startEmptyDatabase } from '#tests/support/empty-database.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { anyFreePort, root } from '#tests/support/start-process.ts'

let folder: string
let database: EmbeddedDatabase
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-log-'))
  await chmod(folder, 0o711)
  database = await startEmptyDatabase(folder)
})
afterAll(async () => {
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** What becomes of the output: as the shell says it, and what its reader does once the portal runs. */
const outputs: { name: string; shell: string; then?: (child: ChildProcess) => void }[] = [
  { name: 'closed at the start', shell: '>&- 2>&-' },
  { name: 'a full disk', shell: '>/dev/full 2>/dev/full' },
  {
    name: 'a pipe whose reader dies',
    shell: '',
    then: (child) => {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
  },
  { name: 'a pipe whose reader sleeps', shell: '' },
]

test.concurrent.each(outputs)('the portal goes on and stops when told: $name', async ({ shell, then }) => {
  const PORT = await anyFreePort()
  const DATA_DIR = path.join(folder, PORT)
  await mkdir(DATA_DIR)
  const command = `exec "$0" server/run.js ${shell}`
  const env = {
    PATH: process.env.PATH,
    PORT,
    DATA_DIR,
    DATABASE_URL: database.url,
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: 'debug',
  }
  const child: ChildProcess = spawn('sh', ['-c', command, process.execPath], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Nobody reads what it prints: a pipe takes 64 kB, and then nothing.
  const ended = once(child, 'exit')
  const status = (page: string) =>
    fetch(`http://localhost:${PORT}${page}`, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    )
  try {
    // The portal starts, which takes its time on a busy machine.
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200)
    then?.(child)
    const long = `/help?${'a&'.repeat(500)}`
    for (let round = 0; round < 10; round += 1) {
      const all = await Promise.all(Array.from({ length: 30 }, () => status(long)))
      expect(new Set(all)).toEqual(new Set([302]))
    }
    const began = Date.now()
    child.kill('SIGTERM')
    expect(await Promise.race([ended, once(AbortSignal.timeout(15_000), 'abort')])).toEqual([0, null])
    expect(Date.now() - began).toBeLessThan(15_000)
  } finally {
    child.kill('SIGKILL')
  }
})
