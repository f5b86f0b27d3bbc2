import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { organisationAddress } from '#app/staff/organisations/addresses.ts'
import { readCareOrganisation } from '#app/persistence/organisations/care-organisations.server.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<{ isArchived: boolean } | undefined> = {
  title: (text, page) =>
    text('staff/organisations')(page?.isArchived ? 'archivePage.restoreTitle' : 'archivePage.title'),
}

/** GET /admin/organisations/:organisationId/archive: asks whether it may be archived, or brought back. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await readCareOrganisation(requireAdmin(context), params.organisationId ?? '')
  if (!found) throw new Response(null, { status: 404 })
  return { name: found.name, isArchived: found.archivedAt !== null, back: organisationAddress(found.id) }
}

const buttons = z.object({ to: z.enum(['archived', 'active']) })

/** Does it, whichever of the two the form asked for, and goes back to the organisation; 400 where it asked for neither. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const { to } = expectForm(await readOwnForm(request, context), buttons)
  const isArchived = to === 'archived'
  const id = params.organisationId ?? ''
  const name = await setArchived(actor, id, isArchived)
  if (name === null) throw new Response(null, { status: 404 })
  const done = flash('success', `staff/organisations:archivePage.${isArchived ? 'done' : 'restored'}`, { name })
  return redirect(organisationAddress(id), { status: 303, headers: { 'Set-Cookie': done } })
}

/** The question before an organisation is archived or brought back. */
export default function ArchiveOrganisation() {
  const t = useText('staff/organisations')
  const { name, isArchived, back } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{t(isArchived ? 'archivePage.restoreQuestion' : 'archivePage.question', { name })}</PageTitle>
      <p className="mt-1 max-w-text">{t(isArchived ? 'archivePage.restoreText' : 'archivePage.text')}</p>
      <StaffForm className="mt-4 flex flex-wrap items-center gap-2">
        <CsrfField />
        <Button name="to" value={isArchived ? 'active' : 'archived'} tone={isArchived ? 'primary' : 'danger'}>
          {t(isArchived ? 'archivePage.restoreConfirm' : 'archivePage.confirm')}
        </Button>
        <ButtonLink tone="plain" href={back}>
          {t('archivePage.back')}
        </ButtonLink>
      </StaffForm>
    </>
  )
}
