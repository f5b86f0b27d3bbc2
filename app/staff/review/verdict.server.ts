import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readSubmission } from '#app/platform/frame/submission.server.ts'
import { clean } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'
import { reviewAddress } from './addresses.ts'
import { longestReason } from './limits.ts'
import { narrowedBy } from './place.server.ts'

/** Why a verdict was not kept, and the form as it was sent. */
export type VerdictAnswer = {
  result: SubmissionResult<string[]>
  /** Where the document is no longer as the page showed it. */
  problem: 'changed' | 'gone' | 'unscanned' | null
}

const plain = z.string().default('')

/** A verdict; only who sends a document back says why. */
function verdictForm(language: Language) {
  const t = textFor(language, 'staff/review')
  return z
    .object({ verdict: z.enum(['accept', 'return']), reason: z.string().overwrite(clean).default(''), seenAt: plain })
    .superRefine(({ verdict, reason }, context) => {
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['reason'], message })
      if (verdict === 'return' && reason === '') wrong(t('verdict.noReason'))
      if (verdict === 'return' && reason.length > longestReason) wrong(t('verdict.tooLong', { most: longestReason }))
    })
    .transform(({ verdict, reason, seenAt }) => ({
      verdict: verdict === 'accept' ? ({ accepted: true } as const) : ({ accepted: false, reason } as const),
      seenAt: momentIn(seenAt),
    }))
}

/**
 * Accepts a document or sends it back, and shows it again.
 * @returns 303; 422 where there is no verdict or no reason, 409 where the document is no longer as the page showed it
 */
export async function judge({ request, context, params }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/review')
  const submission = await readSubmission(request, context, verdictForm(context.language), (field) =>
    t(field === 'verdict' ? 'verdict.noVerdict' : 'verdict.noReason'),
  )
  const refused = (problem: VerdictAnswer['problem']): VerdictAnswer => ({ result: submission.reply(), problem })
  if (submission.status !== 'success') return data(refused(null), { status: 422 })
  const { verdict, seenAt } = submission.value
  const which = { organisationId: params.organisationId ?? '', id: params.documentId ?? '' }
  const result = await decideOnDocument(actor, { ...which, seenAt }, verdict)
  if (!result) throw new Response(null, { status: 404 })
  if (result.outcome !== 'done') return data(refused(result.outcome), { status: 409 })
  const { name } = result.document
  const address = reviewAddress(which, narrowedBy(new URL(request.url).searchParams))
  const key = verdict.accepted ? 'staff/review:verdict.accepted' : 'staff/review:verdict.returned'
  return redirect(address, { status: 303, headers: { 'Set-Cookie': flash('success', key, { name }) } })
}

/** A moment as the page carried it, in milliseconds; what is none is like no moment there ever was. */
function momentIn(value: string): number | null {
  if (value === '') return null
  return /^\d{1,15}$/.test(value) ? Number(value) : -1
}
