import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readReview } from '#app/persistence/documents/verdict-queue.server.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'
import type { RowActAnswer, RowOutcome } from '../row-acts/outcome.ts'
import { tickedIn } from '../row-acts/ticked.server.ts'
import { reviewAddress } from './addresses.ts'
import { narrowedBy } from './place.server.ts'

/** What stands in the box of a document. */
export const tickOf = ({ organisationId, id }: { organisationId: string; id: string }): string =>
  `${organisationId}~${id}`

/**
 * POST /admin/review: accepts the documents that were ticked, each by itself, and says of each what became of it.
 * @returns 200 with the list; 422 where nothing was ticked, or too much
 */
export async function acceptTicked({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const form = await readOwnForm(request, context)
  expectForm(form, z.object({ act: z.literal('accept') }))
  const { ids, problem } = tickedIn(form, context.language)
  if (problem !== null) return data<RowActAnswer>({ problem, ids }, { status: 422 })
  const narrowed = narrowedBy(new URL(request.url).searchParams)
  const outcomes: RowOutcome[] = []
  for (const key of ids) outcomes.push(await acceptOne(actor, key, narrowed, context.language))
  return data<RowActAnswer>({ outcomes })
}

async function acceptOne(
  actor: Actor,
  key: string,
  narrowed: ReturnType<typeof narrowedBy>,
  language: Language,
): Promise<RowOutcome> {
  const t = textFor(language, 'staff/review')
  const [organisationId = '', id = ''] = key.split('~')
  const which = { organisationId, id }
  // A document that waits was never judged.
  const result = await decideOnDocument(actor, { ...which, seenAt: null }, { accepted: true })
  const found = result?.outcome === 'done' ? result : await readReview(actor, organisationId, id)
  if (!result || !found) {
    return {
      key,
      name: t('ticked.unknown'),
      href: null,
      words: textFor(language, 'staff/row-acts')('gone'),
      isDone: false,
    }
  }
  const { name } = found.document
  return {
    ...{ key, name, href: reviewAddress(which, narrowed) },
    words: t(`ticked.${result.outcome}`),
    isDone: result.outcome === 'done',
  }
}
