import type { AppLoadContext } from '@remix-run/node'
import { flashWithLink } from '#app/platform/frame/flash.server.ts'
import { fold } from '#app/platform/i18n/fold.ts'
import type { SaveResult } from '../flow/save.server.ts'
import type { Change } from '../rules/changes.ts'
import { isFields, type Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { parsePath } from '../rules/paths.ts'
import { replaceAddress } from './addresses.ts'
import { reachPlaces } from './change-person.server.ts'
import { peopleIn, type NamedPerson } from './people-in.ts'
import { namesOwnPeople, readKnownPeopleNow } from './read-known-people.server.ts'

type Saved = { item: Item; locationIndex: number | null; result: SaveResult }
/** A number or an address that was changed, and whose it is. */
type ChangedReach = { field: 'phone' | 'email'; from: string; person: NamedPerson }

/**
 * A Set-Cookie header with which the next page says that an old number or address of somebody still stands elsewhere, and leads
 * to where it is replaced; null where that is not so. Asks nothing where no number or address was changed.
 */
export async function offerElsewhere(
  context: AppLoadContext,
  { item, locationIndex, result }: Saved,
): Promise<string | null> {
  if (result.outcome !== 'saved' || !namesOwnPeople(item.key)) return null
  const changed = result.changes.flatMap((change) => changedReach(change, result.fields, item.key, locationIndex) ?? [])
  if (changed.length === 0) return null
  const people = await readKnownPeopleNow(context)
  for (const { field, from, person: here } of changed) {
    for (const person of people.filter(({ name }) => fold(name) === fold(here.name))) {
      const others = [
        ...reachPlaces(person).filter((place) => !isSamePlace(place, here)),
        ...(person.added ? [person.added] : []),
      ]
      const count = others.filter((place) => place[field].trim() === from).length
      if (count === 0) continue
      return flashWithLink(
        { key: `roadmap/people:elsewhere.${field}`, values: { name: here.name, count } },
        { key: 'roadmap/people:elsewhere.link', href: replaceAddress(person.id, here) },
      )
    }
  }
  return null
}

type Place = Pick<NamedPerson, 'formType' | 'locationIndex' | 'path'>

const isSamePlace = (one: Place, other: Place): boolean =>
  one.formType === other.formType && one.locationIndex === other.locationIndex && one.path === other.path

/** Null where it is no number or address of somebody, or where there was none before. */
function changedReach(
  { path, from, to }: Change,
  fields: Fields,
  formType: string,
  locationIndex: number | null,
): ChangedReach | null {
  const field = /\.(phone|email)$/.exec(path)?.[1]
  if ((field !== 'phone' && field !== 'email') || typeof from !== 'string') return null
  if (from.trim() === '' || to === '') return null
  const found = groupAt(fields, path.slice(0, -field.length - 1))
  const [named] = found ? peopleIn([{ formType, locationIndex, fields: found.group }]) : []
  return found && named ? { field, from: from.trim(), person: { ...named, path: found.at } } : null
}

/** The group of fields at a path with the ids of rows, and the same path with their positions: 'members.0'. */
function groupAt(fields: Fields, path: string): { group: Fields; at: string } | null {
  let [value, at]: [unknown, string[]] = [fields, []]
  for (const step of parsePath(path)) {
    if (typeof step === 'string') {
      value = isFields(value) ? value[step] : undefined
      at = [...at, step]
    } else {
      const rows: unknown[] = Array.isArray(value) ? value : []
      const position = rows.findIndex((row) => isFields(row) && row.id === step.row)
      value = rows[position]
      at = [...at, String(position)]
    }
  }
  return isFields(value) ? { group: value, at: at.join('.') } : null
}
