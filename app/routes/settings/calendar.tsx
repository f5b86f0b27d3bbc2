import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { chooseDueDays, endFeed } from '#app/persistence/people/calendar-feeds.server.ts'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { makeOwnCalendar } from './own-calendar.server.ts'

/** The feed stands on the page of the settings. */
export const loader = () => redirect('/settings', 303)

const calendarForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make') }),
  z.object({ intent: z.literal('end') }),
  z.object({ intent: z.literal('choose'), dueDays: z.literal('yes').optional() }),
])

const done = { make: 'calendar.made', end: 'calendar.ended', choose: 'calendar.chosen' } as const

/** POST /settings/calendar: gives somebody's own feed an address, ends it, or says what is in it. Answers 303; to a new sign-in first where an address is asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = requireUser(context)
  const form = expectForm(await readOwnForm(request, context), calendarForm)
  if (form.intent === 'make') {
    requireFresh(context, '/settings', true)
    await makeOwnCalendar(actor)
  } else if (form.intent === 'end') await endFeed(actor)
  else await chooseDueDays(actor, form.dueDays === 'yes')
  return redirect('/settings', {
    status: 303,
    headers: { 'Set-Cookie': flash('success', `routes/settings:${done[form.intent]}`) },
  })
}

/** Makes this a page, so that what is wrong is told on one. */
export default function OwnCalendar() {
  return null
}
