import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { expectForm, parseForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { overBudget, takeFromBudget } from '../guest/budget.server.ts'
import { isSameName } from '../same-name.ts'
import { leaveLink } from '../review/move.server.ts'
import { accept } from './accept.server.ts'
import { agreementOf } from './agreement.server.ts'
import { awaitedBefore } from './part.server.ts'
import { forgetReading, noteSigning, readSoFar } from './reading/reading.server.ts'
import { buttons, declineForm, moveForm, signForm, signingErrorOf } from './signing-forms.server.ts'

/** What the page gets back where something was not done, or where the link is somebody else's now. */
export type SigningAnswer = {
  of: 'signing'
  result: SubmissionResult<string[]> | null
  /** True where the recipient is not the right person, and there is nothing more to see. */
  hasLeft: boolean
}

/**
 * Does what the pressed button says: accepts the agreement by a typed name, declines it, or ends the link because its
 * reader is not the right person. Answers 303; 422 where something is missing or wrong; 409 where it cannot be done now;
 * 429 where it is too often today.
 */
export async function signingAction(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const { intent } = expectForm(form, buttons)
  if (intent === 'sign') return signByName(guest, args, form)
  return intent === 'decline' ? decline(guest, args, form) : leave(guest, args, form)
}

const refused = (result: SubmissionResult<string[]>, status: 409 | 422) =>
  data<SigningAnswer>({ of: 'signing', result, hasLeft: false }, { status })

/** The page again, with what was typed, where too much was sent today; null where it is not. */
async function beyondBudget(guest: Guest, { context }: ActionFunctionArgs, reply: Reply, field: string) {
  if (await takeFromBudget(guest, { answers: 1 })) return null
  const { words, init } = overBudget(context.language, 'answers')
  return data<SigningAnswer>(
    { of: 'signing', result: reply({ fieldErrors: { [field]: [words] } }), hasLeft: false },
    init,
  )
}

type Reply = (options: { fieldErrors: Record<string, string[]> }) => SubmissionResult<string[]>

const pageOf = ({ request }: ActionFunctionArgs): string => new URL(request.url).pathname

async function signByName(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const { link } = guest
  if (link.may !== 'sign') throw new Response(null, { status: 404 })
  noteSigning(args.context)
  const errorOf = signingErrorOf(args.context.language)
  const agreement = await agreementOf(guest, args.context)
  const submission = parseForm(form, signForm, errorOf)
  // Pressed twice: it is signed, by the one who was first.
  if (link.outcome === 'signed') return redirect(`${pageOf(args)}/evidence`, 303)
  const { unread, isGone } = await readSoFar(guest, args.request, agreement, form)
  if (unread) {
    const { part, why, cookie } = unread
    return redirect(`${pageOf(args)}?part=${part}&sent=${why}`, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
  if (submission.status !== 'success') return refused(submission.reply(), 422)
  const { name, position, hash, otherPerson } = submission.value
  const isOther = !isSameName(name, link.recipientName)
  if (isOther && !otherPerson) {
    const t = textFor(args.context.language, 'sharing/signing')
    const question = t('errors.otherPerson', { invited: link.recipientName, name })
    return refused(submission.reply({ fieldErrors: { otherPerson: [question] } }), 422)
  }
  const beyond = await beyondBudget(guest, args, submission.reply, 'agree')
  if (beyond) return beyond
  const notNow = (why: string) => refused(submission.reply({ fieldErrors: { agree: [errorOf(why)] } }), 409)
  if (agreement.text === null || isGone || hash !== agreement.hash) return notNow('changed')
  if (!agreement.canSign) return notNow('closed')
  if (agreement.hasGaps) return notNow('gaps')
  if (await awaitedBefore(guest, args.context, agreement)) return notNow('awaits')
  const signer = { name, position, isOther, address: args.context.address }
  const isDone = await accept(guest, { ...agreement, text: agreement.text }, signer)
  const init = { status: 303, headers: forgetReading(guest) }
  return redirect(isDone ? `${pageOf(args)}/evidence` : pageOf(args), init)
}

async function decline(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const errorOf = signingErrorOf(args.context.language)
  const submission = parseForm(form, declineForm(errorOf), errorOf)
  if (submission.status !== 'success') return refused(submission.reply(), 422)
  const beyond = await beyondBudget(guest, args, submission.reply, 'reason')
  if (beyond) return beyond
  const { reason } = submission.value
  await keepAnswer(guest, ({ isUsable, outcome, outcomeWords }) => {
    const isSame = outcome === 'declined' && outcomeWords === reason
    if (!isUsable || outcome === 'signed' || isSame) return null
    const unseen = { confirmedAt: null, confirmedByName: null }
    return {
      kind: 'declined',
      change: { outcome: 'declined', outcomeAt: new Date(), outcomeWords: reason, ...unseen },
    }
  })
  return redirect(pageOf(args), 303)
}

async function leave(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const errorOf = signingErrorOf(args.context.language)
  const submission = parseForm(form, moveForm, errorOf)
  if (submission.status !== 'success') return refused(submission.reply(), 422)
  if (guest.link.outcome === 'signed') {
    return refused(submission.reply({ fieldErrors: { rightName: [errorOf('signed')] } }), 409)
  }
  const beyond = await beyondBudget(guest, args, submission.reply, 'rightName')
  if (beyond) return beyond
  const { rightName: name, rightEmail: email } = submission.value
  await leaveLink(guest, { name, email })
  return data<SigningAnswer>({ of: 'signing', result: null, hasLeft: true })
}
