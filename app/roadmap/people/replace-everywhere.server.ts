import type { Member } from '#app/persistence/actor.ts'
import { changeNamedPerson } from '#app/persistence/people/named-people.server.ts'
import { doUnlessLapsing, type LapseCheck } from '../flow/save-unless-lapsing.server.ts'
import { save } from '../flow/save.server.ts'
import { findItem } from '../registry.ts'
import { addedPlace, type SentPlace } from './place-value.ts'
import { replaceReach, type NewReach } from './replace-reach.ts'

/**
 * Replaces what is new about somebody in these places, in one transaction. A place where somebody else stands by now stays as it
 * is, and so does one where a colleague changed the same since. Nothing is replaced where that lets answers to an agreement lapse which
 * the sender of the form was not asked about.
 * @returns how many places were changed, and in how many a colleague was first; null where nothing was replaced. And the answers
 *   that lapse, or would
 */
export async function replaceEverywhere(
  member: Member,
  { name, places, reach, ...check }: { name: string; places: readonly SentPlace[]; reach: NewReach } & LapseCheck,
) {
  const inOrder = [...places].sort(byLock)
  return doUnlessLapsing(member, check, async (tx, answers) => {
    let [changed, left] = [0, 0]
    for (const { formType, locationIndex, locationId, version, path } of inOrder) {
      if (formType === addedPlace) {
        if (await changeNamedPerson(member, { id: path, version, said: onlyNew(reach) }, tx)) changed++
        else left++
        continue
      }
      const item = findItem(formType)
      if (!item || (item.roadmap === 'organisation') !== (locationIndex === null)) continue
      const result = await save(
        member,
        {
          ...{ item, locationIndex, version },
          locationId: locationId || null,
          origin: { way: 'page', path: '/organisation/people' },
          answers,
          change: (fields) => replaceReach(fields, path, name, reach),
        },
        tx,
      )
      if (result.outcome !== 'saved' || result.conflicts.length > 0) left++
      else if (result.changed > 0) changed++
    }
    return { changed, left }
  })
}

const onlyNew = ({ phone, email }: NewReach) => ({ ...(phone && { phone }), ...(email && { email }) })

/** The order of the list of locations, in which everything that saves many forms takes its locks: nobody waits for each other. */
const byLock = (one: SentPlace, other: SentPlace): number =>
  (one.locationIndex ?? -1) - (other.locationIndex ?? -1) || one.formType.localeCompare(other.formType)
