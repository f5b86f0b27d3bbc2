import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { migrationsIn } from '#app/persistence/migrations.server.ts'
import { readPayload } from '#app/persistence/people/identity-store.server.ts'
import { migrateDatabase, pendingMigrations } from '#app/persistence/preparation.server.ts'
import { ask } from '#tests/support/ask.ts'
import { choosePlace, migrationsFolder, runCommand } from '#tests/support/backup-place.ts'
import {
  fillAsBefore,
  openEarlierDatabases,
  readValues,
  type EarlierDatabases,
} from '#tests/support/earlier-database.ts'
import { fillEmptyTables } from '#tests/support/fill-tables.ts'
import { openPortal } from '#tests/support/portal.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { splitBy } from '#tests/support/stages.ts'
import { anyFreePort, startProcess } from '#tests/support/start-process.ts'

/** Databases of every earlier version, with rows in every table: what an empty one takes, a filled one may not. */

let earlier: EarlierDatabases
beforeAll(async () => {
  earlier = await openEarlierDatabases()
})
afterAll(() => earlier.close())

const names = migrationsIn(migrationsFolder).map(({ name }) => name)

/**
 * The revision counts changes, so that pages are made anew; progress is computed anew where it is missing; of ids of the
 * identity provider the hashes are kept, and user codes, of which there are none, go.
 */
const isMadeAnew = (column: string) =>
  ['organisations.revision', 'identity_store.id', 'identity_store.user_code'].includes(column) ||
  column.startsWith('location_progress.')

/** Upgrades a copy of a database; gives the columns that are gone, or have other values than before. */
async function changedByUpgrade(chain: string, copy: string): Promise<string[]> {
  const url = await earlier.make(copy, chain)
  const sql = postgres(url, { max: 1 })
  const before = await readValues(sql)
  await migrateDatabase(url, migrationsFolder)
  const after = await readValues(sql)
  await sql.end()
  return [...before]
    .filter(([column, values]) => String(after.get(column)) !== String(values))
    .map(([column]) => column)
}

// The chain itself shows in the gate that each migration passes over filled tables.
const stages = splitBy(
  names.map((_, at) => at + 1),
  (count) => count % 20 === 9,
)
for (const { rows, options } of stages) {
  test(
    `a filled database with ${rows.join(', ')} migrations is upgraded, and loses nothing`,
    { ...options, timeout: 900_000 },
    async () => {
      const chain = `chain_${rows[0]}`
      const url = await earlier.make(chain)
      for (const count of names.map((_, at) => at + 1)) {
        await earlier.migrateTo(url, count)
        const sql = postgres(url, { max: 1 })
        await fillEmptyTables(sql)
        await sql.end()
        if (!rows.includes(count)) continue
        expect(await pendingMigrations(url, migrationsFolder)).toEqual(names.slice(count))
        const changed = await changedByUpgrade(chain, `upgraded_${count}`)
        expect
          .soft(
            changed.filter((column) => !isMadeAnew(column)),
            `from ${count} migrations`,
          )
          .toEqual([])
      }
    },
  )
}

test.each([9, 29])(
  'a portal on what one with %i migrations left opens old sessions, links and signatures',
  async (count) => {
    const url = await earlier.make(`place_${count}`)
    await earlier.migrateTo(url, count)
    const DATA_DIR = path.join(earlier.folder, `data-${count}`)
    choosePlace({ DATA_DIR })
    const sql = postgres(url, { max: 1 })
    const place = await fillAsBefore(sql, path.join(DATA_DIR, 'files'))
    await sql.end()
    const PORT = await anyFreePort()
    const server = startProcess({ PORT, DATA_DIR, DATABASE_URL: url, SESSION_SECRET: sessionSecret })
    await server.ready
    const askFor = (page: string, headers: Record<string, string> = {}) => ask(server.origin, page, { headers })

    const card = await askFor('/location/route-card?location=0', { Cookie: place.cookie })
    expect([card.status, card.text]).toEqual([200, expect.stringContaining('De Meent')])
    const file = await askFor(`/documents/${place.documentId}/download`, { Cookie: place.cookie })
    expect([file.status, file.text]).toEqual([200, 'Stichting Kwartelei'])
    const read = await askFor(`/share/${place.tokens.reader}`)
    expect([read.status, read.text]).toEqual([200, expect.stringContaining('Stichting Kwartelei')])
    const signed = await askFor(`/share/${place.tokens.signer}/evidence.txt`)
    expect([signed.status, signed.text]).toEqual([200, place.signedText])
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
)

test('what the identity provider kept by ids is found by them still, and cannot be used by who reads it', async () => {
  const url = await earlier.make('identity')
  await earlier.migrateTo(url, names.indexOf('0044_identity_ids_as_hashes'))
  const [id, cookie] = ['i'.repeat(43), 'c'.repeat(43)]
  const about = { returnTo: `https://portal.example/identity/authorize/${id}`, exp: 7 }
  const payload = { ...about, jti: id, session: { uid: 'u', cookie } }
  const sql = postgres(url, { max: 1 })
  await sql`insert into identity_store ${sql({ model: 'Interaction', id, payload })}`
  await migrateDatabase(url, migrationsFolder)
  openDatabase(url)
  expect(await readPayload('Interaction', id)).toEqual({ ...about, jti: id, session: { uid: 'u' } })
  await closeDatabase()
  const [row] = await sql`select s::text as row from identity_store s`
  await sql.end()
  for (const secret of [id, cookie]) expect(row?.row).not.toContain(secret)
})

test('what a start would apply is named beforehand, and can be applied without one', async () => {
  const DATABASE_URL = await earlier.make('named')
  await earlier.migrateTo(DATABASE_URL, names.length - 2)
  const settings = { DATA_DIR: path.join(earlier.folder, 'data-named'), SESSION_SECRET: sessionSecret, DATABASE_URL }
  for (const [asked, said] of [
    [['--check'], 'These migrations would be applied'],
    [[], 'Applied'],
  ] as [string[], string][])
    expect(await runCommand('migrate', asked, settings)).toEqual({
      code: 0,
      output: `${said}, in this order:\n${names.slice(-2).join('\n')}\n`,
    })
  expect((await runCommand('migrate', ['--check'], settings)).output).toBe('The tables are up to date.\n')
})

test('a column that no migration made is named, by a start that cannot go on', async () => {
  const portal = await openPortal()
  await portal.sql`alter table identity_accounts rename column email to post`
  await expect(portal.killAndStart()).rejects.toThrow(
    'The database lacks what this version needs: column identity_accounts.email does not exist.',
  )
  await portal.close()
})
