import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Member } from '#app/persistence/actor.ts'
import { endAssignment } from '#app/persistence/assignments/assignment-changes.server.ts'
import type { AssignedTask } from '#app/persistence/assignments/assignments.server.ts'
import { giveAgain, remindAssignee } from '#app/persistence/assignments/row-acts.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { flash, flashWithUndo } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { sentActs } from '#app/roadmap/row-acts/row-act.ts'
import { remind } from '../sent/remind.server.ts'

const sent = z.object({ act: z.enum(sentActs), id: z.string() })

/** Where a row was, and who acts on it. */
type Acting = { member: Member; id: string; language: Language; here: string }

/**
 * POST of the act of a row, on the start page and on a route card: `act` says what is done with the assignment or the link of that `id`.
 * @returns 303 to the same page, which says what was done, or why nothing was; to the page of a link that its sender has to pass on
 * @throws a 400 response if the form is not as the page makes it, 404 if the organisation has no such link
 */
export async function actOnRow({ request, context }: ActionFunctionArgs): Promise<Response> {
  const member = requireMember(context)
  const { act, id } = expectForm(await readOwnForm(request, context), sent)
  const { pathname, search } = new URL(request.url)
  const acting = { member, id, language: context.language, here: pathname + search }
  switch (act) {
    case 'remind-colleague':
      return back(acting, await remindColleague(acting))
    case 'take-back':
      return back(acting, await takeBack(acting))
    case 'give-again':
      return back(acting, await undoTakingBack(acting))
    case 'remind-guest':
    case 'send-again': {
      // The portal would write a message that nobody sends.
      if (environment().SMTP_URL === undefined) return redirect(`/links/${encodeURIComponent(id)}?ask=remind`, 303)
      const sender = { by: member, organisation: context.session?.organisationName ?? '' }
      const reminded = await remind(request, sender, id, 'once a day')
      if (typeof reminded === 'string') return back(acting, flash('info', `sharing/sent:one.${reminded}`))
      const key = act === 'send-again' ? 'sentAgain' : 'guestReminded'
      return back(acting, flash('success', `roadmap/row-acts:said.${key}`, { name: reminded.recipient }))
    }
  }
}

const back = ({ here }: Acting, cookie: string): Response =>
  redirect(here, { status: 303, headers: { 'Set-Cookie': cookie } })

async function remindColleague({ member, id, language }: Acting): Promise<string> {
  const reminded = await remindAssignee(member, id)
  if (reminded === null) return flash('info', 'roadmap/row-acts:said.notTheirs')
  if (reminded === 'reminded') return flash('info', 'roadmap/row-acts:said.remindedBefore')
  const { assignment, isTold } = reminded
  const key = isTold ? 'reminded' : 'remindedWithoutMail'
  return flash('success', `roadmap/row-acts:said.${key}`, valuesOf(assignment, language))
}

async function takeBack({ member, id, language, here }: Acting): Promise<string> {
  const ended = await endAssignment(member, id)
  if (ended === null) return flash('info', 'roadmap/row-acts:said.notTheirs')
  return flashWithUndo(
    { key: 'roadmap/row-acts:said.takenBack', values: valuesOf(ended, language) },
    // The start page is an index: its form is sent to the address that says so.
    { key: 'roadmap/row-acts:undo', action: here === '/' ? '/?index' : here, fields: { act: 'give-again', id } },
  )
}

async function undoTakingBack({ member, id, language }: Acting): Promise<string> {
  const given = await giveAgain(member, id)
  if (given === null) return flash('info', 'roadmap/row-acts:said.notGivenAgain')
  return flash('success', 'roadmap/row-acts:said.givenAgain', valuesOf(given, language))
}

function valuesOf({ item: key, assigneeName: name }: AssignedTask & { assigneeName: string }, language: Language) {
  const item = findItem(key)
  return { name, task: item ? itemTitle(item, language) : key }
}
