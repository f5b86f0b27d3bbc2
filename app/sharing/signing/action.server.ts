import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { isMailAddress, isOneLine } from '#app/platform/config/mail.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { TextKey } from '#app/platform/i18n/text.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { moveLink } from '../review/move.server.ts'
import { accept } from './accept.server.ts'
import { agreementOf } from './agreement.server.ts'
import type { nl } from './nl.ts'
import { awaitedBefore } from './part.server.ts'

/** The fields of the page's forms. */
export type SigningField = 'agree' | 'name' | 'reason' | 'rightName' | 'rightEmail'

/** What the page gets back where something was not done, or where the link is somebody else's now. */
export type SigningAnswer = {
  of: 'signing'
  errors: { field: SigningField; message: string }[]
  typed: Partial<Record<SigningField, string>>
  /** Whose link it is now; `isMailed` false where the sender has to tell them. */
  movedTo: { name: string; isMailed: boolean } | null
}

const longest = { name: 120, reason: 2000 }

/**
 * Does what the pressed button says: accepts the agreement by a typed name, declines it, or gives the link to the right
 * person. Answers 303; 422 where something is missing or wrong; 409 where it cannot be done now.
 */
export async function signingAction(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  switch (form.get('intent')) {
    case 'sign':
      return signByName(guest, args, form)
    case 'decline':
      return decline(guest, args, form)
    case 'move':
      return giveAway(guest, args, form)
    default:
      throw new Response(null, { status: 400 })
  }
}

type Refused = [field: SigningField, key: TextKey<typeof nl>]

function answerTo(args: ActionFunctionArgs, form: FormData, refused: readonly Refused[], status: 409 | 422) {
  const t = textFor(args.context.language, 'sharing/signing')
  const fields: SigningField[] = ['agree', 'name', 'reason', 'rightName', 'rightEmail']
  const typed = Object.fromEntries(fields.map((field) => [field, typedIn(form, field)]))
  const errors = refused.map(([field, key]) => ({ field, message: t(key) }))
  return data<SigningAnswer>({ of: 'signing', errors, typed, movedTo: null }, { status })
}

/** Without what cannot be stored, and what nobody sees or turns the direction of writing round. */
function typedIn(form: FormData, name: SigningField): string {
  const value = form.get(name)
  const text = typeof value === 'string' ? value : ''
  return trimmed(
    text
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replace(/(?!\n)\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, ''),
  )
}

const pageOf = ({ request }: ActionFunctionArgs): string => new URL(request.url).pathname
const originOf = ({ request }: ActionFunctionArgs): string => new URL(request.url).origin

async function signByName(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const { link } = guest
  if (link.may !== 'sign') throw new Response(null, { status: 404 })
  const name = typedIn(form, 'name').replace(/\s+/g, ' ')
  const agreement = await agreementOf(guest, args.context)
  const refused: Refused[] = [
    ...(form.get('agree') === 'on' ? [] : ([['agree', 'errors.agree']] satisfies Refused[])),
    ...(/\p{L}/u.test(name) && name.length <= longest.name ? [] : ([['name', 'errors.name']] satisfies Refused[])),
  ]
  // Pressed twice: it is signed, by whoever was first.
  if (link.outcome === 'signed') return redirect(`${pageOf(args)}/evidence`, 303)
  if (refused.length > 0) return answerTo(args, form, refused, 422)
  if (agreement.text === null || form.get('hash') !== agreement.hash) {
    return answerTo(args, form, [['agree', 'errors.changed']], 409)
  }
  if (await awaitedBefore(guest, agreement)) return answerTo(args, form, [['agree', 'errors.awaits']], 409)
  const isDone = await accept(guest, { ...agreement, text: agreement.text }, name, {
    ...{ address: args.context.address, origin: originOf(args) },
  })
  return isDone ? redirect(`${pageOf(args)}/evidence`, 303) : redirect(pageOf(args), 303)
}

async function decline(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const reason = typedIn(form, 'reason')
  if (reason === '') return answerTo(args, form, [['reason', 'errors.reason']], 422)
  if (reason.length > longest.reason) return answerTo(args, form, [['reason', 'errors.reasonLong']], 422)
  await keepAnswer(guest, { origin: originOf(args) }, ({ isUsable, outcome, outcomeWords }) => {
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

async function giveAway(guest: Guest, args: ActionFunctionArgs, form: FormData) {
  const person = { name: typedIn(form, 'rightName').replace(/\s+/g, ' '), email: typedIn(form, 'rightEmail') }
  const isName = person.name !== '' && person.name.length <= longest.name && isOneLine(person.name)
  const refused: Refused[] = [
    ...(isName ? [] : ([['rightName', 'errors.rightName']] satisfies Refused[])),
    ...(isMailAddress(person.email) ? [] : ([['rightEmail', 'errors.rightEmail']] satisfies Refused[])),
  ]
  if (refused.length > 0) return answerTo(args, form, refused, 422)
  if (guest.link.outcome === 'signed') return answerTo(args, form, [['rightName', 'errors.signed']], 409)
  const isMailed = await moveLink(guest, person, originOf(args))
  return data<SigningAnswer>({ of: 'signing', errors: [], typed: {}, movedTo: { name: person.name, isMailed } })
}
