import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { takeAnswer } from '#app/sharing/guest/budget.server.ts'
import { Closed } from '#app/sharing/guest/closed.tsx'
import { CodeAsked } from '#app/sharing/guest/code-asked.tsx'
import { tryCode } from '#app/sharing/guest/code-try.server.ts'
import { guestOf } from '#app/sharing/guest/guest.server.ts'
import { codeAsked, mailLinkCode } from '#app/sharing/guest/mail-code.server.ts'
import { noteOpened } from '#app/sharing/guest/openings.server.ts'

export const handle: Handle<{ asked: unknown } | undefined> = {
  title: (text, loaded) => text('sharing/guest')(loaded?.asked ? 'code.title' : 'closed.title'),
}

/** When to try again, where it was too much for today. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** GET /share/:token/code: asks for the code that goes with a link. It shows nothing of what the link is about. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = guestOf(request, context)
  if (guest === 'no-link') return data({ asked: null }, { status: 404 })
  // Also one that ended: its page says what is the matter.
  if (guest !== 'code-needed' || !context.shareLink) throw redirect(`/share/${params.token ?? ''}`, 303)
  return data({ asked: codeAsked(context.shareLink, request) })
}

const codeForm = z.object({ code: z.string().default(''), intent: z.literal('send').optional() })

/**
 * Lets this browser in where the code is right, else counts it: 422, and back to the link (303) once that were too many. Or mails the
 * code: 303; 429 where that was too often today.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request, context.language)
  const { shareLink } = context
  const here = `/share/${params.token ?? ''}`
  if (guestOf(request, context) === 'ended') return redirect(here, 303)
  if (!shareLink) return data(null, { status: 404 })
  const submission = parseForm(form, codeForm, () => '')
  const { code, intent } = submission.status === 'success' ? submission.value : { code: '', intent: undefined }
  if (intent === 'send') {
    const beyond = await takeAnswer({ link: shareLink }, context.language)
    if (beyond) return data(submission.reply({ fieldErrors: { code: [beyond.words] } }), beyond.init)
    await mailLinkCode(shareLink)
    return redirect(`${here}/code?sent`, 303)
  }
  const tried = await tryCode(shareLink, params.token ?? '', code)
  if (tried.isRight) {
    await noteOpened(request, shareLink)
    return redirect(here, { status: 303, headers: { 'Set-Cookie': tried.cookie } })
  }
  if (tried.left === 0) return redirect(here, 303)
  const error = textFor(context.language, 'sharing/guest')('code.wrong', { count: tried.left })
  return data(submission.reply({ hideFields: ['code'], fieldErrors: { code: [error] } }), { status: 422 })
}

/** The question for the code. */
export default function ShareCode() {
  const { asked } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult<string[]> | null>()
  return asked ? <CodeAsked asked={asked} lastResult={lastResult} /> : <Closed />
}
