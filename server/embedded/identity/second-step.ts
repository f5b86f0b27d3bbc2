import { z } from 'zod'
import { deletePayload, readPayload, storePayload } from '#app/persistence/people/identity-store.server.ts'

const model = 'SecondStep'
/** Seconds between the password and the code. */
const patience = 600
const kept = z.object({ accountId: z.string(), email: z.string(), until: z.number() })

/** Somebody whose password was right in a login under way, and who has to show their second factor yet. */
export type HalfKnown = { accountId: string; email: string }

/** @param uid of the login under way */
export async function keepHalfKnown(uid: string, { accountId, email }: HalfKnown): Promise<void> {
  await storePayload(model, uid, { accountId, email, until: Date.now() + patience * 1000 }, patience)
}

/** Null where nobody got so far in this login, or it was too long ago, or their password was changed meanwhile. */
export async function findHalfKnown(uid: string): Promise<HalfKnown | null> {
  const { success, data } = kept.safeParse(await readPayload(model, uid))
  return success && data.until > Date.now() ? data : null
}

export const forgetHalfKnown = (uid: string): Promise<void> => deletePayload(model, uid)
