import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { invitationDays } from '#app/platform/config/limits.ts'
import { makeInvitationLink } from '#app/staff/users/invitation.server.ts'
import { userEmail, userName } from '#app/staff/users/read-user-form.server.ts'
import { makeAdministrator } from '#app/persistence/people/identity-invitations.server.ts'
import { runCommand, tell } from './open-for-command.ts'

const usage = 'Use: npm run create-admin -- --email anna@example.org --name "Anna Jansen"'

/**
 * Makes somebody an administrator, or gives one another link, and prints how they come in.
 * @param root the project's folder, where the migrations are
 * @returns the exit code of the process
 */
export async function createAdministrator(root: string, asked?: { email?: string; name?: string }): Promise<number> {
  const [email, name] = [userEmail.safeParse(asked?.email), userName.safeParse(asked?.name)]
  if (!email.success || !name.success) return tell(usage, 1)
  const person = { email: email.data, name: name.data }
  return runCommand(root, async () => {
    const link = await makeAdministrator(person, (tx) => makeInvitationLink(tx, primaryOrigin(), person))
    if (!link) return tell('This e-mail address belongs to somebody who is no administrator, or is disabled.', 1)
    const { href, isPassword } = link
    return tell(isPassword ? `Choose a password within ${invitationDays} days:\n${href}` : `Sign in at:\n${href}`, 0)
  })
}
