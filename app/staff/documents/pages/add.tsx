import { randomUUID } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import { formIdIn } from '#app/platform/frame/form-id.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { EntryFields, EntryProblems } from '#app/staff/documents/entry-form.tsx'
import { emptyEntry, type EntryAnswer } from '#app/staff/documents/entry.ts'
import { FileField } from '#app/staff/documents/file-field.tsx'
import { readEntry, type ReadEntry } from '#app/staff/documents/read-entry.server.ts'
import { keepFile, receiveLibraryFile } from '#app/staff/documents/receive-file.server.ts'
import { addToLibrary } from '#app/persistence/documents/library-files.server.ts'
import { slotOptions } from '#app/roadmap/letters/slots.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['staff/documents', 'platform/library'],
  title: { namespace: 'staff/documents', key: 'addPage.title' },
}

/** GET /admin/documents/upload: asks for a new document. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  return { formId: randomUUID(), slots: slotOptions(context.language), megabytes: environment().UPLOAD_MAX_MB }
}

/** Thrown where what is said of the document is wrong: its file is then not stored at all. */
class WrongEntryError extends Error {
  readonly answer: EntryAnswer
  constructor({ values, errors }: ReadEntry) {
    super('wrong entry')
    this.answer = { values, errors, shown: null }
  }
}

/** Adds the document, once where the form comes twice. Answers 303; or the page again with 422 and everything that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const slots = slotOptions(language).map(({ value }) => value)
  try {
    const received = await receiveLibraryFile(request, language, (fields) => {
      assertCsrf(context, fields)
      const read = readEntry(fields, slots, language)
      if (!read.entry) throw new WrongEntryError(read)
      return { values: read.values, entry: read.entry, formId: formIdIn(fields) }
    })
    const { values, entry, formId } = received.checked
    const { file, error } = received
    if (file === null) return refusal({ values, errors: { file: error }, shown: null })
    const added = await keepFile(
      file,
      () => addToLibrary(actor, entry, file, formId),
      (kept) => kept !== 'slot-taken' && kept.isNew,
    )
    if (added === 'slot-taken') {
      const slot = textFor(language, 'staff/documents')('errors.slotTaken')
      return refusal({ values, errors: { slot }, shown: null })
    }
    const done = flash('success', 'staff/documents:addPage.done', { title: entry.title })
    return redirect('/admin/documents', { status: 303, headers: { 'Set-Cookie': done } })
  } catch (error) {
    if (error instanceof WrongEntryError) return refusal(error.answer)
    throw error
  }
}

const refusal = (answer: EntryAnswer) => data<EntryAnswer>(answer, { status: 422 })

/** What a new document is called, for whom it is, and its file. */
export default function AddDocument() {
  const t = useText('staff/documents')
  const { formId, slots, megabytes } = useLoaderData<typeof loader>()
  const answer = useActionData<EntryAnswer>()
  const errors = answer?.errors ?? {}
  return (
    <>
      <EntryProblems errors={errors} />
      <PageTitle>{t('addPage.title')}</PageTitle>
      <Form method="post" encType="multipart/form-data" className="mt-2 max-w-form">
        <CsrfField />
        <input type="hidden" name="formId" value={formId} />
        <EntryFields values={answer?.values ?? emptyEntry} errors={errors} slots={slots} />
        <FileField megabytes={megabytes} error={errors.file} isAgain={answer !== undefined} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('addPage.save')}</Button>
          <ButtonLink tone="plain" href="/admin/documents">
            {t('form.back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
