import { getFormProps, useForm } from '@conform-to/react'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { organisationAddress, seenCardAddress } from '#app/staff/organisations/addresses.ts'
import { DetailFields, StaleDetails } from '#app/staff/organisations/details-form.tsx'
import { detailFields, type DetailValues } from '#app/staff/organisations/details.ts'
import { LocationTable } from '#app/staff/organisations/location-table.tsx'
import { changeOrganisationPage, type OrganisationAnswer } from '#app/staff/organisations/one-action.server.ts'
import { loadOrganisation, type OrganisationPage } from '#app/staff/organisations/one.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems, InputField, shownIn } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle<{ name: string } | undefined> = {
  hydrate: false,
  i18n: ['staff/organisations', 'ui/list'],
  title: (_, loaded) => loaded?.name ?? '',
}

export const loader = loadOrganisation
export const action = changeOrganisationPage

/** One organisation: what provider staff set for it, and its locations. */
export default function Organisation() {
  const t = useText('staff/organisations')
  const page = useLoaderData<typeof loader>()
  const sent = useActionData<OrganisationAnswer>()
  const details = sent?.part === 'details' ? sent : undefined
  const [form, fields] = useForm<DetailValues & { known: DetailValues }>({
    id: 'details',
    defaultValue: { ...page.values, known: page.values },
    lastResult: details?.result,
    constraint: page.constraints.details,
  })
  const known = fields.known.getFieldset()
  const [addForm, { locationName }] = useForm<{ locationName: string }>({
    id: 'add-location',
    lastResult: sent?.part === 'location' ? sent.result : undefined,
    constraint: page.constraints.location,
  })
  return (
    <>
      <FormProblems errors={form.allErrors} order={detailFields} />
      <FormProblems errors={addForm.allErrors} order={['locationName']} />
      <PageTitle lead={t('one.users', { count: page.users })}>{page.name}</PageTitle>
      {page.archived && (
        <div className="mt-2">
          <Banner kind="warning" title={t('one.isArchived')} live={false}>
            {t('one.isArchivedText', page.archived)}
          </Banner>
        </div>
      )}
      {details?.isStale && <StaleDetails typed={fields} stored={page.values} />}
      <Links page={page} />
      <Card as="section" className="mt-3 max-w-form">
        <h2>{t('one.details')}</h2>
        <Form method="post" {...getFormProps(form)}>
          <CsrfField />
          {detailFields.map((name) => (
            <input
              key={name}
              type="hidden"
              name={known[name].name}
              value={details?.isStale ? page.values[name] : shownIn(known[name])}
            />
          ))}
          <DetailFields fields={fields} />
          <Button className="mt-3">{t('one.save')}</Button>
        </Form>
      </Card>
      <section className="mt-4">
        <h2>{t('one.locations')}</h2>
        <LocationTable page={page} />
        {page.isFull ? (
          <p className="mt-2">{t('errors.tooMany')}</p>
        ) : (
          <Form method="post" className="flex max-w-form flex-wrap items-end gap-2" {...getFormProps(addForm)}>
            <CsrfField />
            <input type="hidden" name="row" value={page.newRow} />
            <div className="grow">
              <InputField field={locationName} label={t('fields.locationName')} autoComplete="off" />
            </div>
            <Button tone="quiet" name="do" value="add-location">
              {t('one.addLocation')}
            </Button>
          </Form>
        )}
      </section>
      <ArchivedLocations page={page} />
      <p className="mt-4">
        <ButtonLink tone={page.archived ? 'quiet' : 'danger'} href={organisationAddress(page.id, 'archive')}>
          {t(page.archived ? 'one.restore' : 'one.archive')}
        </ButtonLink>
      </p>
    </>
  )
}

function Links({ page: { id, archived } }: { page: OrganisationPage }) {
  const t = useText('staff/organisations')
  const look = 'inline-flex min-h-target items-center'
  return (
    <p className="mt-1 flex flex-wrap gap-x-3">
      <a href={seenCardAddress(id, null)} className={look}>
        {t('one.organisationCard')}
      </a>
      {!archived && (
        <a href={`/admin/relationship-management/${id}`} className={look}>
          {t('one.relationship')}
        </a>
      )}
      <a href={organisationAddress(id, 'take-out')} className={look} data-document>
        {t('one.takeOut')}
      </a>
    </p>
  )
}

function ArchivedLocations({ page: { archivedLocations } }: { page: OrganisationPage }) {
  const t = useText('staff/organisations')
  if (archivedLocations.length === 0) return null
  return (
    <section className="mt-4">
      <h2>{t('one.archivedLocations')}</h2>
      <ul className="mt-1 list-disc pl-3 [overflow-wrap:anywhere]">
        {archivedLocations.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </section>
  )
}
