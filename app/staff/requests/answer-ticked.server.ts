import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { answerItemRequest, readItemRequest } from '#app/persistence/requests/request-answers.server.ts'
import type { RowActAnswer, RowOutcome } from '../row-acts/outcome.ts'
import { tickedIn } from '../row-acts/ticked.server.ts'
import { requestAddress } from './addresses.ts'
import { placeWords } from './place-words.server.ts'
import { typedAnswer, verdicts } from './typed-answer.server.ts'

/** What stands in the box of a request. */
export const tickOf = ({ organisationId, id }: { organisationId: string; id: string }): string =>
  `${organisationId}~${id}`

/** What comes back: what became of each request, or why nothing was done, with the answer that was typed. */
export type TickedRequests = RowActAnswer & { answer?: string; answerProblem?: string }

/**
 * POST /admin/requests: gives the requests that were ticked one answer, each by itself, and says of each what became of it.
 * @returns 200 with the list; 422 where nothing was ticked, or too much, or no answer was typed: what was ticked and typed stays
 */
export async function answerTicked({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const { language } = context
  const form = await readOwnForm(request, context)
  const { act, answer } = expectForm(form, z.object({ act: z.enum(verdicts), answer: z.string().default('') }))
  const { ids, problem } = tickedIn(form, language)
  const refuse = (why: string, answerProblem?: string) =>
    data<TickedRequests>({ problem: why, ids, answer, answerProblem }, { status: 422 })
  if (problem !== null) return refuse(problem)
  const typed = typedAnswer(language).safeParse(answer)
  if (!typed.success) {
    const why = typed.error.issues[0]?.message ?? ''
    return refuse(why, why)
  }
  const outcomes: RowOutcome[] = []
  const given = { answer: typed.data, agreed: act === 'agree' }
  for (const key of ids) outcomes.push(await answerOne(actor, key, given, language))
  // Where it is not yet everybody's answer, it can be sent to those that are left.
  return data<TickedRequests>({ outcomes, ...(outcomes.some(({ isDone }) => !isDone) && { answer: typed.data }) })
}

type Given = Parameters<typeof answerItemRequest>[2]

async function answerOne(actor: Actor, key: string, given: Given, language: Language): Promise<RowOutcome> {
  const t = textFor(language, 'staff/requests')
  const [organisationId = '', id = ''] = key.split('~')
  const found = await readItemRequest(actor, organisationId, id)
  // What waits was never answered.
  const result = found && (await answerItemRequest(actor, { organisationId, id, seenAt: null }, given))
  if (!found || !result) {
    const words = textFor(language, 'staff/row-acts')('gone')
    return { key, name: t('ticked.unknown'), href: null, words, isDone: false }
  }
  const { item, location } = placeWords(found, language)
  return {
    ...{ key, name: t('ticked.name', { item, location, organisation: found.organisationName }) },
    ...{ href: requestAddress(found), words: t(`ticked.${result}`), isDone: result === 'answered' },
  }
}
