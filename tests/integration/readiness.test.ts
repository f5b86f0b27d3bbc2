import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#tests/support/ask.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import type { StartedProcess } from '#tests/support/start-process.ts'

let place: MailPlace
let server: StartedProcess
beforeAll(async () => {
  place = await openMailPlace()
  server = await place.start()
})
afterAll(() => place.close())

const allOk = { database: 'ok', writable: 'ok', schema: 'ok', mail: 'ok', files: 'ok', disk: 'ok' }

async function readiness() {
  const { status, headers, text } = await ask(server.origin, '/readyz')
  return { http: status, retry: headers['retry-after'], ...JSON.parse(text) }
}
const ready = { http: 200, status: 'ok', database: 'ok', storage: 'ok', checks: allOk }
const notReady = (over: Partial<typeof allOk>) => ({
  ...{ http: 503, retry: '10' },
  status: 'unavailable',
  checks: { ...allOk, ...over },
})
const becomes = (expected: object) => expect.poll(readiness).toMatchObject(expected)

test('everything that the work takes is named; asked again at once, it says what it found', async () => {
  await becomes(ready)
  const asked = await place.statements.during(() => Promise.all(Array.from({ length: 20 }, readiness)))
  expect(asked.filter((statement) => statement.includes('__drizzle_migrations')).length).toBeLessThan(3)
})

test('a schema that is newer or older than the code; on a newer one older code does not start', async () => {
  const [newest] =
    await place.sql`select id, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`
  await place.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`
  await becomes(notReady({ schema: 'newer' }))
  await expect(place.start()).rejects.toThrow(
    /prepared by a newer version of Routekaart, with migrations that this one does not know\. Start that version/,
  )
  await place.sql`delete from drizzle.__drizzle_migrations where hash = 'later'`
  await place.sql`update drizzle.__drizzle_migrations set created_at = 1 where id = ${newest?.id}`
  await becomes(notReady({ schema: 'older' }))
  await place.sql`update drizzle.__drizzle_migrations set created_at = ${newest?.created_at} where id = ${newest?.id}`
  await becomes(ready)
})

test('a job that nobody takes; one that waits for its next time is none', async () => {
  await place.sql`select graphile_worker.add_job('nobody', run_at => now() + interval '1 hour')`
  await place.sql`select graphile_worker.add_job('nobody', run_at => now() - interval '9 minutes')`
  await becomes(ready)
  await place.sql`select graphile_worker.add_job('nobody', run_at => now() - interval '11 minutes')`
  await becomes(notReady({ mail: 'behind' }))
  await place.sql`delete from graphile_worker._private_jobs`
  await becomes(ready)
})

test('a database that may only be read, and one that is away', async () => {
  await place.sql`alter database postgres set default_transaction_read_only = on`
  await place.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'routekaart%' and pid <> pg_backend_pid()`
  await becomes(notReady({ writable: 'read-only' }))
  await place.sql.begin(async (tx) => {
    await tx`set transaction read write`
    await tx`alter database postgres set default_transaction_read_only = off`
  })
  await becomes(ready)
  place.statements.cut()
  await becomes({
    ...notReady({ database: 'failed', writable: 'unknown', schema: 'unknown', mail: 'unknown' }),
    database: 'failed',
  })
  await place.statements.mend()
  await becomes(ready)
})
