import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { removeLogo } from '#app/persistence/organisations/logos.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { logoAddress } from './addresses.ts'
import { changedMeanwhile, discardLogo } from './place-logo.server.ts'

/** Who placed another logo meanwhile, in the reader's language. */
export type RemovalAnswer = { changed: string }

const removalForm = z.object({ seen: z.string().default('') })

/**
 * POST /organisation/logo/remove: takes the logo away. Answers 303, also where it was gone already; 409 with the page
 * where a colleague placed another one, which was not asked about.
 */
export async function removeLogoAction({ request, context }: ActionFunctionArgs) {
  const member = requireMember(context)
  const { seen } = expectForm(await readOwnForm(request, context), removalForm)
  const change = await removeLogo(member, seen)
  if (change.outcome === 'changed') {
    return data<RemovalAnswer>({ changed: changedMeanwhile(change.now, context.language) }, { status: 409 })
  }
  if (change.before) await discardLogo(change.before.storageKey)
  return redirect(logoAddress, { status: 303, headers: { 'Set-Cookie': flash('success', 'platform/logo:removed') } })
}
