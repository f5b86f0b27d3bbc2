import { randomUUID } from 'node:crypto'
import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listProgramOrganisations } from '#app/persistence/programs/program-keys.server.ts'
import { addWebhook } from '#app/persistence/programs/webhooks.server.ts'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf, readSubmission } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { newWebhookSecret } from '#app/platform/webhooks/secret.server.ts'
import { webhookAddress, webhooksAddress } from '#app/staff/programs/addresses.ts'
import { organisationIdsOf } from '#app/staff/programs/read-key-form.server.ts'
import { SecretView, type NewSecret } from '#app/staff/programs/secret-view.tsx'
import { WebhookFields } from '#app/staff/programs/webhooks/fields.tsx'
import { webhookErrorOf, webhookForm } from '#app/staff/programs/webhooks/read-form.server.ts'
import { webhookFields, type WebhookValues } from '#app/staff/programs/webhooks/values.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/programs/webhooks', key: 'new.title' } }

/** GET /admin/programs/webhooks/new: an empty form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  requireFresh(context)
  const organisations = await listProgramOrganisations(actor)
  return { formId: randomUUID(), constraint: constraintsOf(webhookForm), organisations }
}

type Said = { made: NewSecret } | { problems: SubmissionResult<string[]> }

/** Adds it and shows its secret, once; 422 with everything that was typed, 303 to it where it was added before. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  requireFresh(context, context.path, true)
  const submission = await readSubmission(request, context, webhookForm, webhookErrorOf(context.language))
  if (submission.status !== 'success') return data<Said>({ problems: submission.reply() }, { status: 422 })
  const { formId: id, name, url, events } = submission.value
  const { words: secret, sealed: sealedSecret } = newWebhookSecret()
  const organisationIds = organisationIdsOf(submission.value)
  if (!(await addWebhook(actor, id, { name, url, events, organisationIds, sealedSecret }))) {
    const twice = flash('info', 'staff/programs/webhooks:new.twice')
    return redirect(webhookAddress(id), { status: 303, headers: { 'Set-Cookie': twice } })
  }
  return data<Said>({ made: { name, secret, client: null, before: null, done: webhookAddress(id) } })
}

/** The form for a new webhook, and its secret afterwards. */
export default function NewWebhookPage() {
  const said = useActionData<typeof action>()
  return said && 'made' in said ? <SecretView {...said.made} /> : <NewWebhook problems={said?.problems} />
}

function NewWebhook({ problems }: { problems: SubmissionResult<string[]> | undefined }) {
  const t = useText('staff/programs/webhooks')
  const { formId, constraint, organisations } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<WebhookValues>({ id: 'webhook', lastResult: problems, constraint })
  return (
    <>
      <FormProblems errors={form.allErrors} order={webhookFields} />
      <PageTitle>{t('new.title')}</PageTitle>
      <StaffForm right="administer" className="mt-2 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        <input type="hidden" name="formId" value={formId} />
        <WebhookFields fields={fields} organisations={organisations} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('new.save')}</Button>
          <ButtonLink tone="plain" href={webhooksAddress}>
            {t('new.back')}
          </ButtonLink>
        </div>
      </StaffForm>
    </>
  )
}
