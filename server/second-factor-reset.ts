import { userEmail } from '#app/staff/users/read-user-form.server.ts'
import { removeSecondFactorOf } from '#app/persistence/people/second-factor.server.ts'
import { runCommand, tell } from './open-for-command.ts'

/**
 * Takes the second factor away from somebody who lost their app and their recovery codes. Whoever calls it has made sure
 * who is asking for it.
 * @param root the project's folder, where the migrations are
 * @returns the exit code of the process
 */
export async function resetSecondFactor(root: string, typed: string | undefined): Promise<number> {
  const email = userEmail.safeParse(typed)
  if (!email.success) return tell('Use: npm run reset-second-factor -- anna@example.org', 1)
  return runCommand(root, async () =>
    (await removeSecondFactorOf(email.data))
      ? tell('They sign in with their password alone now, and can set up a second factor on /settings.', 0)
      : tell('Nobody with this e-mail address has a second factor at the embedded identity provider.', 1),
  )
}
