import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readSubmission } from '#app/platform/frame/submission.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { answerItemRequest, readItemRequest } from '#app/persistence/requests/request-answers.server.ts'
import { longestReason } from '#app/roadmap/requests/limits.ts'
import { requestAddress, requestsAddress } from './addresses.ts'
import { typedAnswer, verdicts } from './typed-answer.server.ts'
import { placeWords } from './place-words.server.ts'

/** Why an answer was not kept, and the form as it was sent. */
export type AnswerRefused = { result: SubmissionResult<string[]>; isChanged: boolean }

/** One request, with what was answered. */
export async function loadRequest({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const request = await readItemRequest(actor, params.organisationId ?? '', params.id ?? '')
  if (!request) throw new Response(null, { status: 404 })
  const { language } = context
  const { organisationId, organisationName, locationIndex, withdrawnAt, answeredAt } = request
  const moment = (at: Date) => formatMoment(at.getTime(), language)
  return {
    ...placeWords(request, language),
    organisation: organisationName,
    reason: request.reason,
    asked: { by: request.createdByName, at: moment(request.createdAt) },
    withdrawn: withdrawnAt && { by: request.withdrawnByName ?? '', at: moment(withdrawnAt) },
    answer: request.answer ?? '',
    answered: answeredAt && { by: request.answeredByName ?? '', at: moment(answeredAt) },
    /** What was decided; null where nothing was. */
    agreed: request.agreed,
    /** When it was last answered, in milliseconds: what the page shows is what is answered. */
    seenAt: answeredAt?.getTime() ?? null,
    card: `/admin/organisations/${organisationId}/route-card?location=${locationIndex}`,
    list: requestsAddress(),
    longest: longestReason,
  }
}

export type OneRequest = Awaited<ReturnType<typeof loadRequest>>

const answerForm = (language: Language) =>
  z.object({ answer: typedAnswer(language), verdict: z.enum(verdicts), seenAt: z.string().default('') })

/**
 * Answers a request and shows the list again.
 * @returns 303; 422 without an answer, 409 where the request is no longer as the page showed it
 */
export async function answerRequest({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const t = textFor(context.language, 'staff/requests')
  const submission = await readSubmission(request, context, answerForm(context.language), (path) =>
    t(path === 'verdict' ? 'one.noVerdict' : 'one.noAnswer'),
  )
  const refused = (isChanged: boolean): AnswerRefused => ({ result: submission.reply(), isChanged })
  if (submission.status !== 'success') return data(refused(false), { status: 422 })
  const { answer, verdict, seenAt } = submission.value
  const which = { organisationId: params.organisationId ?? '', id: params.id ?? '' }
  const given = { answer, agreed: verdict === 'agree' }
  const result = await answerItemRequest(actor, { ...which, seenAt: momentIn(seenAt) }, given)
  if (result === null) throw new Response(null, { status: 404 })
  if (result === 'changed') return data(refused(true), { status: 409 })
  const headers = { 'Set-Cookie': flash('success', 'staff/requests:one.sent') }
  return redirect(requestAddress(which), { status: 303, headers })
}

/** A moment as the page carried it, in milliseconds; what is none is like no moment there ever was. */
function momentIn(value: string): number | null {
  if (value === '') return null
  return /^\d{1,15}$/.test(value) ? Number(value) : -1
}
