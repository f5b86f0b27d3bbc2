import { embeddedOriginFor, primaryOrigin } from '#app/platform/auth/config.server.ts'
import { makeInvitationLink } from '#app/staff/users/invitation.server.ts'
import { userEmail } from '#app/staff/users/read-user-form.server.ts'
import { makeNewPasswordLink } from '#app/persistence/people/forgotten-passwords.server.ts'
import { runCommand, tell } from './open-for-command.ts'

const usage = 'Use: npm run reset-password -- --email anna@example.org'

/**
 * Prints a link by which somebody chooses a new password; links that were made for it before work no more. Their old
 * password holds until they do.
 * @param root the project's folder, where the migrations are
 * @returns the exit code of the process
 */
export async function resetPassword(root: string, asked?: { email?: string }): Promise<number> {
  const email = userEmail.safeParse(asked?.email)
  if (!email.success) return tell(usage, 1)
  return runCommand(root, async () => {
    const origin = primaryOrigin()
    if (embeddedOriginFor(new URL(origin).host) === null)
      return tell('People sign in at another identity provider; their passwords are kept there.', 1)
    const link = await makeNewPasswordLink(email.data, (tx, person) =>
      makeInvitationLink(tx, origin, person, 'new-password'),
    )
    if (!link) return tell('There is no such user, or they are disabled, or their organisation is archived.', 1)
    return tell(`Choose a new password within an hour:\n${link.href}`, 0)
  })
}
