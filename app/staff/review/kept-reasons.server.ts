import { data } from '@remix-run/node'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import {
  keepReason,
  mostReasons,
  removeReason,
  type ReviewReason,
} from '#app/persistence/documents/review-reasons.server.ts'
import { longestKeptReason } from './limits.ts'
import type { VerdictAnswer } from './verdict.server.ts'

const form = z.object({
  reason: z.string().overwrite(cleanLine).default(''),
  reasons: z.array(z.string()).default([]),
  seenAt: z.string().default(''),
  remove: z.string().default(''),
})

/**
 * Keeps the words that were typed as a reason of an item, or takes a reason away, and shows the page again with all that was
 * typed and ticked; the words that were kept stand there as a reason that is ticked.
 * @returns 200; 422 where there is nothing to keep, or no room
 */
export async function changeReasons(actor: Actor, itemKey: string, sent: FormData, { language }: AppLoadContext) {
  const t = textFor(language, 'staff/review')
  const submission = parseForm(sent, form, () => t('reasons.unknown'))
  if (submission.status !== 'success') throw new Response(null, { status: 400 })
  const { remove, reason, reasons, seenAt } = submission.value
  const shown = (rest: Partial<VerdictAnswer>, typed = String(sent.get('reason') ?? '')): VerdictAnswer => ({
    result: { initialValue: { reason: typed, seenAt } },
    ...{ problem: null, ticked: reasons, done: null, ...rest },
  })
  const refuse = (message: string) => {
    const said = shown({})
    return data({ ...said, result: { ...said.result, error: { reason: [message] } } }, { status: 422 })
  }
  if (remove !== '') {
    await removeReason(actor, itemKey, remove)
    return data(shown({ ticked: reasons.filter((id) => id !== remove), done: 'reasons.removed' }))
  }
  if (reason === '') return refuse(t('reasons.nothing'))
  if (reason.length > longestKeptReason) return refuse(t('reasons.tooLong', { most: longestKeptReason }))
  const id = await keepReason(actor, itemKey, reason)
  if (id === null) return refuse(t('reasons.full', { most: mostReasons }))
  return data(shown({ ticked: [...reasons, id], done: 'reasons.kept' }, ''))
}

/**
 * What the sender reads: the reasons that were chosen and what was typed, each on a line of its own and as a sentence. What was
 * typed alone stays as it is.
 * @param chosen in the order in which the page shows them
 */
export function reasonFrom(chosen: readonly ReviewReason[], typed: string): string {
  const parts = [...chosen.map(({ words }) => words), typed].filter((part) => part !== '')
  if (parts.length < 2) return parts.join('')
  return parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join('\n')
}
