import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { handedOutDocument } from '#app/platform/library/handed-out-document.ts'
import { listLibrary } from '#app/persistence/documents/library.server.ts'
import { readRelationship, saveRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { relationshipAddress, relationshipCalendarAddress } from '#app/platform/relationships/addresses.ts'
import { DocumentChoice } from '#app/staff/relationships/document-choice.tsx'
import { readRelationshipForm, relationshipInForm } from '#app/staff/relationships/read-relationship.server.ts'
import { RelationshipFields, RelationshipProblems } from '#app/staff/relationships/relationship-form.tsx'
import type { RelationshipAnswer } from '#app/staff/relationships/relationship-values.ts'
import { StaleNotice } from '#app/staff/relationships/stale-notice.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle<{ organisationName: string } | undefined> = {
  hydrate: false,
  i18n: ['staff/relationships', 'platform/relationships', 'platform/library'],
  title: (_, loaded) => loaded?.organisationName ?? '',
}

/** GET /admin/relationship-management/:organisationId: what is kept about an organisation. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const found = await readRelationship(actor, params.organisationId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const library = await listLibrary(actor, { category: null, language: null })
  const { organisationName, relationship, chosen } = found
  const { version, updatedAt, updatedByName } = relationship
  return {
    organisationId: params.organisationId ?? '',
    organisationName,
    calendar: isToCome(relationship.nextMeetingAt) ? relationshipCalendarAddress(params.organisationId ?? '') : null,
    values: relationshipInForm(relationship),
    chosen,
    version,
    saved: updatedAt ? { at: updatedAt.getTime(), by: updatedByName ?? '' } : null,
    documents: library
      .filter(({ isForAll }) => !isForAll)
      .map((document) => ({ ...handedOutDocument(document), category: document.category })),
  }
}

const isToCome = (at: Date | null): boolean => at !== null && dayOf(at.getTime()) >= dayOf(Date.now())

/**
 * Saves it. Answers 303; or the page again with everything that was typed: 422 where something is wrong, 409 where
 * somebody else saved meanwhile.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const { values, version, documents, details, errors } = readRelationshipForm(form, context.language)
  const typed = { values, chosen: [...documents.chosen] }
  if (!details) return data<RelationshipAnswer>({ ...typed, version, errors }, { status: 422 })
  const organisationId = params.organisationId ?? ''
  const saved = await saveRelationship(actor, organisationId, { version, details, documents })
  if (saved === null) throw new Response(null, { status: 404 })
  if (saved === 'stale') return data<RelationshipAnswer>({ ...typed, version: null, errors: {} }, { status: 409 })
  const headers = { 'Set-Cookie': flashSmall('staff/relationships:saved') }
  return redirect(relationshipAddress(organisationId), { status: 303, headers })
}

/** What provider staff keep about an organisation: contact, appointment, state, notes and documents. */
export default function OneRelationship() {
  const t = useText('staff/relationships')
  const language = useLanguage()
  const { organisationId, organisationName, calendar, values, chosen, version, saved, documents } =
    useLoaderData<typeof loader>()
  const answer = useActionData<RelationshipAnswer>()
  const errors = answer?.errors ?? {}
  return (
    <>
      <RelationshipProblems errors={errors} />
      <PageTitle>{organisationName}</PageTitle>
      {answer?.version === null && saved && <StaleNotice typed={answer.values} stored={values} {...saved} />}
      {saved && (
        <p className="mt-1 text-small text-soft">
          {t('one.version', { at: formatDay(dayOf(saved.at), language), by: saved.by })}
        </p>
      )}
      {calendar && (
        <p className="mt-1">
          <a href={calendar} download className="inline-flex min-h-target items-center">
            {t('one.calendar')}
          </a>
        </p>
      )}
      <Form method="post" className="mt-3 max-w-form">
        <CsrfField />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <RelationshipFields values={answer?.values ?? values} errors={errors} />
        <Card as="section" className="mt-3">
          <h2>{t('one.documents')}</h2>
          <p className="text-small text-soft">{t('one.documentsHint')}</p>
          <DocumentChoice documents={documents} chosen={answer?.chosen ?? chosen} />
        </Card>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('one.save')}</Button>
          <ButtonLink tone="plain" href={`/admin/links/new/${organisationId}`}>
            {t('one.share')}
          </ButtonLink>
          <ButtonLink tone="plain" href="/admin/relationship-management">
            {t('one.back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
