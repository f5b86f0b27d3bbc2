import type { SubmissionResult } from '@conform-to/dom'
import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { readSubmission } from '#app/platform/frame/submission.server.ts'
import { clean } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { noteRevealedSecret } from '#app/persistence/staff/staff-access-log.server.ts'
import { fieldWords } from '#app/roadmap/flow/field-words.server.ts'
import { openSecret, secretsIn } from '#app/roadmap/flow/secrets.server.ts'
import { valueAt } from '#app/roadmap/rules/changes.ts'
import { openSeenTask, type RequestArgs } from './staff-view.server.ts'

/** How long a reason may be. */
const longestReason = 500

/** A secret that is shown once, in this answer alone; or why it is not. */
export type RevealAnswer = {
  secret: string
  result: SubmissionResult<string[]> | null
  /** Null where it is not shown; '' where the server's key was replaced, so that nobody can read it. */
  value: string | null
}

const revealForm = z.object({
  secret: z.string().default(''),
  reason: z.string().overwrite(clean).min(1).max(longestReason),
})

/**
 * POST /admin/organisations/:organisationId/answers?item=&location= with `secret` and `reason`: shows one secret, after it was
 * written down for the organisation to see who asked for it and why. Nothing keeps the answer.
 * @returns 200; 422 without a reason, 404 where there is no such secret
 */
export async function revealSecret(args: ActionFunctionArgs) {
  const actor = requireRight(args.context, 'secrets')
  const { organisation, item, stored, index, place } = await openSeenTask(args)
  const t = textFor(args.context.language, 'staff/organisations')
  const submission = await readSubmission(args.request, args.context, revealForm, () =>
    t('secrets.noReason', { most: longestReason }),
  )
  const secret = String(submission.payload.secret ?? '')
  if (!secretsIn(item.fields, stored).filledSecrets.includes(secret)) throw new Response(null, { status: 404 })
  if (submission.status !== 'success')
    return data<RevealAnswer>({ secret, result: submission.reply(), value: null }, { status: 422 })
  const { reason } = submission.value
  await noteRevealedSecret(actor, organisation.id, {
    ...{ item: item.key, location: index, locationName: place.location?.name ?? '', field: secret, reason },
  })
  return data<RevealAnswer>({ secret, result: null, value: openSecret(String(valueAt(stored, secret))) })
}

/** The secrets that were filled in for a task, by the names of their fields. */
export function secretsOfTask({ item, stored }: Awaited<ReturnType<typeof openSeenTask>>, { context }: RequestArgs) {
  const { label } = fieldWords(item, context.language)
  return secretsIn(item.fields, stored).filledSecrets.map((name) => ({ name, label: label(name) }))
}
