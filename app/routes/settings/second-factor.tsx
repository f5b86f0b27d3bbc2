import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { offerSecret, readOffer } from '#app/platform/auth/second-factor.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { qrOutline } from '#app/platform/frame/qr-outline.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { readOwnAccount, type OwnAccount } from '#app/persistence/people/second-factor.server.ts'
import { changeFactor, factorForm, type FactorProblem } from './change-factor.server.ts'
import { ChangeForm } from './change-form.tsx'
import { RecoveryCodes, type MadeCodes } from './recovery-codes.tsx'
import { SetUpForm } from './set-up-form.tsx'

export const handle: Handle = { title: { namespace: 'routes/settings', key: 'secondFactor.title' } }

const here = '/settings/second-factor'

/**
 * GET /settings/second-factor: a new secret to set it up with, or what can be done with the one there is. The first one asks for a new
 * sign-in: whoever finds a session open would else lock its owner out. To change or remove one takes its codes.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { actor } = requireUser(context)
  const account = await readOwnAccount(actor)
  if (!account) throw redirect('/settings', 303)
  if (!account.isSet) requireFresh(context)
  const isRequired = actor.isAdmin && environment().STAFF_SECOND_FACTOR === 'required'
  return { offer: account.isSet ? null : await shownOffer(account, ''), isRequired }
}

/** The secret as the page shows it: the one that a form brought back, so that the app need not be set up again. */
async function shownOffer({ accountId, email }: OwnAccount, sealedBefore: string) {
  const offer = readOffer(accountId, email, sealedBefore) ?? offerSecret(accountId, email)
  const secret = offer.secret.replace(/(.{4})(?=.)/g, '$1 ')
  return { secret, address: offer.address, sealed: offer.sealed, qr: await qrOutline(offer.address) }
}

type Said = MadeCodes | { problem: FactorProblem; offer: Awaited<ReturnType<typeof shownOffer>> | null }

/** Shows the recovery codes, once; leads back to the settings where it was removed; 422 and 429 with what is wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = requireUser(context)
  const form = expectForm(await readOwnForm(request, context), factorForm)
  const account = await readOwnAccount(actor)
  if (!account) throw redirect('/settings', 303)
  if (!account.isSet) requireFresh(context, here, true)
  const change = await changeFactor(account, form)
  if ('isStale' in change) throw redirect(here, 303)
  if ('isRemoved' in change) {
    throw redirect('/settings', { status: 303, headers: { 'Set-Cookie': flash('success', 'routes/settings:removed') } })
  }
  if ('codes' in change) return data<Said>({ ...change, email: account.email, madeAt: Date.now() })
  const offer = form.intent === 'set-up' ? await shownOffer(account, form.offer) : null
  return data<Said>({ ...change, offer }, { status: change.problem === 'tooOften' ? 429 : 422 })
}

export default function SecondFactor() {
  const { offer, isRequired } = useLoaderData<typeof loader>()
  const said = useActionData<typeof action>()
  if (said && 'codes' in said) return <RecoveryCodes {...said} />
  const problem = said?.problem ?? null
  const shown = said?.offer ?? offer
  return shown ? (
    <SetUpForm offer={shown} problem={problem} isRequired={isRequired} />
  ) : (
    <ChangeForm problem={problem} />
  )
}
