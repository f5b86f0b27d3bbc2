import { isCommonPassword } from './common-password.ts'

/** Characters. Longer ones take no longer to check, but what signs in takes no more either. */
export const shortestPassword = 12
export const longestPassword = 1024

export type PasswordProblem = 'tooShort' | 'tooLong' | 'same' | 'common' | 'different'

/**
 * What is wrong with a password that somebody chose.
 * @param repeat the same once more, because nobody sees what is typed
 * @param person whose it is
 */
export function problemWith(
  password: string,
  repeat: string,
  person: { email: string; name: string },
): PasswordProblem | null {
  if ([...password.normalize('NFKC')].length < shortestPassword) return 'tooShort'
  if (password.length > longestPassword) return 'tooLong'
  if (password.trim().toLowerCase() === person.email.toLowerCase()) return 'same'
  if (isCommonPassword(password, person)) return 'common'
  return password.normalize('NFKC') === repeat.normalize('NFKC') ? null : 'different'
}
