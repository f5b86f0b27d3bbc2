import type { z } from 'zod'
import { answer, problem } from '#app/platform/auth/json-answers.server.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { programOf } from '#app/platform/auth/program.server.ts'
import { callerOf, onlyReads, reads, type Call } from '#app/api/endpoint.server.ts'
import { operations } from '#app/api/operations.server.ts'
import type { attention } from '#app/api/schemas.ts'
import { inputDay } from '#app/platform/i18n/dates.ts'
import { entryAddress } from '#app/roadmap/attention/addresses.ts'
import type { Entry } from '#app/roadmap/attention/entry.ts'
import {
  readOrganisationEntries,
  readProgress,
  readStaffEntries,
  type StaffEntry,
} from '#app/roadmap/attention/read.server.ts'
import { reasonValues, reasonWords } from '#app/roadmap/attention/words.server.ts'
import { staffEntryAddress } from '#app/staff/board/entry-address.ts'

/** How many entries of each kind, or of all kinds for provider staff, one answer holds. */
const [mostPerKind, mostForStaff] = [1000, 1000]

/**
 * GET /api/attention?location_index=0, or without it for everything of who asks: what needs them, the heaviest first.
 * Provider staff get what needs them at all organisations, their programs what does at those that they are for.
 */
export const loader = reads(async (call) => {
  const read = operations.attention.query.safeParse({
    location_index: new URL(call.request.url).searchParams.get('location_index'),
  })
  if (!read.success) return problem(400, 'invalid_location_index', wrongIndex)
  const { location_index: index } = read.data
  const staff = programOf(call.context, 'attention:read') ?? staffIn(call)
  const entries = staff ? await readStaffEntries(staff, { limit: mostForStaff }) : await entriesOf(call, index)
  const { language } = call.context
  return answer(
    entries.map((entry) => ({
      key: entry.key,
      kind: entry.kind,
      for: entry.for,
      holder: entry.holder,
      place: {
        organisation_id: entry.organisationId,
        organisation_name: entry.organisationName,
        location_index: entry.locationIndex,
        location_name: entry.locationName,
      },
      item: entry.item,
      due: dayOrNull(entry.due),
      since: dayOrNull(entry.since),
      reason: { key: entry.reason.key, values: reasonValues(entry), text: reasonWords(entry, language) },
      address: staff ? staffEntryAddress(entry) : entryAddress(entry, entry.locationIndex),
      weight: entry.weight,
    })) satisfies z.input<typeof attention>,
  )
})

export const action = onlyReads

function staffIn({ context }: Call) {
  const { actor } = requireUser(context)
  return actor.isAdmin ? actor : null
}

const isMeantFor = ({ for: reader, reason }: Entry, userId: string): boolean =>
  reader === 'leader' || (reader === 'assignee' && reason.values.assignee === userId)
const wrongIndex = 'location_index must be a whole number, or left out for everything.'
const dayOrNull = (date: number | null) => (date === null ? null : inputDay(date))

/** What needs people of an organisation: at one of its locations, or at all of them and the organisation as a whole. */
async function entriesOf({ context }: Call, index: number | null): Promise<StaffEntry[]> {
  const member = callerOf(context)
  const organisation = {
    organisationId: member.organisationId,
    organisationName: context.session?.organisationName ?? '',
  }
  const readers = ['leader', 'assignee'] as const
  if (index === null) {
    const { entries } = await readOrganisationEntries(member, {
      readers,
      perKind: mostPerKind,
      assignee: member.userId,
    })
    return entries.map((entry) => ({ ...entry, ...organisation }))
  }
  const progress = (await readProgress(member, organisation.organisationName, [index])).get(index)
  if (!progress) throw problem(404, 'unknown_location', 'Your organisation has no such location.')
  const place = { ...organisation, locationIndex: index, locationId: '', locationName: progress.name }
  return progress.entries.filter((entry) => isMeantFor(entry, member.userId)).map((entry) => ({ ...entry, ...place }))
}
