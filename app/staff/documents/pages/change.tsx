import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { formatSize } from '#app/platform/documents/file-size.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { EntryFields, EntryProblems } from '#app/staff/documents/entry-form.tsx'
import type { EntryAnswer } from '#app/staff/documents/entry.ts'
import { entryInForm, readEntry } from '#app/staff/documents/read-entry.server.ts'
import { fileKind } from '#app/platform/library/file-kind.ts'
import { StaleEntry } from '#app/staff/documents/stale-entry.tsx'
import { libraryAddress } from '#app/platform/library/handed-out-document.ts'
import { fingerprintOf } from '#app/persistence/documents/library-columns.ts'
import { changeInLibrary, readLibraryDocument } from '#app/persistence/documents/library.server.ts'
import { slotOptions } from '#app/roadmap/letters/slots.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['staff/documents', 'platform/library'],
  title: { namespace: 'staff/documents', key: 'changePage.title' },
}

/** GET /admin/documents/:id: a document of the library and what is said of it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const document = await readLibraryDocument(requireAdmin(context), params.id ?? '')
  if (!document) throw new Response(null, { status: 404 })
  const { id, name, size, mediaType, createdAt, createdByName } = document
  return {
    values: entryInForm(document),
    shown: fingerprintOf(document),
    slots: slotOptions(context.language),
    file: { id, name, size, kind: fileKind(mediaType), at: createdAt.getTime(), by: createdByName },
  }
}

/**
 * Changes what is said of it. Answers 303; or the page again with everything that was typed: 422 where something is wrong,
 * 409 where somebody else changed it meanwhile.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const form = await readForm(request, language)
  assertCsrf(context, form)
  const slots = slotOptions(language).map(({ value }) => value)
  const { values, entry, errors } = readEntry(form, slots, language)
  const sent = form.get('shown')
  const shown = typeof sent === 'string' ? sent : ''
  if (!entry) return data<EntryAnswer>({ values, errors, shown }, { status: 422 })
  const changed = await changeInLibrary(actor, params.id ?? '', entry, shown)
  if (changed === null) throw new Response(null, { status: 404 })
  if (changed === 'slot-taken') {
    const slot = textFor(language, 'staff/documents')('errors.slotTaken')
    return data<EntryAnswer>({ values, errors: { slot }, shown }, { status: 422 })
  }
  if (changed === 'stale') return data<EntryAnswer>({ values, errors: {}, shown: null }, { status: 409 })
  const done = flash('success', 'staff/documents:changePage.done', { title: entry.title })
  return redirect('/admin/documents', { status: 303, headers: { 'Set-Cookie': done } })
}

/** What is said of a document, its file, and the ways to replace or archive it. */
export default function ChangeDocument() {
  const t = useText('staff/documents')
  const language = useLanguage()
  const { values, shown, slots, file } = useLoaderData<typeof loader>()
  const answer = useActionData<EntryAnswer>()
  const errors = answer?.errors ?? {}
  const { id, name, kind, size, at, by } = file
  return (
    <>
      <EntryProblems errors={errors} />
      <PageTitle>{t('changePage.title')}</PageTitle>
      {answer?.shown === null && <StaleEntry typed={answer.values} stored={values} slots={slots} />}
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
      <Form method="post" className="mt-3 max-w-form">
        <CsrfField />
        <input type="hidden" name="shown" value={answer?.shown ?? shown} />
        <EntryFields values={answer?.values ?? values} errors={errors} slots={slots} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('form.save')}</Button>
          <ButtonLink tone="plain" href="/admin/documents">
            {t('form.back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
