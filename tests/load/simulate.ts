import { parseArgs } from 'node:util'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'
import { postmasterPid } from '#tests/support/embedded-database.ts'
import { inFolder } from './servers.ts'
import { printFindings } from './simulation/print.ts'
import { simulate } from './simulation/simulation.ts'

/** `npm run simulate -- --share 0.01 --pace 20 --seed 1 --away 50 --json FILE` */
const options = {
  /** Of the locations and people of that Monday. */
  share: { type: 'string', default: '0.01' },
  /** How many times faster than on that Monday. */
  pace: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  /** Requests that the other server takes over before the one that was killed is started again. */
  away: { type: 'string', default: '50' },
  json: { type: 'string' },
} as const

/**
 * Plays a Monday morning against two servers of the built portal, and kills one on the way.
 * @returns whether nothing was lost, nobody signed out, and no request failed but those under way on the killed server
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options })
  const { share, pace, seed, away } = values
  const extent = { share: Number(share), pace: Number(pace), seed: Number(seed), away: Number(away) }
  return inFolder(async (folder) => {
    const database = await startEmbeddedDatabase(folder)
    try {
      await migrateDatabase(database.url, 'drizzle/migrations')
      const postmaster = (await postmasterPid(folder)) ?? 0
      const findings = await simulate(extent, { folder, databaseUrl: database.url, postmaster })
      await printFindings(extent, findings, values.json)
      return findings.wrong.length === 0
    } finally {
      await database.stop()
    }
  })
}
