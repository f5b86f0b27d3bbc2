import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Actor } from '#app/persistence/actor.ts'
import {
  readOrganisationMarks,
  readPlaceMarks,
  readPlaceRecords,
  readPlacesWithOpenLinks,
  type BoardPlace,
  type MarkedOrganisation,
  type PlaceMark,
  type PlaceRecords,
} from '#app/persistence/staff/board.server.ts'
import { locationsIn, type Location } from '#app/roadmap/flow/locations.ts'
import { locationsItem } from '#app/roadmap/registry.ts'
import { summarise, waitsFor, type Summary, type WaitsFor } from './summary.ts'

/** A location of any organisation as the board shows it. */
export type BoardLocation = Summary & {
  organisationId: string
  organisationName: string
  /** Milliseconds; null where nothing was ever filled in. */
  changedAt: number | null
  waitsFor: WaitsFor
}

/** What is kept of an organisation: its list, and a summary for each position, each with the marks it was made at. */
type Kept = {
  /** Of all there is of it; empty where it was not made into `shown` yet. */
  mark: string
  /** Of its name and its own forms: with another one its locations are summed up again. */
  ownMark: string
  locations: Location[]
  shared: ReadonlyMap<string, unknown>
  summaries: Map<number, { mark: string; summary: Summary }>
  shown: BoardLocation[]
}

/** How many locations are read at once, and summed up before others get their turn. */
const [batch, turn] = [2500, 25]

/** The organisations at work, by name, and their locations in the same order. */
type Board = { organisations: { id: string; name: string }[]; locations: readonly BoardLocation[] }

const kept = new Map<string, Kept>()
const nothing: Board = { organisations: [], locations: [] }
let latest = nothing
let last: Promise<unknown> = Promise.resolve()

/**
 * Every location of every organisation at work, by the name of the organisation. One query where nothing has changed
 * since the last time, and the same list; what has changed is read and summed up again, and nothing else.
 */
export function readBoard(actor: Actor): Promise<Board> {
  // One after the other, so that nothing is summed up twice; anyone who waited finds most of it done.
  const mine = last.then(
    () => readNow(actor),
    () => readNow(actor),
  )
  last = mine
  return mine
}

async function readNow(actor: Actor): Promise<Board> {
  // What is saved after an organisation was marked makes it another mark for anyone who asks next.
  const organisations = await readOrganisationMarks(actor)
  const changed = organisations.filter(({ id, mark }) => kept.get(id)?.mark !== mark)
  // With as many as before and none of them new or renamed, they are the same ones.
  if (changed.length === 0 && organisations.length === latest.organisations.length) return latest
  // Where this breaks off, part of what is kept is newer than the list.
  latest = nothing
  await keepChanged(actor, changed)
  const atWork = new Set(organisations.map(({ id }) => id))
  for (const id of kept.keys()) if (!atWork.has(id)) kept.delete(id)
  latest = { organisations, locations: organisations.flatMap(({ id }) => kept.get(id)?.shown ?? []) }
  return latest
}

async function keepChanged(actor: Actor, changed: readonly MarkedOrganisation[]): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  const [marks, links] = await Promise.all([readPlaceMarks(actor, ids), readPlacesWithOpenLinks(actor, ids)])
  const markOf = new Map(marks.map((one) => [keyOf(one), one]))
  await readChangedLists(actor, changed, markOf)
  await sumUpChanged(actor, changed, markOf)
  const open = new Set(links.map(keyOf))
  for (const { id, name, mark } of changed) {
    const own = kept.get(id)
    if (!own) continue
    own.shown = own.locations.flatMap(({ index }): BoardLocation[] => {
      const summary = own.summaries.get(index)?.summary
      if (!summary) return []
      const key = keyOf({ organisationId: id, locationIndex: index })
      const changedAt = markOf.get(key)?.changedAt ?? null
      const waits = waitsFor(summary, open.has(key))
      return [{ ...summary, organisationId: id, organisationName: name, changedAt, waitsFor: waits }]
    })
    own.mark = mark
  }
}

/** Tells a place apart from all others. */
export const keyOf = ({ organisationId, locationIndex }: BoardPlace): string =>
  `${organisationId} ${locationIndex ?? ''}`

type Organisations = readonly MarkedOrganisation[]
type Marks = ReadonlyMap<string, Pick<PlaceMark, 'mark' | 'changedAt'>>

/** Reads the forms of organisations that changed as a whole; their locations are summed up again, by another list. */
async function readChangedLists(actor: Actor, organisations: Organisations, markOf: Marks): Promise<void> {
  const ownMark = (id: string, name: string) =>
    `${name} ${markOf.get(keyOf({ organisationId: id, locationIndex: null }))?.mark ?? ''}`
  const changed = organisations.filter(({ id, name }) => kept.get(id)?.ownMark !== ownMark(id, name))
  const { forms } = await readPlaceRecords(
    actor,
    changed.map(({ id }) => ({ organisationId: id, locationIndex: null })),
  )
  const byOrganisation = groupBy(forms, ({ organisationId }) => organisationId)
  for (const { id, name } of changed) {
    const shared = new Map((byOrganisation.get(id) ?? []).map(({ formType, fields }) => [formType, fields]))
    const locations = locationsIn(shared.get(locationsItem.key))
    kept.set(id, { mark: '', ownMark: ownMark(id, name), locations, shared, summaries: new Map(), shown: [] })
  }
}

type Changed = { organisationId: string; organisationName: string; location: Location; mark: string }

async function sumUpChanged(actor: Actor, organisations: Organisations, markOf: Marks): Promise<void> {
  const changed = organisations.flatMap(({ id, name }) =>
    (kept.get(id)?.locations ?? []).flatMap((location): Changed[] => {
      const mark = markOf.get(keyOf({ organisationId: id, locationIndex: location.index }))?.mark ?? ''
      const isKept = kept.get(id)?.summaries.get(location.index)?.mark === mark
      return isKept ? [] : [{ organisationId: id, organisationName: name, location, mark }]
    }),
  )
  for (let at = 0; at < changed.length; at += batch) await sumUp(actor, changed.slice(at, at + batch))
}

async function sumUp(actor: Actor, changed: readonly Changed[]): Promise<void> {
  const records = await readPlaceRecords(
    actor,
    changed.map(({ organisationId, location }) => ({ organisationId, locationIndex: location.index })),
  )
  const forms = groupBy(records.forms, keyOf)
  const documents: ReadonlyMap<string, PlaceRecords['documents']> = groupBy(records.documents, keyOf)
  for (const [count, { organisationId, organisationName, location, mark }] of changed.entries()) {
    if (count % turn === 0) await nextTurn()
    const own = kept.get(organisationId)
    const key = keyOf({ organisationId, locationIndex: location.index })
    const summary = summarise({
      organisationName,
      location,
      shared: own?.shared ?? new Map(),
      forms: new Map((forms.get(key) ?? []).map(({ formType, fields }) => [formType, fields])),
      documents: documents.get(key) ?? [],
    })
    own?.summaries.set(location.index, { mark, summary })
  }
}

/** Those that have the same key together, in their order. */
export function groupBy<One>(ones: readonly One[], keyFor: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of ones) {
    const group = groups.get(keyFor(one))
    if (group) group.push(one)
    else groups.set(keyFor(one), [one])
  }
  return groups
}
