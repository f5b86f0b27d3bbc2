import { environment } from '#app/platform/config/env.server.ts'
import { guesses } from '#app/platform/config/limits.ts'
import {
  countTry,
  findKnownPlaces,
  forgetTries,
  type AddressCount,
  type Wait,
} from '#app/persistence/people/sign-in-tries.server.ts'
import type { Place } from './known-places.ts'

/** Whether something may be tried: how long to wait, and whether that is because of tries in unknown places. */
export type Turn = { wait: Wait; isGuessed: boolean }

/**
 * Whether a password may be looked at. A browser in which the account has signed in counts for itself, so does a network
 * address; all others count together, however many there are. Wherever it has not, guesses for all accounts of one network
 * address count too.
 * @param email as typed
 * @param accountId null where there is no such account, which makes no other difference
 */
export async function turnToTry(email: string, accountId: string | null, place: Place): Promise<Turn> {
  const { address, addressKey, deviceKey } = place
  const known = await findKnownPlaces(accountId ?? '', deviceKey === null ? [addressKey] : [addressKey, deviceKey])
  const rate = guesses.perAccount
  if (deviceKey !== null && known.includes(deviceKey)) {
    const wait = await countTry({ email, known: deviceKey, rate }, address, null)
    if (wait === null) return { wait, isGuessed: false }
  }
  const isKnown = known.includes(addressKey)
  const wait = await countTry({ email, known: isKnown ? addressKey : null, rate }, address, fromAddress(place))
  return { wait, isGuessed: wait !== null && !isKnown }
}

/**
 * Whether a code may be looked at, of somebody whose password was right. A browser in which they signed in before counts
 * for itself here too.
 * @param email of the account
 * @returns `counted`: for `codeWasRight`
 */
export async function turnForCode(email: string, accountId: string, { address, deviceKey }: Place) {
  const [device = ''] = deviceKey === null ? [] : await findKnownPlaces(accountId, [deviceKey])
  const counted = `code:${device}`
  return { wait: await countTry({ email, known: counted, rate: guesses.perAccount }, address, null), counted }
}

/** Forgets the wrong codes before a right one. */
export const codeWasRight = (email: string, counted: string): Promise<void> => forgetTries(email, [counted])

/** Network addresses are counted by what was typed there and was wrong; RATE_LIMITS counts here too. */
function fromAddress({ address, addressKey }: Place): AddressCount | null {
  const times = environment().RATE_LIMITS
  if (times === 0) return null
  const { tries, pause } = guesses.perAddress
  return { addresses: [address, addressKey], rate: { tries: Math.max(1, Math.round(tries * times)), pause } }
}
