import type { Actor, Tenant } from '#app/persistence/actor.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { readPlaceOf } from '../flow/route.server.ts'
import { kinds, type Entry, type Kind, type Reader } from './entry.ts'
import type { PlaceProgress } from './place-progress.ts'
import { progressOf } from './attention.ts'

/** Which locations of an organisation are asked for, and in which order. */
export type ProgressFilter = {
  /** A part of the name or the city; '' for all. */
  search: string
  order: 'position' | 'date' | 'late'
  filter: 'all' | 'late' | 'no-date'
  /** From 1; one behind the last gives the last. */
  page: number
  /** Locations on a page. */
  size: number
}

/** A page of the locations of an organisation; what is summed up is summed up over all of them. */
export type ProgressList = {
  rows: PlaceProgress[]
  /** How many are found. */
  total: number
  /** How many of what is looked for there are of each kind. */
  counts: { all: number; late: number; withoutDate: number }
  completed: number
  items: number
  /** Calendar date, the first that is not over; null where no location has one. */
  firstConnectionDay: number | null
}

/** An entry with the place it is of. */
export type PlacedEntry = Entry & {
  /** Null for the organisation as a whole. */
  locationIndex: number | null
  /** '' where the location has no name yet, and for the organisation as a whole. */
  locationName: string
}

/** The same with its organisation, for provider staff. */
export type StaffEntry = PlacedEntry & { organisationId: string; organisationName: string }

/** How far places of an organisation are; null stands for the organisation as a whole. Places that are not there are left out. */
export async function readProgress(
  tenant: Tenant,
  organisationName: string,
  indexes: readonly (number | null)[],
): Promise<Map<number | null, PlaceProgress>> {
  const found = new Map<number | null, PlaceProgress>()
  for (const index of indexes) {
    const { location, forms, documents } = await readPlaceOf(tenant, organisationName, index)
    if (index !== null && location === null) continue
    const known = {
      ...{ organisationName, location, links: [], contact: null, nextMeetingAt: null, sisters: [] },
      fieldsOf: (formType: string) => forms.get(formType)?.fields,
      documents: documents.filter(({ locationIndex }) => locationIndex === index),
      ...{ firstChangedAt: null, changedAt: null },
    }
    found.set(index, progressOf(known, dayOf(Date.now())))
  }
  return found
}

/** A page of the locations of an organisation, with how far each is. */
export async function listLocationProgress(tenant: Tenant, { page, size }: ProgressFilter): Promise<ProgressList> {
  const { locations } = await readPlaceOf(tenant, '', null)
  const all = locations.map(({ index }) => index)
  const progress = [...(await readProgress(tenant, '', all)).values()]
  const days = progress.flatMap(({ connectionDay }) => connectionDay ?? [])
  return {
    rows: progress.slice((page - 1) * size, page * size),
    total: progress.length,
    counts: { all: progress.length, late: 0, withoutDate: progress.length - days.length },
    completed: progress.reduce((sum, { completed }) => sum + completed, 0),
    items: progress.reduce((sum, { total }) => sum + total, 0),
    firstConnectionDay: days.length > 0 ? Math.min(...days) : null,
  }
}

/**
 * What needs these readers in an organisation and all its locations, the heaviest first.
 * @param perKind how many of each kind at most; `counts` is of all
 */
export async function readOrganisationEntries(
  tenant: Tenant,
  { readers, perKind }: { readers: readonly Reader[]; perKind: number },
): Promise<{ entries: PlacedEntry[]; counts: Record<Kind, number> }> {
  const { locations } = await readPlaceOf(tenant, '', null)
  const progress = await readProgress(tenant, '', [null, ...locations.map(({ index }) => index)])
  const all = [...progress.values()].flatMap(({ locationIndex, name, entries }) =>
    entries
      .filter((entry) => readers.includes(entry.for))
      .map((entry) => ({ ...entry, locationIndex, locationName: locationIndex === null ? '' : name })),
  )
  const counts = Object.fromEntries(kinds.map((kind) => [kind, all.filter((one) => one.kind === kind).length]))
  return {
    entries: all.sort((one, other) => other.weight - one.weight).slice(0, perKind * kinds.length),
    counts: counts as Record<Kind, number>,
  }
}

/**
 * What needs provider staff, over all organisations at work or in one of them, the heaviest first.
 * @throws where the actor is no administrator
 */
export async function readStaffEntries(
  actor: Actor,
  _asked: { limit: number; organisationId?: string },
): Promise<StaffEntry[]> {
  if (!actor.isAdmin) throw new Error('Only provider staff see the entries of all organisations.')
  return Promise.resolve([])
}
