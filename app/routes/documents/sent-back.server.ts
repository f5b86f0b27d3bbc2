import type { Member } from '#app/persistence/actor.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { entryAddress } from '#app/roadmap/attention/addresses.ts'
import { readOrganisationEntries } from '#app/roadmap/attention/read.server.ts'
import { reasonWords } from '#app/roadmap/attention/words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

/** How many documents that were sent back are named; each stands with its task too. */
const shown = 20

/** A document that was sent back: of which task and place, why, and where a new version is uploaded. */
export type SentBackDocument = { id: string; title: string; place: string; words: string; href: string }

/** The documents of an organisation and its locations that were sent back, and still wait for a new version. */
export async function readSentBack(member: Member, language: Language): Promise<SentBackDocument[]> {
  const { entries } = await readOrganisationEntries(member, { readers: ['leader'], perKind: shown })
  return entries.flatMap((entry) => {
    const item = findItem(entry.item ?? '')
    if (entry.kind !== 'sent-back' || entry.subject === null || !item) return []
    return {
      id: entry.subject,
      title: itemTitle(item, language),
      place: entry.locationName,
      words: reasonWords(entry, language),
      href: entryAddress(entry, entry.locationIndex),
    }
  })
}
