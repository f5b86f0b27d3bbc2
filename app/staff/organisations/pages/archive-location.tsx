import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { locationAddress, organisationAddress } from '#app/staff/organisations/addresses.ts'
import { archiveLocation, openLocation, openOrganisation } from '#app/staff/organisations/locations.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle = { title: { namespace: 'staff/organisations', key: 'archiveLocation.title' } }

/** GET /admin/organisations/:organisationId/locations/:row/archive: asks whether the location may go. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'staff/organisations')
  const { organisation, location } = await openLocation(actor, params.organisationId ?? '', params.row ?? '')
  return {
    name: location.name || t('one.unnamed', { number: location.index + 1 }),
    organisationName: organisation.name,
    back: locationAddress(organisation.id, location.id),
  }
}

/** Archives it, also where somebody else or an earlier press has done so already, and goes back to the organisation. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const t = textFor(context.language, 'staff/organisations')
  await readOwnForm(request, context)
  const { organisation } = await openOrganisation(actor, params.organisationId ?? '')
  const name = await archiveLocation(actor, organisation.id, params.row ?? '')
  if (name === null) throw new Response(null, { status: 404 })
  const done = flash('success', 'staff/organisations:archiveLocation.done', { name: name || t('one.archivedUnnamed') })
  return redirect(organisationAddress(organisation.id), { status: 303, headers: { 'Set-Cookie': done } })
}

/** The question before a location is taken out of the list. */
export default function ArchiveLocation() {
  const t = useText('staff/organisations')
  const { name, organisationName, back } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={organisationName}>{t('archiveLocation.question', { name })}</PageTitle>
      <p className="mt-1 max-w-text">{t('archiveLocation.text')}</p>
      <StaffForm className="mt-4 flex flex-wrap items-center gap-2">
        <CsrfField />
        <Button tone="danger">{t('archivePage.confirm')}</Button>
        <ButtonLink tone="plain" href={back}>
          {t('archivePage.back')}
        </ButtonLink>
      </StaffForm>
    </>
  )
}
