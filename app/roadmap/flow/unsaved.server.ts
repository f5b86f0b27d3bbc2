import { typedEntries, versionIn, type Entries } from '#app/platform/drafts/form-entries.ts'
import { isAbout } from '../rules/choices.ts'
import type { FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { pathOfName } from '../rules/paths.ts'
import { readSubmission, type Submission } from '../rules/submission.ts'
import type { SaveResult } from './save.server.ts'
import { secretPaths } from './secrets.server.ts'

/** What became of a form that could not be saved as it was sent. */
export type RefusedForm = {
  result: SaveResult
  isLocked: boolean
  submission: Submission
  /** What others changed too, by path. */
  clashes: readonly { about: string }[]
}

/** A form of an item with the fields that it may hold. */
type KnownForm = { item: Item; schema: FieldsSchema; form: FormData }

/** What of a form was not saved, why, and the version that it goes with; null where all of it was. */
export function unsavedOf({ result, isLocked, submission, clashes }: RefusedForm, sent: KnownForm) {
  const { item, form } = sent
  const entries = knownEntries(sent)
  if (result.outcome !== 'saved') return { entries, version: versionIn(form), reason: 'moved' as const }
  if (isLocked) {
    return submission.changed.size > 0 ? { entries, version: versionIn(form), reason: 'locked' as const } : null
  }
  const moved = result.isReasonMissing || result.isPassedAsked ? [item.keyDate?.field ?? ''] : []
  const wrong = [...Object.keys(submission.errors), ...moved]
  const secrets = secretPaths(item.fields)
  const isUnsaved = (name: string): boolean =>
    !secrets.includes(name) &&
    (wrong.some((one) => name === one || name.startsWith(`${one}[`)) ||
      clashes.some(({ about }) => isAbout(about, pathOfName(name, form))))
  const reason = clashes.length > 0 ? ('conflict' as const) : ('invalid' as const)
  return { entries: withRowIds(entries, isUnsaved), version: result.version, reason }
}

/** What a form says of the fields that it may hold. */
export function knownEntries({ item, schema, form }: KnownForm): Entries {
  const { typed } = readSubmission(schema, item.read(undefined), form, item.keepsBlankRows)
  const known = new Set([...typed.map(([name]) => name), ...secretPaths(schema)])
  return typedEntries(form).filter(([name]) => known.has(name))
}

/** The entries that count, each with the id of the row it stands in. */
function withRowIds(entries: Entries, counts: (name: string) => boolean): Entries {
  const kept = entries.filter(([name]) => counts(name))
  const rows = new Set(kept.flatMap(([name]) => /^[^[]+\[\d+\]/.exec(name)?.[0] ?? []))
  return entries.filter(([name]) => counts(name) || (name.endsWith('].id') && rows.has(name.slice(0, -'.id'.length))))
}
