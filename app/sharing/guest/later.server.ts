import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { dayOf, formatLongDay, inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { changeShareLink, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { takeAnswer } from './budget.server.ts'
import type { Guest } from './guest.server.ts'
import { refused } from './ways-out.server.ts'

/** The button by which somebody says on which day they will do what a link asks. */
export const putOff = 'later'

/** What the page says of a later day: which one was chosen, in words, and which can be. */
export type LaterView = { chosen: string | null; last: string }

/** The same of a link; null where it asks for nothing, or has its answer. */
export function laterView(link: ShareLink, language: Language): LaterView | null {
  if (link.may === 'read' || link.outcome !== null) return null
  const day = parseDay(link.laterDay ?? '')
  return { chosen: day === null ? null : formatLongDay(day, language), last: inputDay(dayOf(link.expiresAt.getTime())) }
}

/**
 * Keeps the day on which somebody will do what a link asks: nobody is reminded before it. Answers 303; 422 where it is no day between
 * tomorrow and the last one of the link; 429 where it is too often today.
 * @throws a 404 response where the link asks for nothing
 */
export async function takeLater(guest: Guest, { request, context }: ActionFunctionArgs, form: FormData) {
  const t = anyTextFor(context.language, 'sharing/guest')
  const view = laterView(guest.link, context.language)
  if (view === null) throw new Response(null, { status: 404 })
  const isPossible = (day: number) => day > dayOf(Date.now()) && inputDay(day) <= view.last
  const laterForm = z.object({ laterDay: z.string().refine((typed) => isPossible(parseDay(typed) ?? 0)) })
  const errorOf = () => t('later.error', { last: formatLongDay(parseDay(view.last) ?? 0, context.language) })
  const submission = parseForm(form, laterForm, errorOf)
  if (submission.status !== 'success') return refused(submission.reply(), { status: 422 })
  const beyond = await takeAnswer(guest, context.language)
  if (beyond) return refused(submission.reply({ fieldErrors: { laterDay: [beyond.words] } }), beyond.init)
  const laterDay = inputDay(parseDay(submission.value.laterDay) ?? 0)
  await changeShareLink(guest.contributor, guest.link.id, guest.link.recipientName, (link) =>
    !link.isUsable || link.outcome !== null || link.laterDay === laterDay
      ? null
      : { change: { laterDay }, kind: 'put-off' },
  )
  return redirect(`${new URL(request.url).pathname}?sent#do-later`, 303)
}
