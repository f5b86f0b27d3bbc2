// @module-tag night
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAcknowledged } from '#tests/load/simulation/found.ts'
import { type Findings, simulate } from '#tests/load/simulation/simulation.ts'
import type { EmbeddedDatabase } from '#server/embedded/database.ts'
import { postmasterPid } from '#tests/support/embedded-database.ts'
import { startEmptyDatabase } from '#tests/support/empty-database.ts'

/** The morning of `npm run simulate`, in small: some twenty people in as many seconds. */
const extent = { share: 0.002, pace: 120, seed: 1, away: 10 }

let folder: string
let database: EmbeddedDatabase
let findings: Findings
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-simulation-'))
  await chmod(folder, 0o711)
  database = await startEmptyDatabase(folder)
  const postmaster = (await postmasterPid(folder)) ?? 0
  findings = await simulate(extent, { folder, databaseUrl: database.url, postmaster })
}, 180_000)
afterAll(async () => {
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('people work on while one of two servers is killed and started again', () => {
  expect(findings.wrong).toEqual([])
  expect(findings.passedOn).toBeGreaterThanOrEqual(extent.away)
  expect(findings.servers.map(({ requests }) => requests > 0)).toEqual([true, true])
})

test('all kinds of visits were made', () => {
  const kinds = ['sign-in', 'home', 'route card', 'page of a task', 'save', 'upload', 'documents', 'sign-out']
  const asked = [...kinds, 'overview', 'download', 'page of a link', 'save by a link', 'page of staff', 'usage report']
  expect([...findings.ledger.times.keys()]).toEqual(expect.arrayContaining([...asked, 'static file']))
})

test('what was acknowledged is looked for, value by value and file by file', async () => {
  const { ledger, acknowledged } = findings
  expect([acknowledged.saves > 0, acknowledged.files > 0]).toEqual([true, true])
  const sql = postgres(database.url, { max: 1 })
  await sql`update form_changes set "to" = '"another"'`
  const without = await findAcknowledged(sql, ledger, () => Promise.resolve(null))
  await sql.end()
  expect(without.lost).toHaveLength(acknowledged.saves + acknowledged.files)
})
