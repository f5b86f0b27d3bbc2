import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireRight } from '#app/platform/auth/guard.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { allowAddress } from '#app/persistence/mail/delivery.server.ts'
import { inviteAgain, readUser, type SeenUser } from '#app/persistence/people/staff-users.server.ts'
import { may } from '#app/persistence/staff-rights.ts'
import type { RowActAnswer, RowOutcome } from '../row-acts/outcome.ts'
import { tickedIn } from '../row-acts/ticked.server.ts'
import { chosenUsersTableAddress, userAddress } from './addresses.ts'
import { sendInvitations } from './invitation.server.ts'

type Invited = 'invited' | 'just-invited' | 'disabled' | 'came' | 'staff' | 'gone'

/**
 * POST /admin/users: invites the users that were ticked again and says of each what became of it, or hands them out as a table.
 * Nobody is invited who came in already.
 * @returns 200 with the list, 303 to the table; 422 where nobody was ticked, or too many
 */
export async function actOnTickedUsers({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const form = await readOwnForm(request, context)
  const { act } = expectForm(form, z.object({ act: z.enum(['invite', 'export']) }))
  const { ids, problem } = tickedIn(form, context.language)
  if (problem !== null) return data<RowActAnswer>({ problem, ids }, { status: 422 })
  if (act === 'export') return redirect(chosenUsersTableAddress(ids), 303)
  const t = textFor(context.language, 'staff/users')
  const { origin } = new URL(request.url)
  const outcomes: RowOutcome[] = []
  for (const key of ids) {
    const user = await readUser(actor, key)
    const result = user ? await invite(actor, user, origin) : 'gone'
    const words = result === 'gone' ? textFor(context.language, 'staff/row-acts')('gone') : t(`ticked.${result}`)
    const href = user && userAddress(user.id)
    outcomes.push({ key, name: user?.name ?? t('ticked.unknown'), href, words, isDone: result === 'invited' })
  }
  return data<RowActAnswer>({ outcomes })
}

async function invite(actor: Actor, user: SeenUser, origin: string): Promise<Invited> {
  if (user.disabledAt !== null) return 'disabled'
  if (user.seenAt !== null) return 'came'
  if (user.organisationId === null && !may(actor, 'administer')) return 'staff'
  const done = await inviteAgain(actor, user.id, async (tx, invitees) => {
    await allowAddress(tx, user.email)
    await sendInvitations(tx, origin, actor, invitees)
  })
  return done ?? 'disabled'
}
