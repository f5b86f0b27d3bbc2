import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { FileField } from '#app/staff/documents/file-field.tsx'
import { keepFile, receiveLibraryFile } from '#app/staff/documents/receive-file.server.ts'
import { readLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { replaceLibraryFile } from '#app/persistence/documents/library-files.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/documents', key: 'replacePage.title' } }

/** GET /admin/documents/:id/upload: asks for the file that takes the place of this one. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const document = await readLibraryDocument(requireAdmin(context), params.id ?? '')
  if (!document) throw new Response(null, { status: 404 })
  const { id, title, name } = document
  return { id, title, name, megabytes: environment().UPLOAD_MAX_MB }
}

/** Replaces the file. Answers 303 to the new document; or the page again with 422. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const document = await readLibraryDocument(actor, params.id ?? '')
  if (!document) throw new Response(null, { status: 404 })
  const { file, error } = await receiveLibraryFile(request, context.language, (fields) => {
    assertCsrf(context, fields)
    return true
  })
  if (file === null)
    return data<SubmissionResult<string[]>>({ status: 'error', error: { file: [error] } }, { status: 422 })
  const id = await keepFile(
    file,
    () => replaceLibraryFile(actor, document.id, file),
    (kept) => kept !== null,
  )
  if (id === null) throw new Response(null, { status: 404 })
  const done = flash('success', 'staff/documents:replacePage.done', { title: document.title })
  return redirect(`/admin/documents/${id}`, { status: 303, headers: { 'Set-Cookie': done } })
}

/** Another file for the same document. */
export default function ReplaceFile() {
  const t = useText('staff/documents')
  const { id, title, name, megabytes } = useLoaderData<typeof loader>()
  const errors = useActionData<SubmissionResult<string[]>>()?.error ?? {}
  return (
    <>
      <FormProblems errors={errors} order={['file']} />
      <PageTitle lead={t('replacePage.lead', { name })}>{t('replacePage.title')}</PageTitle>
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{title}</p>
      <StaffForm encType="multipart/form-data" className="mt-2 max-w-form">
        <CsrfField />
        <FileField megabytes={megabytes} errors={errors.file ?? undefined} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('replacePage.save')}</Button>
          <ButtonLink tone="plain" href={`/admin/documents/${id}`}>
            {t('replacePage.back')}
          </ButtonLink>
        </div>
      </StaffForm>
    </>
  )
}
