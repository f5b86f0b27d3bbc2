import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { clean } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { listReasons, type ReviewReason } from '#app/persistence/documents/review-reasons.server.ts'
import { readNextWaiting } from '#app/persistence/documents/verdict-neighbours.server.ts'
import { readReview } from '#app/persistence/documents/verdict-queue.server.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'
import { onwardsAddress, reviewAddress } from './addresses.ts'
import { changeReasons, reasonFrom } from './kept-reasons.server.ts'
import { longestReason } from './limits.ts'
import { filterOf, narrowedBy } from './place.server.ts'

/** Why a verdict was not kept, or what was done with the reasons, and the form as it was sent. */
export type VerdictAnswer = {
  result: SubmissionResult<string[]>
  /** Where the document is no longer as the page showed it. */
  problem: 'changed' | 'gone' | 'unscanned' | null
  /** The ids of the reasons that were ticked. */
  ticked: string[]
  done: 'reasons.kept' | 'reasons.removed' | null
}

const plain = z.string().default('')
const ticks = z.array(z.string()).default([])

/** A verdict; only who sends a document back says why. */
function verdictForm(language: Language, kept: readonly ReviewReason[]) {
  const t = textFor(language, 'staff/review')
  const typed = z.string().overwrite(clean).default('')
  return z
    .object({ verdict: z.enum(['accept', 'return']), reason: typed, reasons: ticks, seenAt: plain, then: plain })
    .transform(({ reasons, reason, ...rest }) => {
      const chosen = kept.filter(({ id }) => reasons.includes(id))
      const isKnown = reasons.every((id) => kept.some((one) => one.id === id))
      return { ...rest, isKnown, chosen, reason: reasonFrom(chosen, reason) }
    })
    .superRefine(({ verdict, reason, isKnown }, context) => {
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['reason'], message })
      if (verdict === 'accept') return
      if (!isKnown) wrong(t('reasons.unknown'))
      else if (reason === '') wrong(t('verdict.noReason'))
      if (reason.length > longestReason) wrong(t('verdict.tooLong', { most: longestReason }))
    })
    .transform(({ verdict, reason, chosen, seenAt, then }) => {
      const returned = { accepted: false, reason, reasonIds: chosen.map(({ id }) => id) } as const
      return {
        verdict: verdict === 'accept' ? ({ accepted: true } as const) : returned,
        seenAt: momentIn(seenAt),
        goesOn: then === 'next',
      }
    })
}

/**
 * Accepts a document or sends it back, and shows it again; with `then=next` it goes on to the next one of the same queue, or
 * to the queue where nothing waits any more. The same form keeps reasons and takes them away: see `changeReasons`.
 * @returns 303; 422 where there is no verdict or no reason, 409 where the document is no longer as the page showed it
 */
export async function judge({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const { language } = context
  const t = textFor(language, 'staff/review')
  const sent = await readOwnForm(request, context)
  const which = { organisationId: params.organisationId ?? '', id: params.documentId ?? '' }
  const found = await readReview(actor, which.organisationId, which.id)
  if (!found) throw new Response(null, { status: 404 })
  const { documentType } = found.document
  if (sent.has('keep') || sent.has('remove')) return changeReasons(actor, documentType, sent, context)
  const kept = sent.has('reasons') ? await listReasons(actor, documentType) : []
  const submission = parseForm(sent, verdictForm(language, kept), (field) =>
    t(field === 'verdict' ? 'verdict.noVerdict' : 'verdict.noReason'),
  )
  const refused = (problem: VerdictAnswer['problem']): VerdictAnswer => ({
    ...{ result: submission.reply(), problem, done: null },
    ticked: sent.getAll('reasons').filter((id) => typeof id === 'string'),
  })
  if (submission.status !== 'success') return data(refused(null), { status: 422 })
  const { verdict, seenAt, goesOn } = submission.value
  const result = await decideOnDocument(actor, { ...which, seenAt }, verdict)
  if (!result) throw new Response(null, { status: 404 })
  if (result.outcome !== 'done') return data(refused(result.outcome), { status: 409 })
  const narrowed = narrowedBy(new URL(request.url).searchParams)
  if (goesOn) {
    const next = await readNextWaiting(actor, which, filterOf(narrowed))
    return redirect(onwardsAddress(next, which, narrowed), 303)
  }
  const { name } = result.document
  const key = verdict.accepted ? 'staff/review:verdict.accepted' : 'staff/review:verdict.returned'
  const headers = { 'Set-Cookie': flash('success', key, { name }) }
  return redirect(reviewAddress(which, narrowed), { status: 303, headers })
}

/** A moment as the page carried it, in milliseconds; what is none is like no moment there ever was. */
function momentIn(value: string): number | null {
  if (value === '') return null
  return /^\d{1,15}$/.test(value) ? Number(value) : -1
}
