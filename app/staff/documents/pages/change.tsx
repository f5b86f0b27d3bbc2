import { getFormProps, useForm } from '@conform-to/react'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { formatSize } from '#app/platform/documents/file-size.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf, parseForm, readOwnForm, withStored } from '#app/platform/frame/submission.server.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { EntryFields } from '#app/staff/documents/entry-form.tsx'
import { entryFields, type EntryAnswer, type EntryValues } from '#app/staff/documents/entry.ts'
import { entryErrorOf, entryForm, entryInForm } from '#app/staff/documents/read-entry.server.ts'
import { fileKind } from '#app/platform/library/file-kind.ts'
import { StaleEntry } from '#app/staff/documents/stale-entry.tsx'
import { libraryAddress } from '#app/platform/library/handed-out-document.ts'
import { fingerprintOf } from '#app/persistence/documents/library-columns.ts'
import { changeInLibrary, readLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { slotOptions } from '#app/roadmap/letters/slots.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems, shownIn } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/documents', key: 'changePage.title' } }

/** GET /admin/documents/:id: a document of the library and what is said of it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const document = await readLibraryDocument(requireAdmin(context), params.id ?? '')
  if (!document) throw new Response(null, { status: 404 })
  const { id, name, size, mediaType, createdAt, createdByName } = document
  return {
    values: entryInForm(document),
    shown: fingerprintOf(document),
    slots: slotOptions(context.language),
    constraint: constraintsOf(entryForm),
    file: { id, name, size, kind: fileKind(mediaType), at: createdAt.getTime(), by: createdByName },
  }
}

/**
 * Changes what is said of it. Answers 303; or the page again with everything that was typed: 422 where something is wrong,
 * 409 where somebody else changed it meanwhile.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const errorOf = entryErrorOf(context.language)
  const id = params.id ?? ''
  const form = await withStored(await readOwnForm(request, context), entryForm, async () => {
    const document = await readLibraryDocument(actor, id)
    return document ? entryInForm(document) : {}
  })
  const submission = parseForm(form, entryForm, errorOf)
  const refused = (result: EntryAnswer['result'], isStale = false) =>
    data<EntryAnswer>({ result, isStale }, { status: isStale ? 409 : 422 })
  if (submission.status !== 'success') return refused(submission.reply())
  const { entry, shown } = submission.value
  const changed = await changeInLibrary(actor, id, entry, shown)
  if (changed === null) throw new Response(null, { status: 404 })
  if (changed === 'slot-taken') return refused(submission.reply({ fieldErrors: { slot: [errorOf('slotTaken')] } }))
  if (changed === 'stale') return refused(submission.reply(), true)
  const done = flash('success', 'staff/documents:changePage.done', { title: entry.title })
  return redirect('/admin/documents', { status: 303, headers: { 'Set-Cookie': done } })
}

/** What is said of a document, its file, and the ways to replace or archive it. */
export default function ChangeDocument() {
  const t = useText('staff/documents')
  const language = useLanguage()
  const { values, shown, slots, constraint, file } = useLoaderData<typeof loader>()
  const answer = useActionData<EntryAnswer>()
  const [form, fields] = useForm<EntryValues & { shown: string }>({
    ...{ id: 'document', defaultValue: { ...values, shown }, lastResult: answer?.result, constraint },
  })
  const { id, name, kind, size, at, by } = file
  return (
    <>
      <FormProblems errors={form.allErrors} order={entryFields} />
      <PageTitle>{t('changePage.title')}</PageTitle>
      {answer?.isStale && <StaleEntry typed={fields} stored={values} slots={slots} />}
      <Card as="section" className="mt-3 max-w-form">
        <h2>{t('changePage.file')}</h2>
        <p className="mt-1 [overflow-wrap:anywhere]">
          <a href={libraryAddress(id)}>{t('changePage.download', { name })}</a>
        </p>
        <p className="text-small text-soft">
          {t('changePage.about', { kind, size: formatSize(size, language), at: formatDay(dayOf(at), language), by })}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          <ButtonLink tone="quiet" href={`/admin/documents/${id}/upload`}>
            {t('changePage.replace')}
          </ButtonLink>
          <ButtonLink tone="plain" href={`/admin/documents/${id}/archive`}>
            {t('changePage.archive')}
          </ButtonLink>
        </p>
      </Card>
      <StaffForm className="mt-3 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        <input type="hidden" name="shown" value={answer?.isStale ? shown : shownIn(fields.shown)} />
        <EntryFields fields={fields} slots={slots} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('form.save')}</Button>
          <ButtonLink tone="plain" href="/admin/documents">
            {t('form.back')}
          </ButtonLink>
        </div>
      </StaffForm>
    </>
  )
}
