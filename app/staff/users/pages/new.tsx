import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isFreshEnough } from '#app/platform/auth/fresh.server.ts'
import { may } from '#app/persistence/staff-rights.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf, parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { userAddress, usersAddress } from '#app/staff/users/addresses.ts'
import { sendInvitations } from '#app/staff/users/invitation.server.ts'
import { placesFor, readMeantOrganisation } from '#app/staff/users/meant-organisation.server.ts'
import { SignInFirst } from '#app/staff/users/sign-in-first.tsx'
import { UserFields } from '#app/staff/users/user-form.tsx'
import { newUserForm } from '#app/staff/users/read-user-form.server.ts'
import { userFields, usualRole, type UserValues } from '#app/staff/users/user-values.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { readBlocked } from '#app/persistence/mail/delivery.server.ts'
import { inviteUsers } from '#app/persistence/people/staff-users.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/users', key: 'new.title' } }

type Answer = { result: SubmissionResult<string[]>; mustSignIn: boolean }

/** GET /admin/users/new?organisation=: asks who is to be invited. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const organisations = await placesFor(requireAdmin(context), context.language)
  const organisation = new URL(request.url).searchParams.get('organisation') ?? ''
  const values = { name: '', email: '', organisation, role: usualRole, language: 'nl' }
  return { organisations, values, constraint: constraintsOf(newUserForm) }
}

/** Makes the user and writes the mail. Answers 303 to the user; with all that was typed 422 where something is
 * wrong, 409 where it is too long ago that somebody signed in who makes others staff. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const form = await readOwnForm(request, context)
  const errorOf = await readMeantOrganisation(form, { actor, language: context.language })
  const submission = parseForm(form, newUserForm, errorOf)
  if (submission.status !== 'success')
    return data<Answer>({ result: submission.reply(), mustSignIn: false }, { status: 422 })
  const wrong = (field: 'email' | 'organisation', error: string) =>
    data<Answer>(
      { result: submission.reply({ fieldErrors: { [field]: [error] } }), mustSignIn: false },
      { status: 422 },
    )
  const { organisation: organisationId, role, ...details } = submission.value
  if (organisationId === null && !may(actor, 'administer')) return wrong('organisation', errorOf('right'))
  if (organisationId === null && !isFreshEnough(context)) {
    return data<Answer>({ result: submission.reply(), mustSignIn: true }, { status: 409 })
  }
  const { origin } = new URL(request.url)
  const done = await inviteUsers(
    actor,
    [{ ...details, organisationId, staffRole: organisationId === null ? (role ?? usualRole) : null }],
    (tx, invitees) => sendInvitations(tx, origin, actor, invitees),
  )
  if (!done) return wrong('organisation', errorOf('organisation'))
  const [invited] = done
  if (!invited) return wrong('email', errorOf('taken'))
  const { name } = invited
  const isMailed = environment().SMTP_URL === undefined || (await readBlocked(invited.email)) === null
  const said = isMailed
    ? flash('success', 'staff/users:new.done', { name })
    : flash('warning', 'staff/users:new.notMailed', { name })
  const headers = { 'Set-Cookie': said }
  return redirect(userAddress(invited.userId), { status: 303, headers })
}

/** The page on which provider staff invite somebody. */
export default function NewUser() {
  const t = useText('staff/users')
  const { organisations, values, constraint } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const [form, fields] = useForm<UserValues>({
    id: 'user',
    defaultValue: values,
    lastResult: answer?.result,
    constraint,
  })
  return (
    <>
      {answer?.mustSignIn && <SignInFirst />}
      <FormProblems errors={form.allErrors} order={userFields} />
      <PageTitle lead={t('new.lead')}>{t('new.title')}</PageTitle>
      <StaffForm className="mt-2 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        <UserFields fields={fields} email={fields.email} organisations={organisations} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('new.button')}</Button>
          <ButtonLink tone="plain" href={usersAddress()}>
            {t('one.back')}
          </ButtonLink>
        </div>
      </StaffForm>
    </>
  )
}
