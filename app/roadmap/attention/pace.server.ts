import { readItemPace } from '#app/persistence/organisations/item-pace.server.ts'
import { allItems } from '../registry.ts'
import { fewestCustomers, quantileCount, type ItemPace, type KnownPace } from '../rules/planning/pace.ts'

/** How long what was read holds while too little is known: right after a start it is still being filled in. */
const shortly = 60_000

type Read = { today: number; until: number; all: Promise<readonly ItemPace[]> }
let read: Read | undefined

const dependent = allItems.flatMap(({ item: { key, dependsOn } }) =>
  dependsOn === undefined ? [] : [{ item: key, needed: dependsOn }],
)

/**
 * How long tasks took at all customers, of what was done before today. Read once a day by each process, because it is a
 * sum over everything: what is done today counts tomorrow.
 * @param today calendar date
 */
export async function paceOfAll(today: number): Promise<readonly ItemPace[]> {
  if (read && read.today === today && Date.now() < read.until) return read.all
  const now: Read = { today, until: Date.now() + shortly, all: readItemPace(today, dependent, quantileCount) }
  read = now
  try {
    const all = await now.all
    if (all.some(isKnown)) now.until = Infinity
    return all
  } catch (error) {
    if (read === now) read = undefined
    throw error
  }
}

/** The same of those tasks of which enough is known. */
export async function knownPace(today: number): Promise<KnownPace> {
  const all = await paceOfAll(today)
  return new Map(all.filter(isKnown).map((one) => [one.item, one]))
}

/** Whether enough customers did a task to say how long it takes. */
export const isKnown = ({ customers }: ItemPace): boolean => customers >= fewestCustomers
