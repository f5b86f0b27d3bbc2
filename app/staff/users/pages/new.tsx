import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { userAddress, usersAddress } from '#app/staff/users/addresses.ts'
import { sendInvitation } from '#app/staff/users/invitation.server.ts'
import { organisationOptions } from '#app/staff/users/list.server.ts'
import { readUserForm } from '#app/staff/users/read-user-form.server.ts'
import { UserFields, UserProblems } from '#app/staff/users/user-form.tsx'
import type { UserErrors, UserValues } from '#app/staff/users/user-values.ts'
import { inviteUsers } from '#app/persistence/people/staff-users.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: 'staff/users',
  title: { namespace: 'staff/users', key: 'new.title' },
}

type Answer = { values: UserValues; errors: UserErrors }

/** GET /admin/users/new?organisation=: asks who is to be invited. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const organisations = await organisationOptions(requireAdmin(context))
  const organisation = new URL(request.url).searchParams.get('organisation') ?? ''
  return { organisations, values: { name: '', email: '', organisation, language: 'nl' } }
}

/** Makes the user and writes the mail. Answers 303 to the user; 422 with all that was typed where something is wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const { values, details, errors } = readUserForm(form, context.language)
  if (!details) return data<Answer>({ values, errors }, { status: 422 })
  const t = textFor(context.language, 'staff/users')
  const { origin } = new URL(request.url)
  const done = await inviteUsers(actor, [details], (tx, one) => sendInvitation(tx, origin, actor.name, one))
  if (!done) return data<Answer>({ values, errors: { organisation: t('errors.organisation') } }, { status: 422 })
  const [invited] = done
  if (!invited) return data<Answer>({ values, errors: { email: t('errors.taken') } }, { status: 422 })
  const headers = { 'Set-Cookie': flash('success', 'staff/users:new.done', { name: invited.name }) }
  return redirect(userAddress(invited.userId), { status: 303, headers })
}

/** The page on which provider staff invite somebody. */
export default function NewUser() {
  const t = useText('staff/users')
  const { organisations, values } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const errors = answer?.errors ?? {}
  return (
    <>
      <UserProblems errors={errors} />
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <Form method="post" className="mt-2 max-w-form" noValidate>
        <CsrfField />
        <UserFields values={answer?.values ?? values} errors={errors} organisations={organisations} isNew />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('new.button')}</Button>
          <ButtonLink tone="plain" href={usersAddress()}>
            {t('one.back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
