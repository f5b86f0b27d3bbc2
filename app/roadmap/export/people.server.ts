import { readNamedPeople } from '#app/persistence/people/named-people.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { csvLine, csvStart } from '#app/platform/export/csv.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** Whom an organisation added to its list of people by hand, as a table; null where that is nobody. */
export async function addedPeopleAsCsv(member: Member, language: Language): Promise<string | null> {
  const people = await readNamedPeople(member)
  if (people.length === 0) return null
  const t = textFor(language, 'roadmap/export')
  const heads = (['name', 'role', 'email', 'phone', 'when', 'who'] as const).map((head) => t(`people.${head}`))
  const lines = people.map(({ name, role, email, phone, changedAt, changedByName }) =>
    csvLine([name, role, email, phone, formatMoment(changedAt.getTime(), language), changedByName]),
  )
  return csvStart + csvLine(heads) + lines.join('')
}
