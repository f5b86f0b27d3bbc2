import type { SubmissionResult } from '@conform-to/dom'
import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import { changeShareLink } from '#app/persistence/links/share-links.server.ts'
import { maxDays, usualDays } from '#app/roadmap/rules/purposes.ts'
import { isReopenable } from '../link-responses.server.ts'
import type { HandedLink } from './handed-link.server.ts'
import { passOn, readRightPerson } from './pass-on.server.ts'
import { remind, type NotReminded } from './remind.server.ts'
import { isWaiting } from './sent-words.server.ts'

/** Who changes a link; provider staff do so on behalf of the organisation that it is of. */
type Sender = { by: Contributor; organisation: string; isStaff: boolean }
type Decide = Parameters<typeof changeShareLink>[3]

const day = 86_400_000

/** Keys of `one` that say what became of it. */
type Said = 'extended' | 'revoked' | 'confirmed' | 'seenByStaff' | 'askedSeen' | 'reopened' | NotReminded

/** What can be done at once, and what is said of it. */
const changes: Record<
  'extend' | 'revoke' | 'confirm' | 'confirm-asked' | 'reopen',
  { decide: (name: string) => Decide; said: Said }
> = {
  extend: {
    decide: () => (link) => {
      if (link.revokedAt || link.replacedById) return null
      const now = Date.now()
      const later = Math.max(now, link.expiresAt.getTime()) + usualDays * day
      return {
        change: {
          expiresAt: new Date(Math.min(later, now + maxDays * day)),
          wrongCodes: 0,
          // A question waits on: it is not answered by that.
          askedAgainAt: link.question === null ? null : link.askedAgainAt,
        },
        kind: 'extended',
      }
    },
    said: 'extended',
  },
  revoke: {
    decide: (name) => (link) =>
      link.isUsable ? { change: { revokedAt: new Date(), revokedByName: name }, kind: 'revoked' } : null,
    said: 'revoked',
  },
  confirm: {
    decide: (name) => (link) =>
      isWaiting(link) ? { change: { confirmedAt: new Date(), confirmedByName: name }, kind: 'confirmed' } : null,
    said: 'confirmed',
  },
  'confirm-asked': {
    decide: () => (link) =>
      link.askedAgainAt === null ? null : { change: { askedAgainAt: null, question: null }, kind: 'asked-seen' },
    said: 'askedSeen',
  },
  reopen: {
    decide: () => (link) => {
      const change = { outcome: null, outcomeAt: null, confirmedAt: null, confirmedByName: null }
      return isReopenable(link) ? { change, kind: 'reopened' } : null
    },
    said: 'reopened',
  },
}

const buttons = z.object({
  intent: z.enum(['remind', 'extend', 'revoke', 'confirm', 'confirm-asked', 'reopen', 'pass-on']),
})

/**
 * Provider staff press the same button, which only records it: the organisation has not seen the answer by that, and goes on
 * finding it on its list.
 */
const seenByStaff: { decide: (name: string) => Decide; said: Said } = {
  decide: () => (link) => (isWaiting(link) ? { change: {}, kind: 'staff-seen' } : null),
  said: 'seenByStaff',
}

/** What is wrong with the form of a link's page. */
export type RefusedLinkForm = { refused: SubmissionResult<string[]> }

/**
 * POST /links/:id with an intent: extends, withdraws or confirms a link and goes back to it (303); or reminds of it, or
 * makes a new one for somebody else, which is shown once.
 * @returns the link that is shown, or what is wrong with the form (422)
 */
export async function changeLink(
  { request, context, params }: ActionFunctionArgs,
  sender: Sender,
): Promise<HandedLink | RefusedLinkForm | Response> {
  const form = await readOwnForm(request, context)
  const { intent } = expectForm(form, buttons)
  const id = params.id ?? ''
  if (intent === 'remind') {
    const reminded = await remind(request, sender, id)
    return typeof reminded === 'string' ? backTo(request, false, reminded) : reminded
  }
  if (intent === 'pass-on') {
    const submission = readRightPerson(form, context.language)
    if (submission.status !== 'success') return { refused: submission.reply() }
    return (await passOn(request, sender, id, submission.value)) ?? backTo(request, false, 'notPossible')
  }
  const { decide, said } = intent === 'confirm' && sender.isStaff ? seenByStaff : changes[intent]
  let isDone = false
  const link = await changeShareLink(sender.by, id, sender.by.name, async (now, tx) => {
    const decided = await decide(sender.by.name)(now, tx)
    isDone = decided !== null
    return decided
  })
  if (!link) throw new Response(null, { status: 404 })
  return backTo(request, isDone, isDone ? said : 'notPossible')
}

function backTo(request: Request, isDone: boolean, said: Said): Response {
  const key = `sharing/sent:one.${said}` as const
  const headers = { 'Set-Cookie': isDone ? flashSmall(key) : flash('info', key) }
  return redirect(new URL(request.url).pathname, { status: 303, headers })
}
