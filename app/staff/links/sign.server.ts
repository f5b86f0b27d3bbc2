import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import { missingOfProvider } from '#app/platform/site/provider.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import { findSignature } from '#app/persistence/links/share-signatures.server.ts'
import { isProvidersTurn } from '#app/sharing/signing/both-sides.ts'
import { line } from '#app/sharing/typed-line.ts'
import { counterSign, type CounterSigned } from '#app/sharing/signing/counter-sign.server.ts'
import { isSameName } from '#app/sharing/same-name.ts'
import { isLapsed, languageSigned, signedLinkFor } from './signed-link.server.ts'

/** What comes back where nothing was signed: what was typed, why it cannot be done now, or both. */
export type CounterSignAnswer = { result: SubmissionResult<string[]> | null; refused: NotSigned | null }
type NotSigned = Exclude<CounterSigned, 'signed' | 'taken'> | 'closed' | 'lapsed'

const longest = 120

const counterSignForm = z.object({
  name: line.refine((name) => /\p{L}/u.test(name) && name.length <= longest),
  position: line.refine((position) => position.length <= longest).default(''),
  agree: z.literal('on'),
})

/**
 * POST /admin/links/:organisationId/:id/sign: signs for the provider by a typed name. Answers 303 to the page, which says who
 * signed, also where somebody else was first; 422 where something is missing or wrong; 409 where it cannot be done now.
 */
export async function signForProvider({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'sign')
  const form = await readOwnForm(request, context)
  const { link, organisation } = await signedLinkFor(actor, params)
  const back = redirect(context.path, 303)
  if (link.counterSignedAt !== null) return back
  if (!isProvidersTurn(link)) return refuse(link.outcome === 'signed' && link.revokedAt ? 'withdrawn' : 'unsigned')
  if (await isLapsed(link, organisation)) return refuse('lapsed')
  const errors = anyTextFor(context.language, 'staff/links')
  const submission = parseForm(form, counterSignForm, (field) => errors(`errors.${field}`))
  // Somebody completes the settings, and it can be sent as it is.
  if (missingOfProvider(providerDetails()).length > 0)
    return data<CounterSignAnswer>({ result: submission.reply(), refused: 'closed' }, 409)
  if (submission.status !== 'success')
    return data<CounterSignAnswer>({ result: submission.reply(), refused: null }, 422)
  const { name, position } = submission.value
  if (!isSameName(name, actor.name)) {
    const wrong = textFor(context.language, 'staff/links')('errors.otherName', { name: actor.name })
    return data<CounterSignAnswer>({ result: submission.reply({ fieldErrors: { name: [wrong] } }), refused: null }, 422)
  }
  const own = await findSignature(link, link.id)
  if (!own) return refuse('unsigned')
  const [title = ''] = own.signedText.split('\n', 1)
  const values = { name, organisation, title, provider: providerDetails().name }
  const statement = textFor(await languageSigned(link), 'sharing/signing')('statement.provider', values)
  const done = await counterSign(actor, link, { name, position, statement, address: context.address })
  if (done === null) throw new Response(null, { status: 404 })
  return done === 'signed' || done === 'taken' ? back : refuse(done)
}

const refuse = (refused: NotSigned) => data<CounterSignAnswer>({ result: null, refused }, 409)
