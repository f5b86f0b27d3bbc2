import { randomUUID } from 'node:crypto'
import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { addProgramKey, listProgramOrganisations } from '#app/persistence/programs/program-keys.server.ts'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { newProgramSecret } from '#app/platform/auth/program.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf, readSubmission } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { programAddress, programsAddress } from '#app/staff/programs/addresses.ts'
import { KeyFields } from '#app/staff/programs/key-form.tsx'
import { keyFields, type KeyValues } from '#app/staff/programs/key-values.ts'
import { keyErrorOf, keyForm, organisationIdsOf } from '#app/staff/programs/read-key-form.server.ts'
import { SecretView, type NewSecret } from '#app/staff/programs/secret-view.tsx'
import { tokenAddress } from '#app/staff/programs/token-address.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/programs', key: 'new.title' } }

/** GET /admin/programs/new: an empty form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  requireFresh(context)
  const organisations = await listProgramOrganisations(actor)
  return { formId: randomUUID(), constraint: constraintsOf(keyForm), organisations }
}

type Said = { made: NewSecret } | { problems: SubmissionResult<string[]> }

/** Makes the key and shows its secret, once; 422 with everything that was typed, 303 to the key where it was made before. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  requireFresh(context, context.path, true)
  const submission = await readSubmission(request, context, keyForm, keyErrorOf(context.language))
  if (submission.status !== 'success') return data<Said>({ problems: submission.reply() }, { status: 422 })
  const { formId: id, name, scopes } = submission.value
  const { words: secret, hash: secretHash } = newProgramSecret()
  const organisationIds = organisationIdsOf(submission.value)
  if (!(await addProgramKey(actor, id, { name, scopes, organisationIds, secretHash }))) {
    const twice = flash('info', 'staff/programs:new.twice')
    return redirect(programAddress(id), { status: 303, headers: { 'Set-Cookie': twice } })
  }
  const client = { id, address: tokenAddress(request) }
  return data<Said>({ made: { name, secret, client, before: null, done: programAddress(id) } })
}

/** The form for a new key, and its secret afterwards. */
export default function NewProgram() {
  const said = useActionData<typeof action>()
  return said && 'made' in said ? <SecretView {...said.made} /> : <NewKey problems={said?.problems} />
}

function NewKey({ problems }: { problems: SubmissionResult<string[]> | undefined }) {
  const t = useText('staff/programs')
  const { formId, constraint, organisations } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<KeyValues>({ id: 'key', lastResult: problems, constraint })
  return (
    <>
      <FormProblems errors={form.allErrors} order={keyFields} />
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <StaffForm right="administer" className="mt-2 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        <input type="hidden" name="formId" value={formId} />
        <KeyFields fields={fields} organisations={organisations} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('new.save')}</Button>
          <ButtonLink tone="plain" href={programsAddress}>
            {t('new.back')}
          </ButtonLink>
        </div>
      </StaffForm>
    </>
  )
}
