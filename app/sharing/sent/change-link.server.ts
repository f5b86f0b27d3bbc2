import type { SubmissionResult } from '@conform-to/dom'
import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import { allowAddress } from '#app/persistence/mail/delivery.server.ts'
import { changeShareLink, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { hashOfCode, maxWrongCodes, newCode } from '#app/sharing/guest/code.server.ts'
import { maxDays, usualDays } from '#app/roadmap/rules/purposes.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import { isReopenable } from '../link-responses.server.ts'
import { handLink, linkUrl, type HandedLink } from './handed-link.server.ts'
import { messageOf, senderOf } from './make-link.server.ts'
import { passOn, readRightPerson } from './pass-on.server.ts'
import { isWaiting } from './sent-words.server.ts'

type Sender = { by: Contributor; organisation: string }
type Decide = Parameters<typeof changeShareLink>[3]

const day = 86_400_000

/** Keys of `one` that say what became of it. */
type Said = 'extended' | 'revoked' | 'confirmed' | 'reopened' | 'notPossible' | 'noReminders'

/** What can be done at once, and what is said of it. */
const changes: Record<'extend' | 'revoke' | 'confirm' | 'reopen', { decide: (name: string) => Decide; said: Said }> = {
  extend: {
    decide: () => (link) => {
      if (link.revokedAt || link.replacedById) return null
      const now = Date.now()
      const later = Math.max(now, link.expiresAt.getTime()) + usualDays * day
      return {
        change: { expiresAt: new Date(Math.min(later, now + maxDays * day)), wrongCodes: 0 },
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
  reopen: {
    decide: () => (link) => {
      const change = { outcome: null, outcomeAt: null, confirmedAt: null, confirmedByName: null }
      return isReopenable(link) ? { change, kind: 'reopened' } : null
    },
    said: 'reopened',
  },
}

const buttons = z.object({ intent: z.enum(['remind', 'extend', 'revoke', 'confirm', 'reopen', 'pass-on']) })

/** What is wrong with the form of a link's page. */
export type RefusedLinkForm = { refused: SubmissionResult<string[]> }

/**
 * POST /links/:id with an intent: extends, withdraws or confirms a link and goes back to it (303), or makes a new one in
 * its place, to remind with or for somebody else, which is shown once.
 * @returns the new link, or what is wrong with the form (422)
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
  const { decide, said } = changes[intent]
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
  return redirect(new URL(request.url).pathname.replace(/\.data$/, ''), { status: 303, headers })
}

/**
 * Gives a link a new token, and a new code where it had one, and writes the mail; the old ones open nothing any more.
 * @returns the link, or why not
 */
async function remind(
  request: Request,
  { by, organisation }: Sender,
  id: string,
): Promise<HandedLink | 'notPossible' | 'noReminders'> {
  const token = newShareToken()
  const tokenHash = hashOfToken(token)
  const code = newCode()
  const about = { url: linkUrl(request, token), ...senderOf(by), organisation, isReminder: true }
  let isDone = false
  const decide: Decide = (link) => {
    isDone = link.isUsable && link.wrongCodes < maxWrongCodes && link.remindersStoppedAt === null
    const codeHash = link.codeHash === null ? null : hashOfCode(tokenHash, code)
    return isDone ? { change: { tokenHash, codeHash }, kind: 'reminded' } : null
  }
  const mail = async (tx: Parameters<typeof queueMail>[0], changed: ShareLink) => {
    if (changed.recipientEmail === '') return
    // Who reminds has read that this tries an address again that took no mail.
    await allowAddress(tx, changed.recipientEmail)
    await queueMail(tx, messageOf(changed, about))
  }
  const link = await changeShareLink(by, id, by.name, decide, mail)
  if (!link) throw new Response(null, { status: 404 })
  if (isDone) return handLink(link, { ...about, code: link.codeHash === null ? null : code })
  return link.remindersStoppedAt === null ? 'notPossible' : 'noReminders'
}
