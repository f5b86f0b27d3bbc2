import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { readCareOrganisation } from '#app/persistence/organisations/care-organisations.server.ts'
import { readRowRemovedByStaff } from '#app/persistence/forms/history.server.ts'
import { noteAction } from '#app/persistence/staff/audit.server.ts'
import { readPlaceOf, type Place } from '#app/roadmap/flow/route.server.ts'
import { rowsIn } from '#app/roadmap/flow/rows.ts'
import { save, type SaveRequest, type SaveResult } from '#app/roadmap/flow/save.server.ts'
import { findItem, locationsItem } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { bare, maxRows, type Fields } from '#app/roadmap/rules/fields.ts'
import { rowPath } from '#app/roadmap/rules/paths.ts'

/**
 * An organisation as a whole, for provider staff.
 * @param id anything
 * @throws a 404 response where there is no such organisation
 */
export async function openOrganisation(actor: Actor, id: string) {
  const organisation = await readCareOrganisation(actor, id)
  if (!organisation) throw new Response(null, { status: 404 })
  const place = await readPlaceOf({ organisationId: organisation.id }, organisation.name, null)
  return { organisation, place, version: place.forms.get(locationsItem.key)?.version ?? 0 }
}

/**
 * One location of an organisation, by its row in the list.
 * @throws a 404 response where there is none
 */
export async function openLocation(actor: Actor, id: string, row: string) {
  const opened = await openOrganisation(actor, id)
  const location = opened.place.locations.find((one) => one.id === row)
  if (!location) throw new Response(null, { status: 404 })
  return { ...opened, location }
}

/** Saves in the name of somebody of the provider's staff: merged and kept in the history as what the organisation saves. */
export function saveAsStaff(
  actor: Actor,
  organisationId: string,
  request: Omit<SaveRequest, 'origin'>,
  transaction?: Queryable,
): Promise<SaveResult> {
  const origin = staffOrigin(request.item)
  return save(staffContributor(actor, organisationId), { ...request, origin }, transaction)
}

/** Somebody of the staff as who saves for an organisation. */
export const staffContributor = ({ userId, name }: Actor, organisationId: string) => ({ organisationId, userId, name })
/** Where it says that what staff saved comes from. */
export const staffOrigin = ({ path }: Item) => ({ way: 'provider' as const, path })

const list = 'locations'
const countField = locationsItem.rowCounts?.[list] ?? ''
const listSchema = locationsItem.fields.shape[list]
const most = (listSchema && maxRows(bare(listSchema))) ?? Infinity

/** True where no location can be added. */
export const isFull = ({ locations }: Pick<Place, 'locations'>): boolean => locations.length >= most

const withRows = (fields: Fields, rows: Fields[], count: number): Fields => ({
  ...fields,
  [list]: rows,
  [countField]: Math.max(1, rows.length, count),
})
const countIn = (fields: Fields): number => Number(fields[countField]) || 1

/** The list of locations, as the page showed it. */
export const onList = (version: number | null) => ({
  item: locationsItem,
  locationIndex: null,
  locationId: null,
  version,
})

/** An id for a row of the list, made with the form that adds it, so that what is sent twice is added once. */
export const newRowId = (): string => randomBytes(4).toString('hex')

/**
 * Adds a location behind the others, unless this form did so before.
 * @param row the id it is to have
 * @returns false where the list is full
 */
export async function addLocation(
  actor: Actor,
  organisationId: string,
  { row, name }: { row: string; name: string },
): Promise<boolean> {
  let isThere = true
  await saveAsStaff(actor, organisationId, {
    ...onList(null),
    note: { action: 'location-added', organisationId, subject: { id: row, name } },
    change: (fields) => {
      const rows = rowsIn(fields, list)
      const same = rows.find(({ id }) => id === row)
      isThere = same?.name === name || rows.length < most
      // Who goes back to the form and asks for another one gets that too.
      const id = same ? newRowId() : row
      return same?.name === name || !isThere ? fields : withRows(fields, [...rows, { id, name }], countIn(fields))
    },
  })
  return isThere
}

/** A location that is added with others; '' where its town is not known. */
export type NewLocation = { name: string; town: string }

/** The locations of an organisation that has none yet, in the transaction that adds it. */
export async function addFirstLocations(
  tx: Queryable,
  actor: Actor,
  organisationId: string,
  locations: readonly NewLocation[],
): Promise<void> {
  const rows = locations.map(({ name }) => ({ id: newRowId(), name }))
  const listed = { ...onList(null), change: (fields: Fields) => withRows(fields, rows, rows.length) }
  await saveAsStaff(actor, organisationId, listed, tx)
  for (const [index, { id, name }] of rows.entries()) {
    await noteAction(tx, actor, { action: 'location-added', organisationId, subject: { id, name } })
    const town = locations[index]?.town ?? ''
    if (town === '') continue
    const change = (fields: Fields) => ({ ...fields, location: { ...groupIn(fields), city: town } })
    const place = { item: addressItem, locationIndex: index, locationId: id, version: null }
    await saveAsStaff(actor, organisationId, { ...place, change }, tx)
  }
}

/** The task in which a location says where it stands. */
const addressItem = itemOf('basic-information')

function itemOf(key: string): Item {
  const item = findItem(key)
  if (!item) throw new Error(`There is no task ${key}.`)
  return item
}

const groupIn = ({ location }: Fields): object => (typeof location === 'object' && location !== null ? location : {})

const archivedRow = z.object({ name: z.string() })

/**
 * Archives a location with all it holds; those behind it move up. The note is written in the same transaction.
 * @param id anything
 * @returns its name, also where provider staff had archived it already; null where there is no such location
 */
export async function archiveLocation(actor: Actor, organisationId: string, id: string): Promise<string | null> {
  await saveAsStaff(actor, organisationId, {
    ...onList(null),
    archives: true,
    change: (fields) => {
      const rows = rowsIn(fields, list)
      const left = rows.filter((row) => row.id !== id)
      if (left.length === rows.length) return fields
      return withRows(fields, left, countIn(fields) - (rows.length - left.length))
    },
  })
  const target = { formType: locationsItem.key, locationIndex: null }
  const gone = await readRowRemovedByStaff({ organisationId }, target, rowPath(list, id))
  return archivedRow.safeParse(gone).data?.name.trim() ?? null
}
