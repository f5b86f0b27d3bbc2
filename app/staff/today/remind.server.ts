import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readPlaceNames } from '#app/persistence/staff/today-acts.server.ts'
import type { WorkId } from '#app/persistence/staff/work-entries.ts'
import { remindByHand, type Reminded } from '#app/notifications/reminders/remind-by-hand.server.ts'
import { groupBy } from '#app/roadmap/flow/group-by.ts'
import { locationAddress, organisationAddress } from '../organisations/addresses.ts'
import type { RowOutcome } from '../row-acts/outcome.ts'

type Asking = { origin: string; now: number; language: Language }

/** Reminds people of what is late or due soon at these places, and says of each place whom, or why nobody. */
export async function remindOfPlaces(
  actor: Actor,
  ids: readonly Pick<WorkId, 'organisationId' | 'row'>[],
  asking: Asking,
): Promise<RowOutcome[]> {
  const names = await readPlaceNames(actor, ids)
  const outcomes: RowOutcome[] = []
  for (const [organisationId, own] of groupBy(ids, (id) => id.organisationId)) {
    const rows = [...new Set(own.map(({ row }) => row))]
    const isThere = rows.some((row) => names.has(`${organisationId} ${row}`))
    const reminded = isThere ? await remindByHand(actor, organisationId, rows, asking) : new Map<string, Reminded>()
    for (const row of rows) {
      outcomes.push({
        key: `${organisationId} ${row}`,
        name: names.get(`${organisationId} ${row}`) ?? '?',
        href: row === '' ? organisationAddress(organisationId) : locationAddress(organisationId, row),
        ...remindedWords(reminded.get(row), asking.language),
      })
    }
  }
  return outcomes
}

/** Whom a reminder went to, or why to nobody; undefined where the place is gone. */
export function remindedWords(reminded: Reminded | undefined, language: Language) {
  const t = textFor(language, 'staff/row-acts')
  if (!reminded) return { words: t('gone'), isDone: false }
  if (reminded.why !== null) return { words: t(`reminded.${reminded.why}`), isDone: false }
  return { words: t('reminded.done', { names: reminded.names.join(', ') }), isDone: true }
}
