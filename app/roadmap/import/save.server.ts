import type { Member } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import type { Edit } from '../flow/decide.ts'
import { locationsIn } from '../flow/locations.ts'
import { rowsIn } from '../flow/rows.ts'
import { doUnlessLapsing, type LapseCheck } from '../flow/save-unless-lapsing.server.ts'
import { save, type SaveRequest } from '../flow/save.server.ts'
import { locationsItem } from '../registry.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { importAddress } from './addresses.ts'
import { aboutLocationItem } from './fields-of-row.ts'
import { listOf, partOf, type Known } from './known.server.ts'
import { fillPlace, type PlacePlan } from './plan.ts'

/** How many locations were added, how many that were there got something, and how many wards they got together. */
export type Added = { locations: number; filled: number; wards: number }

/** Somebody else was quicker: nothing is kept. */
class OvertakenError extends Error {}

const countField = locationsItem.rowCounts?.locations ?? ''

/**
 * Saves what a sheet says, all of it or nothing, in one transaction in which nobody else of the organisation saves: the
 * names first, then each location with what it says of itself, at most four statements for each.
 * @param known what the sheet was checked against
 * @returns null, and nothing is saved, where any of that was changed since; else what was added, with the answers to agreements that
 *   lapse. Nothing is added, either, where the sender of the form was not asked about those
 */
export async function saveImport(
  member: Member,
  { plans, known, ...check }: { plans: readonly PlacePlan[]; known: Known } & LapseCheck,
) {
  try {
    return await doUnlessLapsing(member, check, async (tx, answers) => {
      const saveTo = saver(tx, member, answers)
      const listed = await saveTo(locationsItem, null, (fields) => withLocations(fields, plans, known))
      const indexes = new Map(locationsIn(listed.fields).map(({ id, index }) => [id, index]))
      const added: Added = { locations: plans.filter(({ isNew }) => isNew).length, filled: 0, wards: 0 }
      for (const plan of plans) {
        const index = indexes.get(plan.id)
        if (index === undefined) throw new OvertakenError()
        const { fields, changed } = await saveTo(aboutLocationItem, index, (now) => filled(now, plan, known))
        if (!plan.isNew && changed > 0) added.filled += 1
        added.wards += rowsIn(fields, 'wards').filter(({ id }) => plan.wards.some((ward) => ward.id === id)).length
      }
      return added
    })
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error
    return null
  }
}

const saver =
  (tx: Queryable, member: Member, answers: SaveRequest['answers']) =>
  async (item: Item, locationIndex: number | null, change: Edit) => {
    const place = { item, locationIndex, locationId: null, version: null }
    const origin = { way: 'spreadsheet' as const, path: importAddress }
    const result = await save(member, { ...place, origin, change, answers }, tx)
    if (result.outcome !== 'saved') throw new OvertakenError()
    return result
  }

/** Whether the list has all new locations already: the same form was sent before. */
export function isListed(locations: Known['locations'], plans: readonly PlacePlan[]): boolean {
  const added = plans.filter(({ isNew }) => isNew)
  const isThere = ({ id, name }: PlacePlan) => locations.some((one) => one.id === id && one.name === name)
  return added.length > 0 && added.every(isThere)
}

/** The list with the new locations: those without a name that wait for one first, the others behind all. */
function withLocations(fields: Fields, plans: readonly PlacePlan[], known: Known): Fields {
  const locations = locationsIn(fields)
  if (isListed(locations, plans)) return fields
  if (listOf(locations) !== listOf(known.locations)) throw new OvertakenError()
  const added = new Map(plans.flatMap(({ id, isNew, name }) => (isNew ? [[id, name]] : [])))
  if (added.size === 0) return fields
  const rows: Fields[] = rowsIn(fields, 'locations').map((row) => ({
    ...row,
    name: added.get(String(row.id)) ?? row.name,
  }))
  const others = [...added].filter(([id]) => !rows.some((row) => row.id === id)).map(([id, name]) => ({ id, name }))
  const all = [...rows, ...others]
  return { ...fields, locations: all, [countField]: Math.max(1, all.length, Number(fields[countField]) || 1) }
}

/** What a location says of itself, with what the sheet adds to it. */
function filled(now: Fields, plan: PlacePlan, known: Known): Fields {
  const next = fillPlace(now, plan).fields
  if (next === now || partOf(now) === partOf(known.fieldsOf(plan.id))) return next
  throw new OvertakenError()
}
