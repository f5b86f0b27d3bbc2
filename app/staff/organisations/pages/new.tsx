import { randomUUID } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import { formIdIn } from '#app/platform/frame/form-id.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { organisationAddress } from '#app/staff/organisations/addresses.ts'
import { DetailFields, DetailProblems } from '#app/staff/organisations/details-form.tsx'
import { detailsToKeep, type DetailAnswer } from '#app/staff/organisations/details.ts'
import { readDetails } from '#app/staff/organisations/read-details.server.ts'
import { addOrganisation } from '#app/persistence/organisations/organisation-changes.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: 'staff/organisations',
  title: { namespace: 'staff/organisations', key: 'new.title' },
}

/** GET /admin/organisations/new: an empty form. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context)
  return { formId: randomUUID() }
}

/** Adds the organisation, once where the form comes twice, and shows it; or 422 with everything that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const { typed, values, errors } = readDetails(form, context.language)
  if (!values) return data<DetailAnswer>({ values: typed, errors, isStale: false, known: null }, { status: 422 })
  const id = await addOrganisation(actor, detailsToKeep(values), formIdIn(form))
  const done = flash('success', 'staff/organisations:new.done', { name: values.name })
  return redirect(organisationAddress(id), { status: 303, headers: { 'Set-Cookie': done } })
}

const nothing = { name: '', signingLink: '', identityOrganisation: '' }

/** The form for a new organisation. */
export default function NewOrganisation() {
  const t = useText('staff/organisations')
  const { formId } = useLoaderData<typeof loader>()
  const answer = useActionData<DetailAnswer>()
  return (
    <>
      <DetailProblems errors={answer?.errors ?? {}} />
      <PageTitle>{t('new.title')}</PageTitle>
      <Form method="post" className="mt-2 max-w-form">
        <CsrfField />
        <input type="hidden" name="formId" value={formId} />
        <DetailFields values={answer?.values ?? nothing} errors={answer?.errors ?? {}} />
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
