import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { clean, typedFields } from '#app/platform/frame/typed-text.ts'
import { judgeDocument, type Verdict } from '#app/persistence/documents/verdicts.server.ts'
import { reviewAddress } from './addresses.ts'
import { longestReason } from './limits.ts'
import { narrowedBy } from './place.server.ts'

/** Why a verdict was not kept, and the reason as it was typed. */
export type VerdictAnswer = {
  problem: 'noReason' | 'tooLong' | 'noVerdict' | 'changed' | 'gone' | 'unscanned'
  reason: string
  /** When the document had last been judged as the page was made, where that still counts. */
  seenAt: string | null
}

/**
 * Accepts a document or sends it back, and shows it again.
 * @returns 303; 422 where there is no verdict or no reason, 409 where the document is no longer as the page showed it
 */
export async function judge({ request, context, params }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const reason = clean(typedFields(form, ['reason']).reason)
  const verdict = verdictIn(form.get('verdict'), reason)
  const sent = form.get('seenAt')
  const seenAt = typeof sent === 'string' ? sent : ''
  if (typeof verdict === 'string') return data<VerdictAnswer>({ problem: verdict, reason, seenAt }, { status: 422 })
  const which = { organisationId: params.organisationId ?? '', id: params.documentId ?? '' }
  const result = await judgeDocument(actor, { ...which, seenAt: momentIn(seenAt) }, verdict)
  if (!result) throw new Response(null, { status: 404 })
  if (result.outcome !== 'done')
    return data<VerdictAnswer>({ problem: result.outcome, reason, seenAt: null }, { status: 409 })
  const { name } = result.document
  const address = reviewAddress(which, narrowedBy(new URL(request.url).searchParams))
  const key = verdict.accepted ? 'staff/review:verdict.accepted' : 'staff/review:verdict.returned'
  return redirect(address, { status: 303, headers: { 'Set-Cookie': flash('success', key, { name }) } })
}

function verdictIn(chosen: FormDataEntryValue | null, reason: string): Verdict | VerdictAnswer['problem'] {
  if (chosen === 'accept') return { accepted: true }
  if (chosen !== 'return') return 'noVerdict'
  if (reason === '') return 'noReason'
  return reason.length > longestReason ? 'tooLong' : { accepted: false, reason }
}

/** A moment as the page carried it, in milliseconds; what is none is like no moment there ever was. */
function momentIn(value: string): number | null {
  if (value === '') return null
  return /^\d{1,15}$/.test(value) ? Number(value) : -1
}
