import { z } from 'zod'
import {
  newRecoveryCodes,
  readOffer,
  sealSecret,
  stepOf,
  trySecondFactor,
} from '#app/platform/auth/second-factor.server.ts'
import {
  addSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  type OwnAccount,
} from '#app/persistence/people/second-factor.server.ts'

/** What the forms of the page send. `offer` is the sealed secret that the page showed. */
export const factorForm = z.object({
  intent: z.enum(['set-up', 'codes', 'remove']),
  code: z.string().max(100).optional().default(''),
  offer: z.string().max(2000).optional().default(''),
})

export type FactorProblem = 'missing' | 'wrong' | 'tooOften'

/** What became of it: recovery codes to be shown once, nothing more to show, or why not. */
export type FactorChange = { codes: string[] } | { isRemoved: true } | { isStale: true } | { problem: FactorProblem }

/** Sets somebody's second factor up, makes new recovery codes, or removes it. Each needs a code. */
export async function changeFactor(
  account: OwnAccount,
  { intent, code, offer }: z.output<typeof factorForm>,
): Promise<FactorChange> {
  // Somebody else, or another tab, was faster: the page shows how it is now.
  if ((intent === 'set-up') === account.isSet) return { isStale: true }
  if (code.trim() === '') return { problem: 'missing' }
  if (intent === 'set-up') return setUp(account, code, offer)
  const tried = await trySecondFactor(account, code)
  if (tried !== 'right') return { problem: tried === 'wrong' ? 'wrong' : 'tooOften' }
  if (intent === 'remove') {
    await removeSecondFactor(account.accountId)
    return { isRemoved: true }
  }
  const { codes, hashes } = newRecoveryCodes()
  await replaceRecoveryCodes(account.accountId, hashes)
  return { codes }
}

async function setUp({ accountId, email }: OwnAccount, code: string, offer: string): Promise<FactorChange> {
  const offered = readOffer(accountId, email, offer)
  if (!offered) return { isStale: true }
  const step = stepOf(offered.secret, code)
  if (step === null) return { problem: 'wrong' }
  const { codes, hashes } = newRecoveryCodes()
  const sealedSecret = sealSecret(accountId, offered.secret)
  const isAdded = await addSecondFactor({ accountId, sealedSecret, step, codeHashes: hashes })
  return isAdded ? { codes } : { isStale: true }
}
