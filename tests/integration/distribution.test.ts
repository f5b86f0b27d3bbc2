import { afterAll, beforeAll, expect, test } from 'vitest'
import { apart, distributionProblems, exceptions } from '#drizzle/distribution.ts'
import { readCatalog } from '#tests/support/catalog.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'

/** Whether tables could be spread over several servers by organisation (docs/decisions/058). */

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

test('every table keeps the rules, but for what is listed', async () => {
  const tables = await readCatalog(portal.sql)
  expect(tables.length).toBeGreaterThan(30)
  const problems = distributionProblems(tables)
  expect([...problems].filter(([name]) => !(name in exceptions))).toEqual([])
  // What holds by now is no exception any more, and a table that is gone is none that stays apart.
  expect(Object.keys(exceptions).filter((name) => !problems.has(name))).toEqual([])
  expect(Object.keys(apart).filter((name) => !tables.some((table) => table.name === name))).toEqual([])
})

class Planted extends Error {}

/** What is wrong with tables that are made for a moment. */
async function problemsWith(statements: string): Promise<string[]> {
  let found: string[] = []
  const planting = portal.sql.begin(async (tx) => {
    await tx.unsafe(statements)
    found = [...distributionProblems(await readCatalog(tx))].flatMap(([name, what]) =>
      name.startsWith('planted') ? `${name} ${what}` : [],
    )
    throw new Planted()
  })
  await planting.catch((error: unknown) => {
    if (!(error instanceof Planted)) throw error
  })
  return found
}

const own = 'organisation_id uuid not null references organisations (id)'

test.each<[string, string, string[]]>([
  ['keeps to its organisation', `create table planted (${own}, id uuid, primary key (organisation_id, id))`, []],
  [
    'has a key of its own',
    `create table planted (${own}, id uuid primary key)`,
    ['planted.planted_pkey is unique without organisation_id'],
  ],
  [
    'has a unique expression',
    `create table planted (${own}, name text); create unique index planted_name on planted (lower(name))`,
    ['planted.planted_name is unique without organisation_id'],
  ],
  [
    'only covers the organisation',
    `create table planted (${own}, name text, unique (name) include (organisation_id))`,
    ['planted.planted_name_organisation_id_key is unique without organisation_id'],
  ],
  [
    'excludes over organisations',
    `create table planted (${own}, during tstzrange, exclude using gist (during with &&))`,
    ['planted.planted_during_excl is unique without organisation_id'],
  ],
  [
    'refers to another organisation',
    `create table planted (${own}, other uuid references organisations (id))`,
    ['planted.planted_other_fkey refers to organisations across organisations'],
  ],
  [
    'refers to a local table',
    `create table planted (${own}, mail uuid references mail_messages (id))`,
    ['planted.planted_mail_fkey refers to mail_messages across organisations'],
  ],
  ['refers to a copied table', `create table planted (${own}, by uuid references users (id))`, []],
  [
    'refers to one of its own',
    `create table planted (${own}, form uuid, foreign key (organisation_id, form) references forms (organisation_id, id))`,
    [],
  ],
  [
    'may be of no organisation',
    'create table planted (organisation_id uuid references organisations (id))',
    ['planted has rows of no organisation, and is not listed as one that stays apart'],
  ],
  [
    'is of no organisation',
    'create table planted (id int)',
    ['planted has rows of no organisation, and is not listed as one that stays apart'],
  ],
])('a table that %s', async (_, statements, expected) => {
  expect(await problemsWith(statements)).toEqual(expected)
})

test('a table that stays apart has rows of no organisation, and refers to none', () => {
  const keys = [{ name: 'fk', columns: ['organisation_id'], to: 'forms', toColumns: ['organisation_id'] }]
  const table = { name: 'kept', organisation: 'always' as const, unique: [], foreignKeys: keys }
  const problems = distributionProblems([table], { kept: { kind: 'local', why: 'a test' } })
  expect([...problems.keys()]).toEqual(['kept', 'kept.fk'])
})
