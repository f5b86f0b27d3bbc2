import { randomUUID } from 'node:crypto'
import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf, parseForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { EntryFields } from '#app/staff/documents/entry-form.tsx'
import { entryFields, type EntryValues } from '#app/staff/documents/entry.ts'
import { FileField } from '#app/staff/documents/file-field.tsx'
import { entryErrorOf, entryForm } from '#app/staff/documents/read-entry.server.ts'
import { keepFile, receiveLibraryFile } from '#app/staff/documents/receive-file.server.ts'
import { addToLibrary } from '#app/persistence/documents/library-files.server.ts'
import { slotOptions } from '#app/roadmap/letters/slots.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/documents', key: 'addPage.title' } }

/** GET /admin/documents/upload?slot=: asks for a new document, in the place of that file of a task. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireAdmin(context)
  const constraint = constraintsOf(entryForm)
  const slots = slotOptions(context.language)
  const slot = new URL(request.url).searchParams.get('slot')
  return {
    formId: randomUUID(),
    slots,
    slot: slots.find(({ value }) => value === slot)?.value ?? '',
    megabytes: environment().UPLOAD_MAX_MB,
    constraint,
  }
}

/** Thrown where what is said of the document is wrong: its file is then not stored at all. */
class WrongEntryError extends Error {
  readonly result: SubmissionResult<string[]>
  constructor(result: SubmissionResult<string[]>) {
    super('wrong entry')
    this.result = result
  }
}

/** Adds the document, once where the form comes twice. Answers 303; or the page again with 422 and everything that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const { language } = context
  const errorOf = entryErrorOf(language)
  try {
    const received = await receiveLibraryFile(request, language, (fields) => {
      assertCsrf(context, fields)
      const submission = parseForm(fields, entryForm, errorOf)
      if (submission.status !== 'success') throw new WrongEntryError(submission.reply())
      return submission
    })
    const { file, error, checked: submission } = received
    const { entry, formId } = submission.value
    if (file === null) return refusal(submission.reply({ fieldErrors: { file: [error] } }))
    const added = await keepFile(
      file,
      () => addToLibrary(actor, entry, file, formId),
      (kept) => kept !== 'slot-taken' && kept.isNew,
    )
    if (added === 'slot-taken') return refusal(submission.reply({ fieldErrors: { slot: [errorOf('slotTaken')] } }))
    const done = flash('success', 'staff/documents:addPage.done', { title: entry.title })
    return redirect('/admin/documents', { status: 303, headers: { 'Set-Cookie': done } })
  } catch (error) {
    if (error instanceof WrongEntryError) return refusal(error.result)
    throw error
  }
}

const refusal = (result: SubmissionResult<string[]>) => data<SubmissionResult<string[]>>(result, { status: 422 })

/** What a new document is called, for whom it is, and its file. */
export default function AddDocument() {
  const t = useText('staff/documents')
  const { formId, slots, slot, megabytes, constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult<string[]>>()
  const [form, fields] = useForm<EntryValues>({
    id: 'document',
    defaultValue: { slot },
    lastResult,
    constraint,
  })
  return (
    <>
      <FormProblems errors={form.allErrors} order={entryFields} />
      <PageTitle>{t('addPage.title')}</PageTitle>
      <StaffForm encType="multipart/form-data" className="mt-2 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        <input type="hidden" name="formId" value={formId} />
        <EntryFields fields={fields} slots={slots} />
        <FileField megabytes={megabytes} errors={form.allErrors.file} isAgain={lastResult !== undefined} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('addPage.save')}</Button>
          <ButtonLink tone="plain" href="/admin/documents">
            {t('form.back')}
          </ButtonLink>
        </div>
      </StaffForm>
    </>
  )
}
