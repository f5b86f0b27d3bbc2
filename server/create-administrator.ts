import path from 'node:path'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { keepEnvironment, readEnvironment, SettingsError } from '#app/platform/config/env.server.ts'
import { makeInvitationLink } from '#app/staff/users/invitation.server.ts'
import { userEmail, userName } from '#app/staff/users/read-user-form.server.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { invitationDays, makeAdministrator } from '#app/persistence/people/identity-invitations.server.ts'
import { claimDatabase, DatabaseTooNewError, migrateDatabase } from '#app/persistence/preparation.server.ts'
import { openDataFolder } from './embedded/data-folder.ts'
import { startEmbeddedDatabase } from './embedded/database.ts'
import { keptSessionSecret } from './embedded/session-secret.ts'
import { StartError } from './start-error.ts'

const usage = 'Use: npm run create-admin -- --email anna@example.org --name "Anna Jansen"'

/**
 * Makes somebody an administrator, or gives one another link, and prints how they come in.
 * @param root the project's folder, where the migrations are
 * @returns the exit code of the process
 */
export async function createAdministrator(root: string, asked: { email?: string; name?: string }): Promise<number> {
  const [email, name] = [userEmail.safeParse(asked.email), userName.safeParse(asked.name)]
  if (!email.success || !name.success) return tell(usage, 1)
  const ends: (() => Promise<void>)[] = []
  try {
    await openForCommand(root, ends)
    const person = { email: email.data, name: name.data }
    const link = await makeAdministrator(person, (tx) => makeInvitationLink(tx, primaryOrigin(), person))
    if (!link) return tell('This e-mail address belongs to somebody who is no administrator, or is disabled.', 1)
    const { href, isPassword } = link
    return tell(isPassword ? `Choose a password within ${invitationDays} days:\n${href}` : `Sign in at:\n${href}`, 0)
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StartError || error instanceof DatabaseTooNewError)
      return tell(error.message, 1)
    throw error
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** Opens the database that the portal uses, also while it runs. */
async function openForCommand(root: string, ends: (() => Promise<void>)[]): Promise<void> {
  const env = readEnvironment()
  const dataFolder = await openDataFolder(env.DATA_DIR)
  const SESSION_SECRET = env.SESSION_SECRET ?? (await keptSessionSecret(dataFolder))
  const DATABASE_URL = env.DATABASE_URL ?? (await openEmbedded(dataFolder, ends))
  keepEnvironment({ ...env, DATA_DIR: dataFolder, SESSION_SECRET, DATABASE_URL })
  await migrateDatabase(DATABASE_URL, path.join(root, 'drizzle/migrations'), env.SMTP_URL !== undefined)
  openDatabase(DATABASE_URL)
  ends.push(closeDatabase)
}

/** Anyone who holds the claim stops the embedded database: where the portal runs, it goes on. */
async function openEmbedded(dataFolder: string, ends: (() => Promise<void>)[]): Promise<string> {
  const { url, stop } = await startEmbeddedDatabase(dataFolder)
  const release = await claimDatabase(url)
  if (release) ends.push(stop, release)
  return url
}

function tell(text: string, exitCode: number): number {
  process.stdout.write(`${text}\n`)
  return exitCode
}
