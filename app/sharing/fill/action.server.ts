import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { noteShareEvent } from '#app/persistence/links/share-links.server.ts'
import { database } from '#app/persistence/database.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { conflictsOnPage, readChoices, secretErrors, withoutTheirs } from '#app/roadmap/flow/conflicts.server.ts'
import { readGoTo } from '#app/roadmap/flow/go-to.ts'
import { refusal, sentRows, textOf, versionOf } from '#app/roadmap/flow/page-form.server.ts'
import { shownValues } from '#app/roadmap/flow/page-loader.server.ts'
import { replyTo, type PageErrors } from '#app/roadmap/flow/reply.server.ts'
import { changeRows, mustAsk, noMoreRows, placeOfRemoved, rowsShown } from '#app/roadmap/flow/rows.ts'
import { saveChanges } from '#app/roadmap/flow/saving.server.ts'
import { applyChoices } from '#app/roadmap/rules/choices.ts'
import type { Fields } from '#app/roadmap/rules/fields.ts'
import { inputId } from '#app/roadmap/rules/paths.ts'
import { readSubmission, type Submission } from '#app/roadmap/rules/submission.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { forgetPlaceOfGuest } from '../place.server.ts'
import { taskOf, type FilledTask } from './task.server.ts'

/** What the page gets back where not everything could be saved. */
export type FillAnswer = Exclude<Awaited<ReturnType<typeof fillAction>>, Response>['data']

/**
 * Saves what somebody filled in by a link, as pages of people who sign in do: what is valid is kept. `I am done` says so
 * to the sender besides; the link stays open until the sender agrees.
 * Answers 303; or the page again with 422 where something is not valid, 409 where somebody else changed the same field,
 * or where the sender has agreed already: then nothing is saved.
 */
export async function fillAction(guest: Guest, { request, context }: ActionFunctionArgs, form: FormData) {
  const { contributor, link } = guest
  const { language } = context
  const task = await taskOf(guest, request, context)
  const { item, schema, place, locationIndex } = task
  if (link.confirmedAt) return data({ of: 'fill' as const, reply: null, version: null, conflicts: [] }, { status: 409 })
  const goTo = readGoTo(form.get('goTo'))
  const { choices, undecided } = readChoices(form)
  let submission: Submission = { values: {}, errors: {}, typed: [], changed: new Set() }
  let mine: Fields = {}
  const result = await saveChanges(contributor, {
    item,
    locationIndex,
    locationId: textOf(form, 'locationId') ?? task.locationId,
    version: versionOf(form),
    origin: { way: 'share-link', path: '/share' },
    edit: (rendered) => {
      submission = readSubmission(schema, rendered, form, item.keepsBlankRows)
      mine = changeRows(item, submission.values, goTo)
      return applyChoices(rendered, mine, choices)
    },
  })
  forgetPlaceOfGuest(context)
  const isSaved = result.outcome === 'saved'
  if (isSaved && result.changed > 0) await noteShareEvent(database(), link, 'saved', link.recipientName)
  const errors: PageErrors = {
    ...noMoreRows(item, submission.values, goTo),
    ...submission.errors,
    ...(isSaved ? secretErrors(item, result.conflicts, language) : refusal(result.outcome)),
  }
  const clashes = isSaved ? [...undecided, ...result.conflicts] : []
  if (Object.keys(errors).length > 0 || clashes.length > 0) {
    const stored = isSaved ? result.fields : item.read(place.forms.get(item.key)?.fields)
    const conflicts = conflictsOnPage({ item, form, language, conflicts: clashes, mine, stored })
    const removed = goTo.to === 'remove' && goTo.confirmed ? goTo.id : null
    const shown = shownValues(item, schema, stored, sentRows(submission.typed, removed))
    const reply = replyTo({ shown, ...withoutTheirs(submission, choices, form), errors, removed }, language)
    const status = isSaved && clashes.length === 0 ? 422 : 409
    return data({ of: 'fill' as const, reply, version: isSaved ? result.version : null, conflicts }, { status })
  }
  if (form.get('goTo') === 'done') await sayDone(guest, new URL(request.url).origin)
  const headers = new Headers()
  if (goTo.to === 'save') headers.append('Set-Cookie', flashSmall('sharing/fill:saved'))
  return redirect(destination(new URL(request.url), task, form, submission), { status: 303, headers })
}

/** The sender gets a mail, and sees it waiting. Saying it twice is saying it once. */
const sayDone = (guest: Guest, origin: string) =>
  keepAnswer(guest, { origin }, ({ isUsable, outcome, confirmedAt }) =>
    isUsable && outcome !== 'filled' && !confirmedAt
      ? { change: { outcome: 'filled', outcomeAt: new Date() }, kind: 'filled' }
      : null,
  )

/** The same page: at a row that was added, or with the question whether a row may go. */
function destination({ pathname }: URL, { item, items }: FilledTask, form: FormData, sent: Submission): string {
  const { values, typed } = sent
  const goTo = readGoTo(form.get('goTo'))
  const query = new URLSearchParams(items.length > 1 ? { task: item.key } : {})
  const mayAsk = goTo.to === 'remove' && !goTo.confirmed && mustAsk(item, values, goTo)
  if (mayAsk) query.set('remove', `${goTo.list}:${goTo.id}`)
  const page = query.size > 0 ? `${pathname}?${query}` : pathname
  const atRow = (list: string, position: number) => `${page}#${inputId(`${list}[${position}]`)}`
  if (goTo.to === 'add') return atRow(goTo.list, rowsShown(item, goTo.list, values))
  if (goTo.to !== 'remove' || mayAsk) return page
  return atRow(goTo.list, placeOfRemoved(item, values, goTo, sentRows(typed, null)))
}
