import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { openJobPool } from '#app/persistence/jobs.server.ts'
import { openFragileDatabase, type FragileDatabase } from '#tests/support/torture/fragile-database.ts'

let database: FragileDatabase
beforeAll(async () => {
  database = await openFragileDatabase()
})
afterAll(() => database.close())
afterEach(() => closeDatabase())

const question = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()'

/** Whether the portal's own connection is encrypted, and that of the job queue, which is another driver; or why not. */
async function encryption(host: string, query: string): Promise<unknown[]> {
  const address = new URL(database.url)
  address.hostname = host
  const url = `${address.href}?${query.replace('FILE', encodeURIComponent(database.certificateFile))}`
  const pool = openJobPool(url, () => {})
  const reason = (error: Error) => String(error.cause ?? error)
  const answers = await Promise.all([
    openDatabase(url)
      .execute(sql.raw(question))
      .then(([row]) => row?.ssl, reason),
    pool.query<{ ssl: boolean }>(question).then(({ rows }) => rows[0]?.ssl, reason),
  ])
  await Promise.all([pool.end(), closeDatabase()])
  return answers
}

test.each([
  ['localhost', 'sslmode=disable', false],
  ['localhost', 'sslmode=require', true],
  ['localhost', 'ssl=no-verify', true],
  ['localhost', 'sslmode=verify-full&sslrootcert=FILE', true],
  ['127.0.0.1', 'sslmode=verify-ca&sslrootcert=FILE', true],
])('%s?%s means the same to both drivers', async (host, query, isEncrypted) => {
  expect(await encryption(host, query)).toEqual([isEncrypted, isEncrypted])
})

test('a certificate that nobody vouches for is refused by both where it is asked for', async () => {
  const refused = expect.stringMatching(/self-signed certificate/)
  expect(await encryption('localhost', 'sslmode=verify-full')).toEqual([refused, refused])
})
