import { getFormProps, useForm } from '@conform-to/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { userAddress, usersAddress } from '#app/staff/users/addresses.ts'
import { changeOneUser, type UserAnswer } from '#app/staff/users/change-user.server.ts'
import { userInWords } from '#app/staff/users/list.server.ts'
import { placesFor } from '#app/staff/users/meant-organisation.server.ts'
import { SignInFirst } from '#app/staff/users/sign-in-first.tsx'
import { UserAccess } from '#app/staff/users/user-access.tsx'
import { UserFields } from '#app/staff/users/user-form.tsx'
import { oneUserForm } from '#app/staff/users/read-user-form.server.ts'
import { staffOption, userFields, usualRole, type UserValues } from '#app/staff/users/user-values.ts'
import { readUser } from '#app/persistence/people/staff-users.server.ts'
import { fingerprintOf } from '#app/persistence/people/user-changes.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems, shownIn } from '#app/ui/conform-fields.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<{ said: { name: string } } | undefined> = { title: (_, user) => user?.said.name ?? '' }

/** GET /admin/users/:userId: one user. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const user = await readUser(actor, params.userId ?? '')
  if (!user) throw new Response(null, { status: 404 })
  const { name, email, organisationId, language, staffRole, disabledAt, disabledByName } = user
  return {
    said: userInWords(user, context.language),
    disabled: disabledAt && {
      at: formatDay(dayOf(disabledAt.getTime()), context.language),
      by: disabledByName ?? '',
    },
    right: organisationId === null ? ('administer' as const) : ('work' as const),
    isOwn: user.id === actor.userId,
    mayReadSecurityLog: organisationId === null ? user.mayReadSecurityLog : null,
    maySignForProvider: organisationId === null ? user.maySignForProvider : null,
    disable: userAddress(user.id, 'disable'),
    shown: fingerprintOf(user),
    values: {
      ...{ name, email, organisation: organisationId ?? staffOption },
      ...{ role: staffRole ?? (organisationId === null ? 'reader' : usualRole), language: language ?? 'nl' },
    },
    organisations: await placesFor(actor, context.language, user),
    constraint: constraintsOf(oneUserForm),
  }
}

export const action = changeOneUser

/** One user: who they are, where they belong, and whether they can come in. */
export default function OneUser() {
  const t = useText('staff/users')
  const { said, disabled, right, isOwn, disable, ...rest } = useLoaderData<typeof loader>()
  const { shown, values, organisations, constraint } = rest
  const answer = useActionData<UserAnswer>()
  const [form, fields] = useForm<UserValues & { shown: string }>({
    ...{ id: 'user', defaultValue: { ...values, shown }, lastResult: answer?.result, constraint },
  })
  const facts = [
    [t('columns.email'), said.email],
    [t('state'), t(`states.${said.state}`)],
    [t('columns.invited'), said.invited || t('one.never')],
    [t('columns.seen'), said.seen || t('one.never')],
  ] as const
  return (
    <>
      <FormProblems errors={form.allErrors} order={userFields} />
      {answer?.refused === 'sign-in' && <SignInFirst />}
      {answer?.refused && answer.refused !== 'sign-in' && (
        <div className="mb-3">
          <Banner kind="error">{t(`refused.${answer.refused}`)}</Banner>
        </div>
      )}
      {said.undelivered && (
        <div className="mb-3">
          <Banner kind="warning" live={false} title={t('undelivered')}>
            <p>{`${said.undelivered} ${t('one.undeliveredDo')}`}</p>
          </Banner>
        </div>
      )}
      <PageTitle lead={disabled ? t('one.disabledSince', disabled) : undefined}>{said.name}</PageTitle>
      <FactList facts={facts} />
      <Card as="section" className="mt-3 max-w-form">
        <h2>{t('one.details')}</h2>
        <StaffForm right={right} {...getFormProps(form)}>
          <CsrfField />
          <input
            type="hidden"
            name="shown"
            value={answer?.refused && answer.refused !== 'sign-in' ? shown : shownIn(fields.shown)}
          />
          <UserFields fields={fields} organisations={organisations} />
          <div className="mt-3">
            <Button name="intent" value="save">
              {t('one.save')}
            </Button>
          </div>
        </StaffForm>
      </Card>
      <UserAccess
        right={right}
        isOwn={isOwn}
        isDisabled={disabled !== null}
        disable={disable}
        mayReadSecurityLog={rest.mayReadSecurityLog}
        maySignForProvider={rest.maySignForProvider}
      />
      <p className="mt-3">
        <ButtonLink tone="plain" href={usersAddress()}>
          {t('one.back')}
        </ButtonLink>
      </p>
    </>
  )
}
