import type { Actor } from '#app/persistence/actor.ts'
import type { FindLapsing } from '#app/roadmap/flow/find-lapsing.server.ts'
import type { LapsingAnswer } from '#app/roadmap/flow/lapsing-answers.server.ts'
import { rowsIn } from '#app/roadmap/flow/rows.ts'
import { saveUnlessLapsing } from '#app/roadmap/flow/save-unless-lapsing.server.ts'
import { locationsItem } from '#app/roadmap/registry.ts'
import type { Fields } from '#app/roadmap/rules/fields.ts'
import { onList, staffContributor, staffOrigin } from './locations.server.ts'

/**
 * Gives a location its name, or another one, unless that lets answers to an agreement lapse which the sender of the form was not
 * asked about.
 * @param version of the list that the page showed
 * @returns the answers to ask about, where nothing was saved because of them; 'stale' where somebody else gave it another name meanwhile
 */
export async function renameLocation(
  actor: Actor,
  { organisationId, ...asked }: { organisationId: string; form: FormData; findLapsing: FindLapsing },
  { id, name, version }: { id: string; name: string; version: number },
): Promise<'renamed' | 'stale' | LapsingAnswer[]> {
  const renamed = (row: Fields) => (row.id === id ? { ...row, name } : row)
  const { result, lapsing } = await saveUnlessLapsing(staffContributor(actor, organisationId), asked, {
    ...onList(version),
    origin: staffOrigin(locationsItem),
    note: { action: 'location-renamed', organisationId, subject: { id, name } },
    change: (fields) => ({ ...fields, locations: rowsIn(fields, 'locations').map(renamed) }),
  })
  if (result.outcome !== 'saved' || result.conflicts.length > 0) return 'stale'
  return result.wouldBe === null ? 'renamed' : lapsing
}
