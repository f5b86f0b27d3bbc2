import path from 'node:path'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { SettingsError } from '#app/platform/config/env.server.ts'
import { makeInvitationLink } from '#app/staff/users/invitation.server.ts'
import { userEmail, userName } from '#app/staff/users/read-user-form.server.ts'
import { invitationDays, makeAdministrator } from '#app/persistence/people/identity-invitations.server.ts'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { openForCommand } from './open-for-command.ts'
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
    const { DATABASE_URL, SMTP_URL } = await openForCommand(ends)
    await migrateDatabase(DATABASE_URL, path.join(root, 'drizzle/migrations'), SMTP_URL !== undefined)
    const person = { email: email.data, name: name.data }
    const link = await makeAdministrator(person, (tx) => makeInvitationLink(tx, primaryOrigin(), person))
    if (!link) return tell('This e-mail address belongs to somebody who is no administrator, or is disabled.', 1)
    const { href, isPassword } = link
    return tell(isPassword ? `Choose a password within ${invitationDays} days:\n${href}` : `Sign in at:\n${href}`, 0)
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StartError) return tell(error.message, 1)
    throw error
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

function tell(text: string, exitCode: number): number {
  process.stdout.write(`${text}\n`)
  return exitCode
}
