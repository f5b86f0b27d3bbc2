import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { log } from '#app/platform/log/log.ts'
import { closeDatabase, database as connected, openDatabase } from '#app/persistence/database.server.ts'
import { writeNotices } from '#app/persistence/notifications/notices.server.ts'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'
import { brokenBars, tableOf } from './mail-year/print.ts'
import { simulateYear } from './mail-year/year.ts'
import { inFolder } from './servers.ts'

/** `npm run simulate:mail -- --days 365 --organisations 12 --seed 1` */
const options = {
  days: { type: 'string', default: '365' },
  organisations: { type: 'string', default: '12' },
  seed: { type: 'string', default: '1' },
} as const

/**
 * Lets a year pass in the real code of messages, and counts what people get.
 * @returns whether it was calm
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options })
  const extent = { days: Number(values.days), organisations: Number(values.organisations), seed: Number(values.seed) }
  return inFolder(async (folder) => {
    const began = performance.now()
    const database = await startEmbeddedDatabase(folder)
    try {
      await migrateDatabase(database.url, 'drizzle/migrations', true)
      const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Routekaart <portal@example.org>' }
      const own = { DATA_DIR: folder, DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(40) }
      keepEnvironment(readEnvironment({ ...mail, ...own, NODE_ENV: 'test' }))
      openDatabase(database.url)
      writeNotices(true)
      // Nothing of it has to outlive the machine.
      await connected().execute(sql`alter system set synchronous_commit = off`)
      await connected().execute(sql`select pg_reload_conf()`)
      log.level = 'warn'
      const findings = await simulateYear({ first: Date.UTC(2027, 0, 4), ...extent })
      const broken = brokenBars(findings)
      console.log(tableOf(findings))
      for (const one of broken) console.error(`Not calm: ${one}.`)
      console.log(`${extent.days} days in ${Math.round((performance.now() - began) / 1000)} s`)
      return broken.length === 0
    } finally {
      await closeDatabase()
      await database.stop()
    }
  })
}
