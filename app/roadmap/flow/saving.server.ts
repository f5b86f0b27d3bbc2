import { dequal } from 'dequal/lite'
import type { Queryable } from '#app/persistence/database.server.ts'
import { changeForm, type CurrentForm, type FormWrite, type Origin } from '#app/persistence/forms/forms.server.ts'
import { LocationInUseError } from '#app/persistence/organisations/locations.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import { locationsItem } from '../registry.ts'
import {
  applyChanges,
  changedFields,
  mergeChanges,
  revertChanges,
  type Change,
  type Conflict,
} from '../rules/changes.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { isInitialised, locationsIn, renumbering } from './locations.ts'
import { mapSecrets, maskedChanges, openSecret, sealedChanges } from './secrets.server.ts'

/** What a save is about. */
export type SaveRequest = {
  item: Item
  locationIndex: number | null
  /** The row id of the location the page was made for; null where the sender does not say. */
  locationId: string | null
  /** The version the page was rendered with; null where the sender does not say. */
  version: number | null
  origin: Origin
  /** True where nothing is saved as long as anything of it is a conflict. */
  isAllOrNothing?: boolean
  /** True where locations that are taken out of the list are archived with all they hold; for provider staff. */
  archives?: boolean
  /** What is written down, in the same transaction, where anything is changed; for provider staff. */
  note?: FormWrite['note']
  /** The new values, given those the page was rendered with. */
  edit: (rendered: Fields) => Fields
  /** The caller's transaction, where something else is to be written with it or not at all. */
  within?: Queryable
  /** Names of the fields that could not be read, asked once `edit` is done; for the usage log. */
  rejected?: () => readonly string[]
}

export type SaveResult =
  | {
      outcome: 'saved'
      version: number
      /** When it was saved last; null where it never was. */
      updatedAt: Date | null
      changed: number
      conflicts: Conflict[]
      /** Whether something was changed since the version the page was rendered with that the sender does not know. */
      isMerged: boolean
      /** What is stored now, with secrets as they were typed. */
      fields: Fields
    }
  | { outcome: 'no-location' | 'location-moved' | 'location-in-use' }

/**
 * Saves the fields that were changed, merged with what others saved since the page was rendered. What others changed
 * differently is not overwritten but comes back as a conflict; the rest is saved all the same.
 */
export async function saveChanges(contributor: Contributor, request: SaveRequest): Promise<SaveResult> {
  const { item, locationIndex, origin } = request
  const target = { formType: item.key, locationIndex }
  try {
    const { plan, ...now } = await changeForm(
      contributor,
      target,
      request.version,
      locationsItem.key,
      origin,
      (current) => ({ ...planSave(request, current), rejected: request.rejected?.() ?? [] }),
      request.within,
    )
    if (plan.outcome !== 'saved') return { outcome: plan.outcome }
    const { write: _, rejected: __, ...saved } = plan
    return { ...saved, ...now }
  } catch (error) {
    if (error instanceof LocationInUseError) return { outcome: 'location-in-use' }
    throw error
  }
}

type Plan = { write: FormWrite | null } & (
  | { outcome: 'saved'; changed: number; conflicts: Conflict[]; isMerged: boolean; fields: Fields }
  | { outcome: 'no-location' | 'location-moved' }
)

function planSave(request: SaveRequest, current: CurrentForm): Plan {
  const { item, locationIndex, locationId, edit } = request
  if (locationIndex !== null) {
    const location = locationsIn(current.locationsForm)[locationIndex]
    if (!location || !isInitialised(location)) return { outcome: 'no-location', write: null }
    if (locationId !== null && locationId !== location.id) return { outcome: 'location-moved', write: null }
  }
  const stored = item.read(current.form?.fields)
  const plain = mapSecrets(item.fields, stored, openSecret)
  const rendered = revertChanges(plain, current.since)
  const mine = changedFields(item.fields, rendered, edit(rendered))
  const merged = mergeChanges(mine, current.since)
  const { conflicts } = merged
  const apply = request.isAllOrNothing && conflicts.length > 0 ? [] : merged.apply
  const saved = {
    outcome: 'saved' as const,
    changed: apply.length,
    conflicts,
    isMerged: current.since.some((known) => !mine.some((change) => isAlike(change, known))),
    fields: applyChanges(plain, apply),
  }
  if (apply.length === 0) return { ...saved, write: null }
  const fields = applyChanges(stored, sealedChanges(item.fields, apply))
  const write: FormWrite = { fields, changes: maskedChanges(item.fields, apply), note: request.note }
  if (item.key === locationsItem.key)
    write.renumbering = renumbering(locationsIn(stored), locationsIn(fields), request.archives ?? false)
  return { ...saved, write }
}

const isAlike = (one: Change, other: Change): boolean => one.path === other.path && dequal(one.to, other.to)
