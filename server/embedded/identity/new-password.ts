/** Characters. Longer ones take no longer to check, but what signs in takes no more either. */
export const shortestPassword = 12
export const longestPassword = 1024

export type PasswordProblem = 'tooShort' | 'tooLong' | 'same' | 'different'

/**
 * What is wrong with a password that somebody chose.
 * @param repeat the same once more, because nobody sees what is typed
 * @param email whose it is
 */
export function problemWith(password: string, repeat: string, email: string): PasswordProblem | null {
  if ([...password.normalize('NFKC')].length < shortestPassword) return 'tooShort'
  if (password.length > longestPassword) return 'tooLong'
  if (password.trim().toLowerCase() === email.toLowerCase()) return 'same'
  return password.normalize('NFKC') === repeat.normalize('NFKC') ? null : 'different'
}
