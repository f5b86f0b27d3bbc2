import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { filledRows, loweredCounts, type LoweredCount } from '#app/roadmap/flow/fewer-rows.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { rowsShown } from '#app/roadmap/flow/rows.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { mapSecrets, mask, secretPaths } from '#app/roadmap/flow/secrets.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import type { Conflict } from '#app/roadmap/rules/changes.ts'
import type { Fields } from '#app/roadmap/rules/fields.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { rowName } from '#app/roadmap/rules/values.ts'
import { problem } from '../platform/auth/json-answers.server.ts'
import { callerOf, type Call } from './endpoint.server.ts'
import { mergePatch } from './form-patch.ts'
import { readPlaceFor } from './place.server.ts'
import type { form, formSent } from './schemas.ts'

type Form = z.output<typeof form>
type FormState = { fields: Fields; version: number; updatedAt: Date | null }

/** A form as the API gives it; secrets go out to nobody. */
const toFormJson = (item: Item, index: number | null, { fields, version, updatedAt }: FormState): Form => ({
  form_type: item.key,
  location_index: index,
  fields: mapSecrets(item.fields, fields, () => ''),
  version,
  updated_at: updatedAt?.toISOString() ?? null,
})

/**
 * The forms of these types, in the order asked, each once; those never saved with their initial values.
 * @param place the location, or the organisation as a whole
 * @throws a 422 response where the form of a location is asked without one
 */
export function formsAt({ location, forms }: Place, formTypes: readonly string[]): Form[] {
  const items = [...new Set(formTypes)].flatMap((key) => findItem(key) ?? [])
  const homeless = items.find(({ roadmap }) => roadmap === 'location' && location === null)
  if (homeless) throw wrongPlace(homeless)
  return items.map((item) => {
    const stored = forms.get(item.key)
    const index = item.roadmap === 'organisation' ? null : (location?.index ?? null)
    const { version = 0, updatedAt = null } = stored ?? {}
    return toFormJson(item, index, { fields: item.read(stored?.fields), version, updatedAt })
  })
}

/** The answer to somebody who names no location for what belongs to one, or one for what belongs to the organisation. */
export function wrongPlace({ key, roadmap }: Item): Response {
  const message =
    roadmap === 'location' ? `${key} belongs to a location: name it.` : `${key} belongs to the organisation: name none.`
  return problem(422, 'invalid', 'The location is not as it has to be.', {
    issues: [{ path: 'location_index', message }],
  })
}

/**
 * Saves the changed fields of a form: all of them, or none where one clashes with what others saved since.
 * @returns the form as it stands now
 * @throws a response: 403, 404 and 409 where it cannot be saved
 */
export async function saveForm(call: Call, { form }: z.output<typeof formSent>): Promise<Form> {
  const item = findItem(form.form_type)
  if (!item) throw new Error(`The schema lets the unknown form type ${form.form_type} pass.`)
  const { location_index: locationIndex, fields: patch, version = null, reason = '' } = form
  const member = callerOf(call.context)
  const facts = item.pages.some((page) => item.asksFacts(page))
    ? gatherFacts(sourcesOf(await readPlaceFor(call, locationIndex)))(item)
    : null
  let lowered: LoweredCount[] = []
  let named: Fields = {}
  const result = await save(member, {
    ...{ item, locationIndex, version, reason: reason || null, facts, locationId: null, isAllOrNothing: true },
    origin: { way: 'api', path: new URL(call.request.url).pathname },
    change: (rendered, lockedPages) => {
      if (lockedNames(item, lockedPages, patch).length > 0) return rendered
      named = mergePatch(item.fields, rendered, patch, () => randomBytes(4).toString('hex'))
      lowered = loweredCounts(
        item,
        named,
        (countField, list) =>
          named[countField] !== rendered[countField] && Number(named[countField]) < rowsShown(item, list, rendered),
      )
      return lowered.length > 0 ? rendered : named
    },
  })
  if (result.outcome === 'location-in-use') {
    throw problem(409, 'location_in_use', 'A location for which something was filled in cannot be removed.')
  }
  if (result.outcome !== 'saved') throw await noLocation(call, locationIndex)
  const locked = lockedNames(item, result.lockedPages, patch)
  if (locked.length > 0) throw lockedProblem(locked)
  if (result.isReasonMissing) throw reasonMissing()
  if (lowered.length > 0) throw tooFewRows(item, named, lowered)
  if (result.conflicts.length > 0) throw clash(item, result.conflicts)
  return toFormJson(item, locationIndex, result)
}

/** The fields sent that stand on pages which cannot be filled in before something else is known. */
function lockedNames(item: Item, lockedPages: readonly string[], patch: Fields): string[] {
  const names = lockedPages.flatMap((page) => Object.keys(item.pageFields[page]?.shape ?? {}))
  return Object.keys(patch).filter((name) => names.includes(name))
}

function reasonMissing(): Response {
  const issues = [{ path: 'reason', message: 'The connection day is set: say why it moves, beside the fields.' }]
  return problem(422, 'invalid', 'A date that others work to moves only with a reason. Nothing was saved.', { issues })
}

function lockedProblem(names: readonly string[]): Response {
  const issues = names.map((name) => ({ path: `form.fields.${name}`, message: 'This cannot be filled in yet.' }))
  return problem(409, 'locked', 'Something else has to be filled in before this. Nothing was saved.', { issues })
}

/** The answer to a count below the rows that are filled in: it names them, because only the caller knows which may go. */
function tooFewRows(item: Item, fields: Fields, lowered: readonly LoweredCount[]): Response {
  const issues = lowered.map(({ list, countField }) => {
    const filled = filledRows(item, fields, list)
    const rows = filled.map((row) => `${String(row.id)}${rowName(row) && ` (${rowName(row)})`}`).join(', ')
    const message = `${filled.length} rows of ${list} are filled in: ${rows}. Send ${list} without those that go.`
    return { path: `form.fields.${countField}`, message }
  })
  return problem(422, 'invalid', 'Fewer rows are asked for than are filled in. Nothing was saved.', { issues })
}

/** The answer to a save at a location that there is not, or that has no name yet: then nothing can be saved for it. */
async function noLocation(call: Call, locationIndex: number | null): Promise<Response> {
  await readPlaceFor(call, locationIndex)
  return problem(409, 'location_not_created', 'This location has not been given a name yet. Nothing was saved.')
}

function clash(item: Item, conflicts: readonly Conflict[]): Response {
  const secrets = secretPaths(item.fields)
  const shown = (path: string, value: unknown) => (secrets.includes(path) ? mask : value)
  return problem(409, 'conflict', 'The same was changed by somebody else since. Nothing was saved.', {
    conflicts: conflicts.map(({ path, yours, theirs, by, at }) => ({
      ...{ path, yours: shown(path, yours), theirs: shown(path, theirs), by, at: at.toISOString() },
    })),
  })
}
