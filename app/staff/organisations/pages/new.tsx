import { randomUUID } from 'node:crypto'
import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf, readSubmission } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { organisationAddress } from '#app/staff/organisations/addresses.ts'
import { DetailFields } from '#app/staff/organisations/details-form.tsx'
import { detailFields, detailsToKeep, type DetailValues } from '#app/staff/organisations/details.ts'
import { newOrganisationForm, organisationErrorOf } from '#app/staff/organisations/read-details.server.ts'
import { addOrganisation } from '#app/persistence/organisations/organisation-changes.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: 'staff/organisations',
  title: { namespace: 'staff/organisations', key: 'new.title' },
}

/** GET /admin/organisations/new: an empty form. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  return { formId: randomUUID(), constraint: constraintsOf(newOrganisationForm) }
}

/** Adds the organisation, once where the form comes twice, and shows it; or 422 with everything that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const submission = await readSubmission(request, context, newOrganisationForm, organisationErrorOf(context.language))
  if (submission.status !== 'success') return data<SubmissionResult<string[]>>(submission.reply(), { status: 422 })
  const { formId, ...values } = submission.value
  const id = await addOrganisation(actor, detailsToKeep(values), formId)
  const done = flash('success', 'staff/organisations:new.done', { name: values.name })
  return redirect(organisationAddress(id), { status: 303, headers: { 'Set-Cookie': done } })
}

/** The form for a new organisation. */
export default function NewOrganisation() {
  const t = useText('staff/organisations')
  const { formId, constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult<string[]>>()
  const [form, fields] = useForm<DetailValues>({ id: 'details', lastResult, constraint })
  return (
    <>
      <FormProblems errors={form.allErrors} order={detailFields} />
      <PageTitle>{t('new.title')}</PageTitle>
      <Form method="post" className="mt-2 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        <input type="hidden" name="formId" value={formId} />
        <DetailFields fields={fields} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('new.save')}</Button>
          <ButtonLink tone="plain" href="/admin/organisations">
            {t('new.back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
