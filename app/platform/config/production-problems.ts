import type { Environment } from './env.server.ts'
import { isStrongSecret } from './secret-strength.ts'

/** Beyond this the rates hold nobody back any more. */
const mostTimesRates = 10

type Given = Pick<Environment, 'DATABASE_URL' | 'SESSION_SECRET' | 'MAIL_EVENTS_SECRET' | 'RATE_LIMITS' | 'DEMO_DATA'>

/** What may be tried out, and is never done with the data of real people: a line each. */
export function productionProblems(env: Given): string[] {
  const problems: string[] = []
  if (!env.DATABASE_URL) problems.push('DATABASE_URL: needed in production')
  if (!env.SESSION_SECRET) problems.push('SESSION_SECRET: needed in production, at least 32 random characters')
  else if (!listOf(env.SESSION_SECRET).every(isStrongSecret)) {
    problems.push(
      'SESSION_SECRET: can be guessed, which production does not allow (an older one in the list included); make one with: openssl rand -hex 32',
    )
  }
  if (env.MAIL_EVENTS_SECRET && !isStrongSecret(env.MAIL_EVENTS_SECRET)) {
    problems.push(
      'MAIL_EVENTS_SECRET: can be guessed, which production does not allow; make one with: openssl rand -hex 32',
    )
  }
  if (env.RATE_LIMITS === 0) problems.push('RATE_LIMITS: cannot be off in production')
  if (env.RATE_LIMITS > mostTimesRates) problems.push(`RATE_LIMITS: at most ${mostTimesRates} in production`)
  if (env.DEMO_DATA) problems.push('DEMO_DATA: demo data is not allowed in production')
  return problems
}

/** Older secrets stand behind the one in use, and are accepted as well. */
const listOf = (secrets: string): string[] => secrets.split(',').map((secret) => secret.trim())
