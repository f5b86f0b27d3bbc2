import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSession } from '#app/platform/auth/session.server.ts'
import { runCleanup } from '#app/platform/cleanup/cleanup.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { newMember, openDocumentsPlace, type DocumentsPlace } from '#tests/support/documents-place.ts'

/** What cleanup removes because it is over, apart from files. */

const never = new AbortController().signal
let place: DocumentsPlace
let member: Member
beforeAll(async () => {
  place = await openDocumentsPlace({ USAGE_RETENTION_DAYS: '400' })
  member = await newMember()
})
afterAll(() => place.close())

const countOf = async (table: string) => {
  const rows = await database().execute(sql`select count(*)::int as n from ${sql.raw(table)}`)
  return rows[0]?.n
}

test('sessions, tokens, drafts and guesses that are over go, and those that are not stay', async () => {
  const { userId, organisationId } = member
  await startSession('http://localhost', null, { userId, subject: 's', claims: {} })
  await startSession('http://localhost', null, { userId, subject: 's', claims: {} })
  const db = database()
  await db.execute(sql`update auth_sessions set seen_at = now() - interval '2 days'
    where id_hash = (select id_hash from auth_sessions limit 1)`)
  await db.execute(sql`insert into auth_access_tokens (session_hash, audience, scope, access_token, granted_scope, token_type, expires_at)
    select id_hash, a.name, 's', 't', 's', 'Bearer', now() + a.left from auth_sessions,
      (values ('over', interval '-1 minute'), ('good', interval '5 minutes')) as a(name, "left") where seen_at > now() - interval '1 day'`)
  for (const days of [-1, 1]) {
    await db.execute(sql`insert into form_drafts (organisation_id, id, user_id, path, sealed, reason, expires_at)
      values (${organisationId}, ${randomUUID()}, ${userId}, '/', '', 'invalid', now() + make_interval(days => ${days}))`)
    await db.execute(sql`insert into identity_store (model, id, payload, expires_at)
      values ('Session', ${`of ${days}`}, '{}', now() + make_interval(days => ${days}))`)
    await db.execute(sql`insert into identity_invitations (token_hash, email, name, expires_at)
      values (${`of ${days}`}, 'a', 'a', now() + make_interval(days => ${days}))`)
  }
  await db.execute(sql`insert into identity_store (model, id, payload) values ('Client', 'for ever', '{}')`)
  await db.execute(sql`insert into identity_failures (email, address, at)
    values ('a', 'b', now() - interval '16 minutes'), ('a', 'b', now())`)
  await runCleanup(never)
  const tables = [
    'auth_sessions',
    'auth_access_tokens',
    'form_drafts',
    'identity_store',
    'identity_failures',
    'identity_invitations',
  ]
  expect(await Promise.all(tables.map(countOf))).toEqual([1, 1, 1, 2, 1, 1])
})

test('entries of the usage log go after four hundred days, however many there are', async () => {
  await database().execute(sql`delete from usage_log`)
  await database().execute(sql`insert into usage_log (log_type, amount, data, at)
    select 'navigation', -1, '/', now() - interval '401 days' from generate_series(1, 12000)`)
  await database().execute(sql`insert into usage_log (log_type, amount, data, at)
    values ('navigation', -1, '/young', now() - interval '399 days')`)
  await runCleanup(never)
  expect(await countOf('usage_log')).toBe(1)
})
