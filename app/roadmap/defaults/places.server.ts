import { createHash } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { readFormsOfLocations } from '#app/persistence/forms/location-forms.server.ts'
import { isInitialised, type Location } from '../flow/locations.ts'
import { readOrganisation } from '../flow/route.server.ts'
import { valueAt } from '../rules/changes.ts'
import type { Fields } from '../rules/fields.ts'
import type { AskedBlock } from './asked.ts'
import { standingOf, type Part, type Standing } from './compare.ts'

type FormOfLocation = Awaited<ReturnType<typeof readFormsOfLocations>>[number]

/** What a location says now to a block. */
export type BlockPlace = {
  location: Location
  /** All fields of the form of its task. */
  own: Fields
  /** The version of that form; 0 where it was never saved. */
  version: number
  /** Who saved that form last, and when; null where nobody did. */
  saved: { by: string; at: Date } | null
  /** Tells whether it still says what was seen. */
  seen: string
}

/** Every location of an organisation with what it says to a block. */
export const placesOf = (
  { item, parts }: AskedBlock,
  locations: readonly Location[],
  forms: readonly FormOfLocation[],
): BlockPlace[] => {
  const byIndex = new Map(forms.flatMap((form) => (form.formType === item.key ? [[form.locationIndex, form]] : [])))
  return locations.map((location) => {
    const form = byIndex.get(location.index)
    const own = item.read(form?.fields)
    const saved = form ? { by: form.updatedByName, at: form.updatedAt } : null
    return { location, own, version: form?.version ?? 0, saved, seen: seenOf(parts, own) }
  })
}

/** A short text that is another as soon as one of the answers is. */
export function seenOf(parts: readonly Part[], fields: Fields): string {
  const said = JSON.stringify(parts.map(({ path }) => valueAt(fields, path) ?? null))
  return createHash('sha256').update(said).digest('base64url').slice(0, 16)
}

/** How a location stands to an answer; `unnamed` where it cannot be filled in before it has a name. */
export const placeStanding = (parts: readonly Part[], answer: Fields, place: BlockPlace): Standing | 'unnamed' =>
  isInitialised(place.location) ? standingOf(parts, answer, place.own) : 'unnamed'

/** The organisation, its answer to a block, and what its locations say: one query beside those of the organisation. */
export async function readBlock(context: AppLoadContext, asked: AskedBlock) {
  const organisation = await readOrganisation(context)
  const form = organisation.forms.get(asked.answer.key)
  const forms = await readFormsOfLocations(organisation.member, [asked.item.key])
  const answer = asked.answer.read(form?.fields)
  return { organisation, form, answer, places: placesOf(asked, organisation.locations, forms) }
}

/** An answer that locations can take over: that of the organisation, or of one of its locations. */
export type Source = { answer: Fields; from: Location | null; seen: string }

/**
 * The answer that an address names.
 * @param from the position of a location; null for the answer of the organisation
 * @throws a 404 response where there is no such location
 */
export function sourceOf(
  { parts }: AskedBlock,
  answer: Fields,
  places: readonly BlockPlace[],
  from: string | null,
): Source {
  if (from === null) return { answer, from: null, seen: seenOf(parts, answer) }
  const place = places.find(({ location }) => String(location.index) === from)
  if (!place || !isInitialised(place.location)) throw new Response(null, { status: 404 })
  return { answer: place.own, from: place.location, seen: place.seen }
}
