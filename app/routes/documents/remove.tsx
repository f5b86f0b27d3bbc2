import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readDocument } from '#app/persistence/documents/documents.server.ts'
import { removeTaskDocument } from '#app/roadmap/flow/remove-document.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'routes/documents'

export const handle: Handle = { title: { namespace, key: 'removal.title' } }

/** GET /documents/:id/remove: asks whether the document may go. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const document = await readDocument(requireMember(context), params.id ?? '')
  if (!document || !document.userUploaded) throw new Response(null, { status: 404 })
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  return { name: document.name, isAccepted: document.accepted, returnTo }
}

const removeForm = z.object({ returnTo: z.string().optional().catch(undefined) })

/** Removes it and goes back; asked twice, it says the same twice. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = requireMember(context)
  const { returnTo } = expectForm(await readOwnForm(request, context), removeForm)
  const removed = await removeTaskDocument(member, params.id ?? '')
  if (removed === null) throw new Response(null, { status: 404 })
  // Checked while the question stood on the screen: the page, drawn again, says why it stays.
  if (removed === 'accepted') return data(null, { status: 409 })
  const headers = { 'Set-Cookie': flash('success', 'routes/documents:removal.done', { name: removed.name }) }
  return redirect(safeReturnTo(returnTo), { status: 303, headers })
}

export default function RemoveDocument() {
  const { name, isAccepted, returnTo } = useLoaderData<typeof loader>()
  const t = useText(namespace)
  if (isAccepted) {
    return (
      <>
        <PageTitle lead={t('removal.accepted', { name })}>{t('removal.acceptedTitle')}</PageTitle>
        <p className="mt-4">
          <ButtonLink href={returnTo}>{t('removal.back')}</ButtonLink>
        </p>
      </>
    )
  }
  return (
    <>
      <PageTitle>{t('removal.question')}</PageTitle>
      <p className="mt-2 break-words font-semibold">{name}</p>
      <p className="mt-1 max-w-text">{t('removal.explanation')}</p>
      <Form method="post" className="mt-4 flex flex-wrap items-center gap-2">
        <CsrfField />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button tone="danger">{t('removal.confirm')}</Button>
        <ButtonLink tone="plain" href={returnTo}>
          {t('removal.back')}
        </ButtonLink>
      </Form>
    </>
  )
}
