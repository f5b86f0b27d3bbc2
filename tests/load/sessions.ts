import { startSession } from '#app/platform/auth/session.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { demoAccounts } from '#drizzle/seed/demo-people.ts'

type Settings = { DATABASE_URL: string } & Record<string, string>

/** The cookies of a project leader, for the first location. */
export const cookiesOfLeader = async (origin: string, settings: Settings): Promise<string> =>
  `${await cookiesOf('leader@example.org', origin, settings)}; routekaart.location=0`

/**
 * The cookies of a demo account. The session is made here, because in production nobody signs in to the portal itself:
 * once the provider built into it has been used, the portal was seen to answer some slower; why is not settled.
 */
export async function cookiesOf(account: string, origin: string, settings: Settings): Promise<string> {
  const person = demoAccounts.find(({ email }) => email === account)
  if (!person) throw new Error(`The demo data has no ${account}.`)
  return cookiesOfUser(person.id, origin, settings)
}

/** The same of any user, by their id. */
export async function cookiesOfUser(userId: string, origin: string, settings: Settings): Promise<string> {
  keepEnvironment(readEnvironment({ ...process.env, ...settings }))
  openDatabase(settings.DATABASE_URL)
  const cookies = await startSession(origin, null, { userId, subject: 'bench', claims: {} })
  await closeDatabase()
  return cookies.map((cookie) => cookie.replace(/;.*/, '')).join('; ')
}
