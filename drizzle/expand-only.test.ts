import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { breaksFor, refusedIn, snapshot } from './expand-only.ts'

const folder = path.join(import.meta.dirname, 'migrations')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, 'meta', file), 'utf8'))
const snapshotOf = (tag: string) => snapshot.parse(read(`${tag.slice(0, 4)}_snapshot.json`))

/** The newest migration of the last released code. Docs: operations, "A new version". */
const released = '0008_recent_links'
const tags = z
  .object({ entries: z.array(z.object({ tag: z.string() })) })
  .parse(read('_journal.json'))
  .entries.map(({ tag }) => tag)
const since = tags.slice(tags.indexOf(released) + 1)
const releasedSchema = snapshotOf(released)

test('the released migration is one of ours, and there is a file for each', () => {
  expect(tags).toContain(released)
  expect(readdirSync(folder).filter((file) => file.endsWith('.sql'))).toEqual(tags.map((tag) => `${tag}.sql`))
})

test('the last released code runs on every schema since', () => {
  for (const tag of since) expect(breaksFor(releasedSchema, snapshotOf(tag)), tag).toEqual([])
})

test('migrations since the release only add', () => {
  for (const tag of since)
    expect(refusedIn(readFileSync(path.join(folder, `${tag}.sql`), 'utf8'), releasedSchema), tag).toEqual([])
})

describe('what would break it is found', () => {
  const text = { type: 'text', notNull: true }
  const rules = { indexes: {}, uniqueConstraints: {}, foreignKeys: {}, checkConstraints: {} }
  const users = (columns: Record<string, unknown>, more = {}) =>
    snapshot.parse({ tables: { 'public.users': { columns, ...rules, ...more } } })
  const old = users({ name: text, note: { ...text, notNull: false, default: "''" } })

  test.each([
    ['nothing', { name: text, note: { ...text, notNull: false, default: "''" } }, {}, []],
    ['a column that may be empty', { ...old.tables['public.users']?.columns, x: { ...text, notNull: false } }, {}, []],
    ['a column with a default', { ...old.tables['public.users']?.columns, x: { ...text, default: "'a'" } }, {}, []],
    [
      'a column to fill',
      { ...old.tables['public.users']?.columns, x: text },
      {},
      ['new column x may not be empty and has no default'],
    ],
    ['a column gone', { name: text }, {}, ['column note is gone']],
    [
      'another type',
      { ...old.tables['public.users']?.columns, name: { ...text, type: 'integer' } },
      {},
      ['column name was text and is integer'],
    ],
    ['a default gone', { name: text, note: { ...text, notNull: false } }, {}, ['column note has no default any more']],
    [
      'a column to fill now',
      { name: text, note: { ...text, default: "''" } },
      {},
      ['column note may not be empty any more'],
    ],
    [
      'a rule about what it fills',
      old.tables['public.users']?.columns ?? {},
      { uniqueConstraints: { u: { columns: ['name'] } }, checkConstraints: { c: { value: 'true' } } },
      ['new rule u', 'new rule c'],
    ],
  ])('%s', (_, columns, more, expected) => {
    expect(breaksFor(old, users(columns, more))).toEqual(expected.map((what) => `public.users: ${what}`))
  })

  test('a table gone', () => {
    expect(breaksFor(old, { tables: {} })).toEqual(['table public.users is gone'])
  })

  test.each([
    ['ALTER TABLE "forms" DROP COLUMN "fields";', ['drops column forms.fields']],
    ['ALTER TABLE "forms" DROP COLUMN "long_gone";', []],
    ['DROP TABLE "forms" CASCADE;', ['drops table forms']],
    ['DROP TABLE "nobody_knows";', []],
    ['ALTER TABLE "forms" ALTER COLUMN "version" SET DATA TYPE bigint;', ['changes a type in forms']],
    ['ALTER TABLE "forms" ALTER COLUMN "version" TYPE bigint;', ['changes a type in forms']],
    ['ALTER TABLE "users" ALTER COLUMN "email"\n SET NOT NULL;', ['sets not null in users']],
    ['ALTER TABLE "users" RENAME COLUMN "email" TO "mail";', ['renames']],
    ['ALTER TABLE "users" RENAME TO "people";', ['renames']],
    ['ALTER INDEX "a" RENAME TO "b";', ['renames']],
    [
      'ALTER TABLE "users" ADD COLUMN "x" text;--> statement-breakpoint\nALTER TABLE "users" DROP COLUMN "email";',
      ['drops column users.email'],
    ],
    ['CREATE INDEX "a" ON "usage_log" USING btree ("at");', ['makes an index of usage_log without "if not exists"']],
    ['CREATE INDEX IF NOT EXISTS "a" ON "usage_log" USING btree ("at");', []],
    ['CREATE INDEX "a" ON "site_settings" USING btree ("at");', []],
    ['CREATE TABLE "type" ("rename" text NOT NULL);', []],
  ])('%s', (statement, expected) => expect(refusedIn(statement, releasedSchema)).toEqual(expected))
})
