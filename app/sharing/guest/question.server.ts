import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { changeShareLink } from '#app/persistence/links/share-links.server.ts'
import { clean } from '../typed-line.ts'
import { notifyMaker } from './ask-again.server.ts'
import { takeAnswer } from './budget.server.ts'
import type { Guest } from './guest.server.ts'
import { refused } from './ways-out.server.ts'

/** The button by which somebody asks the sender of a link something. */
export const askQuestion = 'question'

/** Of one question, and of all that nobody has dealt with. */
const longest = 1000

/**
 * Keeps what somebody asks the sender of a link, who is told as of a request for a new link: it waits on the link's page. What they ask
 * before that is dealt with is added to it. Answers 303; 422 if nothing was typed or too much; 429 if it is too often today.
 */
export async function takeQuestion(guest: Guest, { request, context }: ActionFunctionArgs, form: FormData) {
  const t = anyTextFor(context.language, 'sharing/guest')
  const before = guest.link.question
  const questionForm = z.object({
    question: z
      .string()
      .overwrite(clean)
      .min(1)
      .refine((typed) => withBefore(typed, before).length <= longest, { error: () => t('question.errors.long') }),
  })
  const submission = parseForm(form, questionForm, () => t('question.errors.question'))
  if (submission.status !== 'success') return refused(submission.reply(), { status: 422 })
  const beyond = await takeAnswer(guest, context.language)
  if (beyond) return refused(submission.reply({ fieldErrors: { question: [beyond.words] } }), beyond.init)
  await changeShareLink(
    guest.contributor,
    guest.link.id,
    guest.link.recipientName,
    (link) => {
      const question = withBefore(submission.value.question, link.question)
      if (!link.isUsable || question === link.question || question.length > longest) return null
      return { change: { question, askedAgainAt: new Date() }, kind: 'asked-question' }
    },
    notifyMaker,
  )
  return redirect(`${new URL(request.url).pathname}?sent#ask-sender`, 303)
}

/** A question behind what was asked before; the same once more changes nothing. */
function withBefore(question: string, before: string | null): string {
  if (before === null) return question
  return before.split('\n\n').includes(question) ? before : `${before}\n\n${question}`
}
