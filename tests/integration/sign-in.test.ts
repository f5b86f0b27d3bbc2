import postgres from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { describeSession } from './session-journeys.ts'
import { describeSignIn, type SignInServer } from './sign-in-journeys.ts'
import { describeTokens } from './token-journeys.ts'

let started: TestServer
let server: SignInServer

beforeAll(async () => {
  started = await startServer()
  server = { origin: started.origin, sql: postgres(await started.databaseUrl()) }
}, 60_000)

afterAll(async () => {
  await server?.sql.end()
  await started?.stop()
})

describeSignIn(() => server)
describeSession(() => server)
describeTokens(() => server)
