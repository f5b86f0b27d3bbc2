import type { Contributor } from '#app/persistence/actor.ts'
import { database, type Queryable } from '#app/persistence/database.server.ts'
import type { ChangeSource } from '#app/persistence/forms/change-source.ts'
import { writeForm, type Origin } from '#app/persistence/forms/forms.server.ts'
import { lockForm, readFormSince } from '#app/persistence/forms/locked-form.server.ts'
import { renumberLocations } from '#app/persistence/organisations/locations.server.ts'
import { noteAction, type AuditNote } from '#app/persistence/staff/audit.server.ts'
import { recordRejected } from '#app/persistence/staff/usage.server.ts'
import { applyChanges, type Change, type Conflict } from '../rules/changes.ts'
import type { Facts } from '../rules/facts.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { noteDates } from './date-notices.server.ts'
import { decide, nothingRead, type Edit, type ReadForm, type SentForm } from './decide.ts'
import { followTask } from './follow-task.server.ts'
import { isInitialised, locationsFormType, locationsIn, renumbering } from './locations.ts'
import { mapSecrets, maskedChanges, openSecret, sealedChanges } from './secrets.server.ts'

/** A form of an organisation as it would be stored. */
export type FormAfter = { item: Item; locationIndex: number | null; fields: Fields }

/** What a save is about. */
export type SaveRequest = {
  item: Item
  locationIndex: number | null
  /** The row id of the location the page was made for; null where the sender does not say. */
  locationId: string | null
  /** The version the page was rendered with; null where the sender does not say. */
  version: number | null
  origin: Origin
  /** The form that a page sent, or the new values given those the sender started from. */
  change: SentForm | Edit
  /** Why it is changed, for the history; null where nobody says. */
  reason?: string | null
  /** The calendar date of today, where a connection day that is over is saved only with whether it took place. */
  asksPassed?: number | null
  /** What checks and locks depend on; without it nothing is checked or locked, as for what the portal itself writes. */
  facts?: Facts | null
  /** True where nothing is saved as long as anything of it is a conflict. */
  isAllOrNothing?: boolean
  /** True where locations that are taken out of the list are archived with all they hold; for provider staff. */
  archives?: boolean
  /** Where the values came from, where nobody typed them, for the history. */
  source?: ChangeSource | null
  /** The person on the phone for whom it is filled in, for the history; for provider staff. */
  behalfOf?: string | null
  /** What is written down, in the same transaction, where anything is changed; for provider staff. */
  note?: AuditNote
  /**
   * What happens if somebody said yes to a text that may use what changes, so that the caller can look whether it does: nothing is
   * saved, or it is, and the caller hears of it and takes all back. Left out, it is saved.
   */
  answers?: 'stop' | ((after: FormAfter) => void)
  /** What else is written with it where anything is changed, such as whom it is told. */
  also?: (tx: Queryable, version: number) => Promise<unknown>
}

export type SaveResult = { read: ReadForm } & (
  | {
      outcome: 'saved'
      version: number
      /** When it was saved last; null where it never was. */
      updatedAt: Date | null
      /** How many fields were changed. */
      changed: number
      /** What was changed, with secrets as they were typed. */
      changes: readonly Change[]
      conflicts: Conflict[]
      /** Whether something was changed since the version the page was rendered with that the sender does not know. */
      isMerged: boolean
      /** What is stored now, with secrets as they were typed. */
      fields: Fields
      /** Pages that could not be filled in at this moment. */
      lockedPages: string[]
      /** True where nothing was saved because nobody says why a date moves that others work to. */
      isReasonMissing: boolean
      /** True where nothing was saved because nobody says whether the connection took place on a day that is over. */
      isPassedAsked: boolean
      /** What would be stored, where nothing was saved because of `answers`; null where it was. */
      wouldBe: Fields | null
    }
  | { outcome: 'no-location' | 'location-moved' | 'location-in-use' }
)

/**
 * Saves the fields that were changed, merged with what others saved since the page was rendered. What others changed
 * differently is not overwritten but comes back as a conflict; the rest is saved all the same. One transaction of four
 * statements at most, one for a note, one for each date that others are told of, and where somebody was asked for the task, one to
 * find out whether it became done, and those that settle what they were asked.
 * @param transaction the caller's, where something else is to be written with it or not at all
 */
export const save = (contributor: Contributor, request: SaveRequest, transaction?: Queryable): Promise<SaveResult> =>
  transaction
    ? saveIn(transaction, contributor, request)
    : database().transaction((tx) => saveIn(tx, contributor, request))

async function saveIn(tx: Queryable, contributor: Contributor, request: SaveRequest): Promise<SaveResult> {
  const { item, locationIndex, version: known, origin, change, note, also, behalfOf, source } = request
  const { facts = null, isAllOrNothing = false, archives = false, reason = null, asksPassed = null, answers } = request
  const target = { formType: item.key, locationIndex }
  const listsLocations = item.key === locationsFormType

  // Begun in one turn, both are sent in one round trip, and PostgreSQL reads once it holds the locks.
  const [, { form, since, locationsForm, hasAnswers, isAsked }] = await Promise.all([
    lockForm(tx, contributor, target, listsLocations),
    readFormSince(tx, contributor, target, known, locationsFormType),
  ])
  const misplaced = placeRefusal(request, locationsForm)
  if (misplaced) return { outcome: misplaced, read: nothingRead }

  const stored = item.read(form?.fields)
  const plain = mapSecrets(item.fields, stored, openSecret)
  const { apply, rejected, ...decided } = decide(
    { item, change, facts, isAllOrNothing, reason, asksPassed },
    plain,
    since,
  )
  const saved = { ...decided, outcome: 'saved' as const, changed: apply.length, changes: apply, wouldBe: null }
  const unchanged = { version: form?.version ?? 0, updatedAt: form?.updatedAt ?? null }
  const fields = applyChanges(stored, sealedChanges(item.fields, apply))
  if (answers && hasAnswers && apply.length > 0) {
    if (answers === 'stop') {
      return { ...saved, ...unchanged, changed: 0, changes: [], fields: plain, wouldBe: fields }
    }
    answers({ item, locationIndex, fields })
  }
  await recordRejected(tx, contributor, item.key, rejected)
  if (apply.length === 0) return { ...saved, ...unchanged }

  if (listsLocations) {
    const moves = renumbering(locationsIn(stored), locationsIn(fields), archives)
    const isMoved = await renumberLocations(tx, contributor, moves)
    if (!isMoved) return { outcome: 'location-in-use', read: decided.read }
  }
  const version = unchanged.version + 1
  const changes = maskedChanges(item.fields, apply)
  const [updatedAt] = await Promise.all([
    writeForm(tx, contributor, target, version, { fields, changes, reason, behalfOf, source }, origin),
    note && noteAction(tx, contributor, note),
  ])
  await noteDates(tx, contributor, { item, locationIndex }, { before: stored, after: fields })
  if (isAsked) await followTask(tx, contributor, { item, locationIndex, link: origin.link ?? null }, { fields: stored })
  await also?.(tx, version)
  return { ...saved, version, updatedAt }
}

/** Why nothing can be saved at a place; null where it can. */
function placeRefusal({ locationIndex, locationId }: SaveRequest, locationsForm: unknown) {
  if (locationIndex === null) return null
  const location = locationsIn(locationsForm)[locationIndex]
  if (!location || !isInitialised(location)) return 'no-location'
  return locationId !== null && locationId !== location.id ? 'location-moved' : null
}
