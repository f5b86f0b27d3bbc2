import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { archiveLibraryDocument, readLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/documents', key: 'archivePage.title' } }

/** GET /admin/documents/:id/archive: asks whether the document may go. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const document = await readLibraryDocument(requireAdmin(context), params.id ?? '')
  if (!document) throw new Response(null, { status: 404 })
  return { id: document.id, title: document.title }
}

/** Archives it and goes back to the library. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  await readOwnForm(request, context)
  const archived = await archiveLibraryDocument(actor, params.id ?? '')
  if (!archived) throw new Response(null, { status: 404 })
  const done = flash('success', 'staff/documents:archivePage.done', { title: archived.title })
  return redirect('/admin/documents', { status: 303, headers: { 'Set-Cookie': done } })
}

/** The question before a document is taken out of the library. */
export default function ArchiveDocument() {
  const t = useText('staff/documents')
  const { id, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{t('archivePage.question')}</PageTitle>
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{title}</p>
      <p className="mt-1 max-w-text">{t('archivePage.explanation')}</p>
      <StaffForm className="mt-4 flex flex-wrap items-center gap-2">
        <CsrfField />
        <Button tone="danger">{t('archivePage.confirm')}</Button>
        <ButtonLink tone="plain" href={`/admin/documents/${id}`}>
          {t('replacePage.back')}
        </ButtonLink>
      </StaffForm>
    </>
  )
}
