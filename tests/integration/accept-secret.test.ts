import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '#tests/support/backup-place.ts'
import { startEmptyDatabase } from '#tests/support/empty-database.ts'

test('where the SESSION_SECRET is lost another one is taken, and only what it sealed is given up', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-secret-'))
  await chmod(folder, 0o711)
  const database = await startEmptyDatabase(folder)
  const sql = postgres(database.url, { max: 1 })
  onTestFinished(async () => {
    await sql.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  const [lost, other] = ['a-secret-that-is-lost-'.repeat(2), 'another-secret-of-now-'.repeat(2)]
  const run = (command: string, asked: string, SESSION_SECRET: string) =>
    runCommand(command, [asked], { DATABASE_URL: database.url, DATA_DIR: folder, SESSION_SECRET })
  const anything = 'anna@example.org'
  expect(await run('reset-second-factor', anything, lost)).toMatchObject({ output: expect.stringMatching(/^Nobody/) })
  const [user] = await sql`insert into users (email, name, is_admin) values (${anything}, 'Anna', true) returning id`
  await sql`insert into auth_sessions (id_hash, user_id, subject, claims, expires_at)
    values ('x', ${user?.id}, 'x', '{}', now() + interval '1 day')`
  const done = await run('accept-secret', '--give-up', other)
  expect(done).toEqual({ code: 0, output: expect.stringContaining('everybody signs in again') })
  const [left] =
    await sql`select (select count(*)::int from users) as users, (select count(*)::int from auth_sessions) as sessions`
  expect(left).toEqual({ users: 1, sessions: 0 })
  const refused = { code: 1, output: expect.stringContaining('was sealed with another one') }
  expect(await run('reset-second-factor', anything, lost)).toEqual(refused)
  expect(await run('accept-secret', '--give-up', other)).toEqual({
    code: 0,
    output: expect.stringContaining('nothing was done'),
  })
})
