import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { findLapsingOf } from '#app/roadmap/flow/find-lapsing.server.ts'
import { addressAtRow, countQuestion } from '#app/roadmap/flow/after-save.server.ts'
import type { ConflictOnPage } from '#app/roadmap/flow/conflicts.server.ts'
import { reasonField } from '#app/roadmap/flow/decide.ts'
import { textOf, versionOf } from '#app/roadmap/flow/page-form.server.ts'
import { refusePage, savePage, type RefusedPage } from '#app/roadmap/flow/save-page.server.ts'
import { isPersonName } from '#app/sharing/person-name.ts'
import { fillInAddress, seenAnswersAddress } from '../addresses.ts'
import { openSeenTask } from '../staff-view.server.ts'
import { onBehalf } from './behalf.server.ts'
import { personField } from './person-field.ts'
import { keepPerson, keptPerson } from './person-cookie.server.ts'
import { filledTaskOf } from './task.server.ts'

/** A form that could not be saved as it was sent. */
export type FillInAnswer = {
  reply: SubmissionResult<string[]>
  version: number | null
  conflicts: ConflictOnPage[]
  lapsing?: RefusedPage['lapsing']
  /** With whom one is on the phone, and why a date moves, as they were typed. */
  person: string
  reason: string
}

/**
 * POST /admin/organisations/:organisationId/fill-in?item=&location=: saves what somebody on the phone says, by the one save of
 * all forms: what is valid is kept. History names both, and whom the place concerns is told.
 * Answers 303; or the page again with 422 where something is not valid or nobody is named, 409 where somebody else changed
 * the same field, the page is locked, or the organisation is archived.
 */
export async function fillIn(args: ActionFunctionArgs) {
  const { request, context } = args
  const actor = requireRight(context, 'behalf')
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const seen = await openSeenTask(args)
  const { organisation, item, stored, index, t } = seen
  const { id: organisationId } = organisation
  const { closed, pages, schema, facts, locationId } = filledTaskOf(seen)
  if (closed === 'noForm') throw new Response(null, { status: 404 })

  // The question which rows go does not ask for the person once more.
  const typed = form.has(personField) ? (textOf(form, personField) ?? '') : keptPerson(request, actor, organisationId)
  const person = cleanLine(typed)
  const answers = { person: typed, reason: textOf(form, reasonField) ?? '' }
  const here = fillInAddress(organisationId, item.key, index)
  const page = {
    ...{ item, form, schema, pages, facts, locationIndex: index, language: context.language },
    locationId: textOf(form, 'locationId') ?? locationId,
    origin: { way: 'provider' as const, path: item.path },
    readStored: () => Promise.resolve(stored),
    findLapsing: findLapsingOf(organisation, context.language),
    behalf: onBehalf(actor, { organisationId, item: item.key, locationIndex: index, person }),
  }
  if (closed !== null || !isPersonName(person)) {
    const reply = await refusePage(page, null)
    const wrong: Record<string, string[]> =
      closed === null ? { [personField]: [t('fillIn.noPerson')] } : { '': [t(`fillIn.closed.${closed}`)] }
    const refused = {
      reply: { ...reply, error: { ...wrong, ...reply.error } },
      version: versionOf(form),
      conflicts: [],
    }
    return data<FillInAnswer>({ ...refused, ...answers }, { status: closed === null ? 422 : 409 })
  }
  const headers = new Headers({ 'Set-Cookie': keepPerson(actor, organisationId, person) })
  const contributor = { organisationId, userId: actor.userId, name: actor.name }
  const { goTo, submission, refused } = await savePage(contributor, page)
  if (refused) {
    const { reply, version, conflicts, lapsing, status } = refused
    return data<FillInAnswer>({ reply, version, conflicts, lapsing, ...answers }, { status, headers })
  }
  const question = countQuestion(here, item, goTo, submission)
  if (question !== null) return redirect(question, { status: 303, headers })
  if (goTo.to === 'next' || goTo.to === 'save')
    headers.append('Set-Cookie', flashSmall('staff/organisations:fillIn.saved'))
  if (goTo.to === 'next') return redirect(seenAnswersAddress(organisationId, item.key, index), { status: 303, headers })
  const isWithin = goTo.to === 'path' && goTo.path.startsWith(`${here}#`)
  return redirect(isWithin ? goTo.path : addressAtRow(here, item, goTo, submission), { status: 303, headers })
}
