import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { describeSession } from './session-journeys.ts'
import { describeSignIn, type SignInServer } from './sign-in-journeys.ts'
import { anyFreePort, startProcess, type StartedProcess } from './start-process.ts'

let folder: string
let started: StartedProcess
let server: SignInServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-sign-in-'))
  // The database runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  started = startProcess({ PORT: await anyFreePort(), DATA_DIR: folder })
  await started.ready
  const read = (name: string) => readFile(path.join(folder, 'database', name), 'utf8')
  const [password, postmaster] = await Promise.all([read('password'), read('cluster/postmaster.pid')])
  const port = Number(postmaster.split('\n')[3])
  const sql = postgres({
    host: '127.0.0.1',
    port,
    database: 'postgres',
    username: 'routekaart',
    password: password.trim(),
  })
  server = { origin: started.origin, sql }
}, 60_000)

afterAll(async () => {
  await server?.sql.end()
  started?.child.kill('SIGTERM')
  await started?.ended
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

describeSignIn(() => server)
describeSession(() => server)
