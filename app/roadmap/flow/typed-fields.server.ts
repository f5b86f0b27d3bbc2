import type { SubmissionResult } from '@conform-to/dom'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { Item } from '../rules/item.ts'
import { readSubmission, type Submission } from '../rules/submission.ts'
import { conflictErrors } from './conflicts.server.ts'
import { fieldsOfPage, shownValues } from './page-loader.server.ts'
import { refusal, sentRows, textOf, versionOf } from './page-form.server.ts'
import { replyTo, type PageErrors } from './reply.server.ts'
import { readRoute } from './route.server.ts'
import { saveChanges } from './saving.server.ts'

/** What a page with wrong fields needs to show them again. */
export type TypedAnswer = { reply: SubmissionResult<string[]>; version: number | null; status: 409 | 422 }

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
  let submission: Submission = { values: {}, errors: {}, typed: [], changed: new Set() }
  const result = await saveChanges(route.member, {
    item,
    locationIndex: route.location?.index ?? null,
    locationId: textOf(form, 'locationId'),
    version: versionOf(form),
    origin: { way: 'page', path: new URL(args.request.url).pathname },
    edit: (rendered) => {
      submission = readSubmission(fieldsOfPage(item, page), rendered, form, item.keepsBlankRows)
      return submission.values
    },
  })
  const isSaved = result.outcome === 'saved'
  const errors: PageErrors = {
    ...submission.errors,
    ...(isSaved ? conflictErrors(result.conflicts, form, language) : refusal(result.outcome)),
  }
  if (Object.keys(errors).length === 0) return null
  const stored = isSaved ? result.fields : item.read(route.forms.get(item.key)?.fields)
  const shown = shownValues(item, fieldsOfPage(item, page), stored, sentRows(submission.typed, null))
  return {
    reply: replyTo({ shown, ...submission, errors, removed: null }, language),
    version: isSaved ? result.version : null,
    status: isSaved && result.conflicts.length === 0 ? 422 : 409,
  }
}
