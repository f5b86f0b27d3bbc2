import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { may } from '#app/persistence/staff-rights.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { userAddress } from '#app/staff/users/addresses.ts'
import { disableUser } from '#app/staff/users/change-user.server.ts'
import { readUser } from '#app/persistence/people/staff-users.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/users', key: 'disablePage.title' } }

/** GET /admin/users/:userId/disable: asks whether to disable a user; who is already, or may only be by others, has no such page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  requireFresh(context)
  const user = await readUser(actor, params.userId ?? '')
  if (!user) throw new Response(null, { status: 404 })
  const mayDisable = may(actor, user.organisationId === null ? 'administer' : 'work')
  if (user.disabledAt || !mayDisable) throw redirect(userAddress(user.id))
  return { name: user.name, isOwn: user.id === actor.userId, back: userAddress(user.id) }
}

export const action = disableUser

/** The question before a user is disabled. */
export default function DisableUser() {
  const t = useText('staff/users')
  const { name, isOwn, back } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{t('disablePage.question', { name })}</PageTitle>
      <p className="mt-1 max-w-text">{t(isOwn ? 'one.own' : 'one.disableLead')}</p>
      <StaffForm className="mt-4 flex flex-wrap items-center gap-2">
        <CsrfField />
        {!isOwn && (
          <Button name="to" value="disabled" tone="danger">
            {t('one.disable')}
          </Button>
        )}
        <ButtonLink tone="plain" href={back}>
          {t('disablePage.back')}
        </ButtonLink>
      </StaffForm>
    </>
  )
}
