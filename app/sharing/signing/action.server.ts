import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { expectForm, parseForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { textVersion } from '#app/roadmap/letters/text-version.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { takeAnswer } from '../guest/budget.server.ts'
import { placeOfGuest } from '../place.server.ts'
import { isSameName } from '../same-name.ts'
import { accept } from './accept.server.ts'
import { agreementOf } from './agreement.server.ts'
import { awaitedBefore } from './part.server.ts'
import { forgetReading, noteSigning, readSoFar } from './reading/reading.server.ts'
import { signButton, signForm, signingErrorOf } from './signing-forms.server.ts'

/** What the page gets back where nothing was signed. */
export type SigningAnswer = { of: 'signing'; result: SubmissionResult<string[]> }

const refused = (result: SubmissionResult<string[]>, init: number | ResponseInit) =>
  data<SigningAnswer>({ of: 'signing', result }, init)

const pageOf = ({ request }: ActionFunctionArgs): string => new URL(request.url).pathname

/**
 * Accepts the agreement by a typed name. Answers 303; 422 where something is missing or wrong; 409 where it cannot be done
 * now; 429 where it is too often today.
 * @throws a 404 response where the link lets nobody sign
 */
export async function signByName(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const { link } = guest
  expectForm(form, signButton)
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
  const beyond = await takeAnswer(guest, args.context.language)
  if (beyond) return refused(submission.reply({ fieldErrors: { agree: [beyond.words] } }), beyond.init)
  const notNow = (why: string) => refused(submission.reply({ fieldErrors: { agree: [errorOf(why)] } }), 409)
  if (agreement.text === null || isGone || hash !== agreement.hash) return notNow('changed')
  if (!agreement.canSign) return notNow('closed')
  if (agreement.lacks) return notNow(agreement.lacks.kind)
  if (await awaitedBefore(guest, args.context, agreement)) return notNow('awaits')
  const signer = { name, position, isOther, address: args.context.address }
  const sources = sourcesOf(await placeOfGuest(guest, args.context))
  const version = await textVersion(guest.contributor, sources, agreement.item)
  const isDone = await accept(guest, { ...agreement, text: agreement.text, version }, signer)
  const init = { status: 303, headers: forgetReading(guest) }
  return redirect(isDone ? `${pageOf(args)}/evidence` : pageOf(args), init)
}
