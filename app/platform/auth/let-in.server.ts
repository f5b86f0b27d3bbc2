import { z } from 'zod'
import { letInHours } from '#app/platform/config/limits.ts'
import { readPayload, storePayload, takePayload } from '#app/persistence/people/identity-store.server.ts'

const model = 'LetIn'
const kept = z.object({ accountId: z.string(), until: z.number() })

/**
 * Keeps the token of a link by which the owner of an account says which browser is theirs, so that guesses from elsewhere do
 * not keep it waiting. It works once and for a day, and a new password ends it; only its hash is kept.
 */
export async function keepLetIn(token: string, accountId: string): Promise<void> {
  const seconds = letInHours * 3600
  await storePayload(model, token, { accountId, until: Date.now() + seconds * 1000 }, seconds)
}

/** Whether a token works. Looking uses nothing up: programs that check mail for viruses look too. */
export async function isLetIn(token: string): Promise<boolean> {
  const { success, data } = kept.safeParse(await readPayload(model, token))
  return success && data.until > Date.now()
}

/** Uses a token up. @returns the account it is for; null where it does not work, also where it was used a moment ago */
export async function spendLetIn(token: string): Promise<string | null> {
  return kept.safeParse(await takePayload(model, token)).data?.accountId ?? null
}
