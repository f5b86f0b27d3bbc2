import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Closed } from '#app/sharing/guest/closed.tsx'
import { tryCode } from '#app/sharing/guest/code-try.server.ts'
import { guestOf } from '#app/sharing/guest/guest.server.ts'
import { noteOpened } from '#app/sharing/guest/openings.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormProblems, InputField } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle<{ isOpen: boolean } | undefined> = {
  title: (text, loaded) => text('sharing/guest')(loaded?.isOpen ? 'code.title' : 'closed.title'),
}

/** GET /share/:token/code: asks for the code that goes with a link. It shows nothing of what the link is about. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = guestOf(request, context)
  if (guest === 'no-link') return data({ isOpen: false }, { status: 404 })
  // Also one that ended: its page says what is the matter.
  if (guest !== 'code-needed') throw redirect(`/share/${params.token ?? ''}`, 303)
  return data({ isOpen: true })
}

const codeForm = z.object({ code: z.string() })

/** Lets this browser in where the code is right, else counts it: 422, and back to the link (303) once that were too many. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request, context.language)
  const { shareLink } = context
  const here = `/share/${params.token ?? ''}`
  if (guestOf(request, context) === 'ended') return redirect(here, 303)
  if (!shareLink) return data(null, { status: 404 })
  const submission = parseForm(form, codeForm, () => '')
  const code = submission.status === 'success' ? submission.value.code : ''
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
  const t = useText('sharing/guest')
  const { isOpen } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult<string[]> | null>()
  const [form, fields] = useForm<{ code: string }>({ id: 'let-in', lastResult })
  if (!isOpen) return <Closed />
  return (
    <>
      <FormProblems errors={form.allErrors} order={['code']} />
      <PageTitle lead={t('code.lead')}>{t('code.title')}</PageTitle>
      <Form method="post" className="mt-2 max-w-form" {...getFormProps(form)}>
        <InputField
          field={fields.code}
          label={t('code.label')}
          hint={t('code.hint')}
          width="medium"
          autoComplete="one-time-code"
          autoCapitalize="characters"
        />
        <div className="mt-3">
          <Button>{t('code.submit')}</Button>
        </div>
      </Form>
    </>
  )
}
