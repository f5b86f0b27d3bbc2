import { dequal } from 'dequal/lite'
import { formOf } from '#app/platform/drafts/form-entries.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { readShareDraft, type StoredShareDraft } from '#app/persistence/links/share-drafts.server.ts'
import { conflictsOnPage } from '#app/roadmap/flow/conflicts.server.ts'
import { sentRows } from '#app/roadmap/flow/page-form.server.ts'
import { shownValues } from '#app/roadmap/flow/page-loader.server.ts'
import { replyTo } from '#app/roadmap/flow/reply.server.ts'
import { mapSecrets, openSecret } from '#app/roadmap/flow/secrets.server.ts'
import { revertChanges, valueAt } from '#app/roadmap/rules/changes.ts'
import { pathOfName } from '#app/roadmap/rules/paths.ts'
import { readSubmission } from '#app/roadmap/rules/submission.ts'
import type { Guest } from '../guest/guest.server.ts'
import { openDraft } from './draft.server.ts'
import type { FilledTask } from './task.server.ts'

/** What was typed by a link before and is not saved, as the page shows it again. */
export type KeptForm = NonNullable<Awaited<ReturnType<typeof loadKeptForm>>>

/**
 * The form as it came back when it was refused, with what was saved since: what was typed, what is wrong with it, and the
 * questions that were not answered. It goes through the ordinary merge when it is sent.
 * @returns null where nothing waits, or all of it is stored by now
 */
export async function loadKeptForm({ link }: Guest, task: FilledTask, language: Language) {
  const { item, place, schema, locationIndex, locationId, pages } = task
  const target = { formType: item.key, locationIndex }
  const draft = await readShareDraft({ link, itemKey: item.key }, locationId ?? '', target)
  const content = draft && openDraft(draft.sealed)
  if (!content) return null
  const form = unanswered(draft, content.entries)
  const stored = item.read(place.forms.get(item.key)?.fields)
  const plain = mapSecrets(item.fields, stored, openSecret)
  const submission = readSubmission(schema, revertChanges(plain, draft.since), form, item.keepsBlankRows)
  const { changed, errors, typed, values } = submission
  const isNews = (name: string) => {
    const path = pathOfName(name, form)
    return errors[name] !== undefined || !dequal(valueAt(values, path), valueAt(plain, path))
  }
  if (![...changed].some(isNews)) return null
  const isAsked = ({ about }: { about: string }) => !dequal(valueAt(values, about), valueAt(plain, about))
  const asked = content.clashes.filter(isAsked).map((one) => ({ ...one, path: one.about }))
  const shown = shownValues(item, schema, stored, sentRows(typed, null))
  return {
    // What waits for a part that is locked is not done with once the rest is saved.
    id: draft.reason === 'locked' && pages.some(({ isLocked }) => isLocked) ? null : draft.id,
    when: formatMoment(draft.createdAt.getTime(), language),
    reason: draft.reason,
    reply: replyTo({ shown, ...submission, removed: null }, language),
    version: draft.version,
    conflicts: conflictsOnPage({ item, form, language, conflicts: asked, mine: values, stored: plain }),
  }
}

/** What a draft says, without the fields that its author has filled in since it was kept: that was the better answer. */
function unanswered({ since }: StoredShareDraft, entries: [string, string][]): FormData {
  const form = formOf(entries)
  const answered = new Set(since.flatMap(({ path, isAnswer }) => (isAnswer ? [path] : [])))
  return formOf(entries.filter(([name]) => !answered.has(pathOfName(name, form))))
}
