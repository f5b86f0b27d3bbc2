import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { endOwnSessions } from '#app/platform/auth/session.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'

/** The sessions stand on the page of the settings. */
export const loader = () => redirect('/settings', 303)

const endForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('others') }),
  z.object({ intent: z.literal('one'), session: z.string().regex(/^[\da-f]{64}$/) }),
])

/** POST /settings/sessions: ends one of somebody's own sessions, or all but this one. Answers 303. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = requireUser(context)
  const form = expectForm(await readOwnForm(request, context), endForm)
  const only = form.intent === 'one' ? Buffer.from(form.session, 'hex') : null
  await endOwnSessions(authConfigFor(request), session, only)
  return redirect('/settings', {
    status: 303,
    headers: {
      'Set-Cookie': flash('success', only ? 'routes/settings:sessions.ended' : 'routes/settings:sessions.endedOthers'),
    },
  })
}

/** Makes this a page, so that what is wrong is told on one. */
export default function EndSessions() {
  return null
}
