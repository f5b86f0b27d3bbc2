import { getFormProps, useForm } from '@conform-to/react'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { limitsOf, parseForm, readOwnForm, withStored } from '#app/platform/frame/submission.server.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { handedOutDocument } from '#app/platform/library/handed-out-document.ts'
import { listLibrary } from '#app/persistence/documents/library.server.ts'
import { readRelationship, saveRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { relationshipAddress, relationshipCalendarAddress } from '#app/platform/relationships/addresses.ts'
import { DocumentChoice } from '#app/staff/relationships/document-choice.tsx'
import {
  relationshipErrorOf,
  relationshipForm,
  relationshipInForm,
} from '#app/staff/relationships/read-relationship.server.ts'
import { RelationshipFields } from '#app/staff/relationships/relationship-form.tsx'
import {
  relationshipFields,
  type RelationshipAnswer,
  type RelationshipValues,
} from '#app/staff/relationships/relationship-values.ts'
import { StaleNotice } from '#app/staff/relationships/stale-notice.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems, shownIn } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<{ organisationName: string } | undefined> = {
  title: (_, loaded) => loaded?.organisationName ?? '',
  about: (_, text) => [text('staff/relationships')('title')],
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
    constraint: limitsOf(relationshipForm),
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
  const actor = requireRight(context, 'work')
  const organisationId = params.organisationId ?? ''
  const form = await withStored(await readOwnForm(request, context), relationshipForm, async () => {
    const found = await readRelationship(actor, organisationId)
    return found ? relationshipInForm(found.relationship) : {}
  })
  const submission = parseForm(form, relationshipForm, relationshipErrorOf(context.language))
  const refused = (isStale: boolean): RelationshipAnswer => ({ result: submission.reply(), isStale })
  if (submission.status !== 'success') return data(refused(false), { status: 422 })
  const saved = await saveRelationship(actor, organisationId, submission.value)
  if (saved === null) throw new Response(null, { status: 404 })
  if (saved === 'stale') return data(refused(true), { status: 409 })
  const headers = { 'Set-Cookie': flashSmall('staff/relationships:saved') }
  return redirect(relationshipAddress(organisationId), { status: 303, headers })
}

/** What provider staff keep about an organisation: contact, appointment, state, notes and documents. */
export default function OneRelationship() {
  const t = useText('staff/relationships')
  const language = useLanguage()
  const { organisationId, organisationName, calendar, values, chosen, version, constraint, saved, documents } =
    useLoaderData<typeof loader>()
  const answer = useActionData<RelationshipAnswer>()
  const [form, fields] = useForm<RelationshipValues & { version: string; documents: string[] }>({
    id: 'relationship',
    defaultValue: { ...values, version: String(version), documents: chosen },
    lastResult: answer?.result,
    constraint,
  })
  return (
    <>
      <FormProblems errors={form.allErrors} order={relationshipFields} />
      <PageTitle>{organisationName}</PageTitle>
      {answer?.isStale && saved && <StaleNotice typed={fields} stored={values} {...saved} />}
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
      <StaffForm className="mt-3 max-w-form" {...getFormProps(form)} noValidate={false}>
        <CsrfField />
        <input type="hidden" name="version" value={answer?.isStale ? version : shownIn(fields.version)} />
        <RelationshipFields fields={fields} />
        <Card as="section" className="mt-3">
          <h2>{t('one.documents')}</h2>
          <p className="text-small text-soft">{t('one.documentsHint')}</p>
          <DocumentChoice documents={documents} chosen={fields.documents.defaultOptions ?? []} />
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
      </StaffForm>
    </>
  )
}
