import type { SubmissionResult } from '@conform-to/dom'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { Item } from '../rules/item.ts'
import { applyChoices } from '../rules/choices.ts'
import { readSubmission, type Submission } from '../rules/submission.ts'
import { conflictsOnPage, readChoices, secretErrors, withoutTheirs, type ConflictOnPage } from './conflicts.server.ts'
import { assertAuthor, settleDraft, takeSecrets } from './drafts.server.ts'
import { fieldsOfPage, shownValues } from './page-loader.server.ts'
import { refusal, sentRows, tellVersion, textOf, versionOf } from './page-form.server.ts'
import { replyTo, type PageErrors } from './reply.server.ts'
import { readRoute } from './route.server.ts'
import { saveChanges } from './saving.server.ts'

/** What a page with wrong fields needs to show them again. */
export type TypedAnswer = {
  reply: SubmissionResult<string[]>
  version: number | null
  conflicts: ConflictOnPage[]
  /** The id of the draft that keeps what was not saved. */
  draft: string | null
  status: 409 | 422
}

/**
 * Saves the fields that stand beside something else on a page, such as files: what is valid is saved.
 * @returns null where all is well; else the fields as they were typed, and what is wrong with them
 */
export async function saveTyped(
  args: ActionFunctionArgs,
  item: Item,
  page: string,
  form: FormData,
): Promise<TypedAnswer | null> {
  const { language } = args.context
  const route = await readRoute(args, item.roadmap)
  const sent = { item, page, form }
  await assertAuthor(args, sent)
  await takeSecrets(args, sent)
  const { choices, undecided } = readChoices(form)
  let submission: Submission = { values: {}, errors: {}, typed: [], changed: new Set() }
  const result = await saveChanges(route.member, {
    item,
    locationIndex: route.location?.index ?? null,
    locationId: textOf(form, 'locationId'),
    version: versionOf(form),
    origin: { way: 'page', path: new URL(args.request.url).pathname },
    edit: (rendered) => {
      submission = readSubmission(fieldsOfPage(item, page), rendered, form, item.keepsBlankRows)
      return applyChoices(rendered, submission.values, choices)
    },
  })
  tellVersion(args.context, result)
  const isSaved = result.outcome === 'saved'
  const errors: PageErrors = {
    ...submission.errors,
    ...(isSaved ? secretErrors(item, result.conflicts, language) : refusal(result.outcome)),
  }
  const clashes = isSaved ? [...undecided, ...result.conflicts] : []
  const isRefused = Object.keys(errors).length > 0 || clashes.length > 0
  const draft = await settleDraft(args, sent, isRefused ? { result, isLocked: false, submission, clashes } : null)
  if (!isRefused) return null
  const stored = isSaved ? result.fields : item.read(route.forms.get(item.key)?.fields)
  const shown = shownValues(item, fieldsOfPage(item, page), stored, sentRows(submission.typed, null))
  const conflicts = conflictsOnPage({ item, form, language, conflicts: clashes, mine: submission.values, stored })
  return {
    reply: replyTo({ shown, ...withoutTheirs(submission, choices, form), errors, removed: null }, language),
    version: isSaved ? result.version : null,
    conflicts,
    draft,
    status: isSaved && clashes.length === 0 ? 422 : 409,
  }
}
