import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { expectForm, parseForm, type ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { isPersonName } from '../person-name.ts'
import { leaveLink } from '../review/move.server.ts'
import { clean, line } from '../typed-line.ts'
import { takeAnswer } from './budget.server.ts'
import type { Guest } from './guest.server.ts'

/** What the page gets back where a way out could not be taken, or where the link is somebody else's now. */
export type WayOutAnswer = {
  of: 'way-out'
  result: SubmissionResult<string[]> | null
  /** True where the recipient is not the right person, and there is nothing more to see. */
  hasLeft: boolean
}

const buttons = z.object({ intent: z.enum(['decline', 'move']) })

/** Whether a form that came by a link takes one of the ways out of it. */
export const isWayOut = (form: FormData): boolean => buttons.safeParse({ intent: form.get('intent') }).success

const longestReason = 2000

/** Why somebody does not do what they are asked. */
const declineForm = (errorOf: ErrorOf) =>
  z.object({
    reason: z
      .string()
      .overwrite(clean)
      .min(1)
      .refine((reason) => reason.length <= longestReason, { error: () => errorOf('reasonLong') }),
  })

/** The right person, as far as the recipient says. */
const moveForm = z.object({
  rightName: line.refine((name) => name === '' || isPersonName(name)).default(''),
  rightEmail: z
    .string()
    .overwrite(typedAddress)
    .refine((address) => address === '' || isEmailAddress(address))
    .default(''),
})

function wayOutErrorOf({ link }: Guest, language: Language): ErrorOf {
  const t = anyTextFor(language, 'sharing/guest')
  return (field) => t(`move.errors.${field === 'reason' && isToDo(link) ? 'reasonToDo' : field}`)
}

/**
 * Does what the pressed button says: tells the sender that its reader does not agree, or cannot do the task, and why; or ends
 * the link because its reader is not the right person. Answers 303; 422 where something is missing or wrong; 409 where
 * somebody has signed by it, who cannot be the wrong person any more; 429 where it is too often today.
 * @throws a 404 response where the link asks for nothing that could be declined
 */
export async function takeWayOut(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const { intent } = expectForm(form, buttons)
  if (intent === 'move') return leave(guest, args, form)
  if (guest.link.may === 'read') throw new Response(null, { status: 404 })
  return decline(guest, args, form)
}

/** The page again, with what is wrong with the form of a way out. */
export const refused = (result: SubmissionResult<string[]>, init: number | ResponseInit) =>
  data<WayOutAnswer>({ of: 'way-out', result, hasLeft: false }, init)

async function decline(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const errorOf = wayOutErrorOf(guest, args.context.language)
  const submission = parseForm(form, declineForm(errorOf), errorOf)
  if (submission.status !== 'success') return refused(submission.reply(), { status: 422 })
  const beyond = await takeAnswer(guest, args.context.language)
  if (beyond) return refused(submission.reply({ fieldErrors: { reason: [beyond.words] } }), beyond.init)
  const { reason } = submission.value
  await keepAnswer(guest, ({ isUsable, outcome, outcomeWords, confirmedAt }) => {
    const isSame = outcome === 'declined' && outcomeWords === reason
    // A task that was closed is done with.
    const isClosed = isToDo(guest.link) && confirmedAt !== null
    if (!isUsable || outcome === 'signed' || isClosed || isSame) return null
    const unseen = { confirmedAt: null, confirmedByName: null }
    return {
      kind: 'declined',
      change: { outcome: 'declined', outcomeAt: new Date(), outcomeWords: reason, ...unseen },
    }
  })
  return redirect(new URL(args.request.url).pathname, 303)
}

async function leave(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const errorOf = wayOutErrorOf(guest, args.context.language)
  const submission = parseForm(form, moveForm, errorOf)
  if (submission.status !== 'success') return refused(submission.reply(), { status: 422 })
  if (guest.link.outcome === 'signed') {
    return refused(submission.reply({ fieldErrors: { rightName: [errorOf('signed')] } }), { status: 409 })
  }
  const beyond = await takeAnswer(guest, args.context.language)
  if (beyond) return refused(submission.reply({ fieldErrors: { rightName: [beyond.words] } }), beyond.init)
  const { rightName: name, rightEmail: email } = submission.value
  await leaveLink(guest, { name, email })
  return data<WayOutAnswer>({ of: 'way-out', result: null, hasLeft: true })
}
