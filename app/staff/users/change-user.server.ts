import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { isFreshEnough, requireFresh } from '#app/platform/auth/fresh.server.ts'
import { loginPageFor, requireRight } from '#app/platform/auth/guard.server.ts'
import { endSessionsOf } from '#app/platform/auth/session.server.ts'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import { expectForm, parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { allowAddress } from '#app/persistence/mail/delivery.server.ts'
import { inviteAgain, readUser, type SeenUser } from '#app/persistence/people/staff-users.server.ts'
import {
  changeUser,
  setDisabled,
  setPersonalRight,
  type UserRefusal,
} from '#app/persistence/people/user-changes.server.ts'
import { userAddress } from './addresses.ts'
import { sendInvitations } from './invitation.server.ts'
import { readMeantOrganisation } from './meant-organisation.server.ts'
import { oneUserForm } from './read-user-form.server.ts'
import { usualRole } from './user-values.ts'

/** What comes back where nothing was done: what was typed, and why. What the page showed counts only without a reason. */
export type UserAnswer = { result: SubmissionResult<string[]> | null; refused: Refused | null }

/** `sign-in`: it is too long ago that the person who asks for it signed in. */
type Refused = UserRefusal | 'sign-in'

const buttons = z.object({
  intent: z.enum(['save', 'invite', 'enable', 'give-security', 'take-security', 'give-signing', 'take-signing']),
})

/**
 * POST /admin/users/:userId with an intent: save, invite, enable, or who may read the security log or sign for the provider. Answers 303, to the
 * login page for anyone who was shut out meanwhile; 422 where something is wrong with what was typed, 409 where it may not be done (any more).
 */
export async function changeOneUser({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const form = await readOwnForm(request, context)
  const user = await readUser(actor, params.userId ?? '')
  if (!user) throw new Response(null, { status: 404 })

  const { intent } = expectForm(form, buttons)
  if (intent !== 'save' && intent !== 'invite') requireFresh(context, context.path, true)
  switch (intent) {
    case 'save':
      return save(user)
    case 'invite': {
      const { origin } = new URL(request.url)
      const done = await inviteAgain(actor, user.id, async (tx, invitees) => {
        await allowAddress(tx, user.email)
        await sendInvitations(tx, origin, actor, invitees)
      })
      if (!done) return refuse('stale')
      const isJust = done === 'just-invited'
      return back(
        user.id,
        isJust ? flash('info', 'staff/users:one.justInvited') : flash('success', 'staff/users:one.invitedAgain'),
      )
    }
    case 'give-security':
    case 'take-security': {
      const isGiven = intent === 'give-security'
      const done = await setPersonalRight(actor, user.id, 'security-log', isGiven)
      if (done !== 'changed') return notDone(done, context.path)
      return back(
        user.id,
        flash('success', isGiven ? 'staff/users:one.securityGiven' : 'staff/users:one.securityTaken'),
      )
    }
    case 'give-signing':
    case 'take-signing': {
      const isGiven = intent === 'give-signing'
      const done = await setPersonalRight(actor, user.id, 'sign-for-provider', isGiven)
      if (done !== 'changed') return notDone(done, context.path)
      return back(user.id, flash('success', isGiven ? 'staff/users:one.signingGiven' : 'staff/users:one.signingTaken'))
    }
    case 'enable': {
      const done = await setDisabled(actor, user.id, false)
      if (done !== 'changed') return notDone(done, context.path)
      return back(user.id, flash('success', 'staff/users:one.enabled', { name: user.name }))
    }
  }

  async function save(found: SeenUser) {
    const { id, organisationId, staffRole } = found
    const errorOf = await readMeantOrganisation(form, { actor, language: context.language, user: found })
    const submission = parseForm(form, oneUserForm, errorOf)
    if (submission.status !== 'success') {
      return data<UserAnswer>({ result: submission.reply(), refused: null }, { status: 422 })
    }
    const { shown, organisation, role, ...rest } = submission.value
    const details = {
      ...rest,
      organisationId: organisation,
      staffRole: organisation === null ? (role ?? staffRole ?? usualRole) : null,
    }
    // What somebody of the staff may do, or whether they are staff at all: what was typed stays until it is known who asks for that.
    const isRight = details.staffRole !== staffRole
    if (isRight && !isFreshEnough(context)) return refuse('sign-in', submission.reply())
    const done = await changeUser(actor, id, details, shown)
    if (done !== 'changed') return notDone(done, context.path, submission.reply())
    // What somebody still has open belongs to where they were.
    if (organisation !== organisationId)
      await endSessionsOf(authConfigFor(request), id, { actorId: actor.userId, how: 'staff' })
    return back(id, flashSmall('staff/users:one.saved'))
  }
}

/**
 * POST /admin/users/:userId/disable: keeps a user out, also where somebody else has done so already. Answers 303, to the
 * login page for anyone who was shut out meanwhile; 409 with the page where it is their own account.
 */
export async function disableUser({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  expectForm(await readOwnForm(request, context), z.object({ to: z.literal('disabled') }))
  requireFresh(context, context.path, true)
  const user = await readUser(actor, params.userId ?? '')
  if (!user) throw new Response(null, { status: 404 })
  const done = await setDisabled(actor, user.id, true)
  if (done !== 'changed' && done !== 'stale') return notDone(done, context.path)
  await endSessionsOf(authConfigFor(request), user.id, { actorId: actor.userId, how: 'staff' })
  return back(user.id, flash('success', 'staff/users:one.disabled', { name: user.name }))
}

const back = (id: string, cookie: string) =>
  redirect(userAddress(id), { status: 303, headers: { 'Set-Cookie': cookie } })

/**
 * @throws a redirect to the login page where the person who asked is shut out; a 404 response where there is no user
 */
function notDone(why: UserRefusal | 'shut-out' | null, path: string, result: UserAnswer['result'] = null) {
  if (why === 'shut-out') throw redirect(loginPageFor(path), 303)
  if (why === null) throw new Response(null, { status: 404 })
  return refuse(why, result)
}

const refuse = (refused: Refused, result: UserAnswer['result'] = null) =>
  data<UserAnswer>({ result, refused }, { status: 409 })
