import { getFormProps, useForm } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { LapseQuestion, LapseSummary } from '#app/roadmap/screens/lapse-question/lapse-question.tsx'
import { Appointment } from '#app/staff/organisations/account/appointment.tsx'
import { Changes } from '#app/staff/organisations/account/changes.tsx'
import { AccountHeader } from '#app/staff/organisations/account/header.tsx'
import { Documents, Links as LinksSent, Mail, Missing } from '#app/staff/organisations/account/lists.tsx'
import { noteFields, Notes, useNoteForm } from '#app/staff/organisations/account/notes.tsx'
import { OwnerForm, ownerFields, useOwnerForm } from '#app/staff/organisations/account/owner-form.tsx'
import { People } from '#app/staff/organisations/account/people.tsx'
import { Section, SectionLinks } from '#app/staff/organisations/account/section.tsx'
import { boardAddress } from '#app/staff/board/filter.ts'
import { organisationAddress } from '#app/staff/organisations/addresses.ts'
import { DetailFields, StaleDetails } from '#app/staff/organisations/details-form.tsx'
import { detailFields, type DetailValues } from '#app/staff/organisations/details.ts'
import { LocationTable } from '#app/staff/organisations/location-table.tsx'
import { changeOrganisationPage, type OrganisationAnswer } from '#app/staff/organisations/one-action.server.ts'
import { loadOrganisation, type OrganisationPage } from '#app/staff/organisations/one.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems, InputField, shownIn } from '#app/ui/conform-fields.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<{ name: string } | undefined> = { title: (_, loaded) => loaded?.name ?? '' }

export const loader = loadOrganisation
export const action = changeOrganisationPage

/** Everything of one organisation that it takes to look after it; at the end what provider staff set for it. */
export default function Organisation() {
  const t = useText('staff/organisations')
  const say = useText('staff/organisations/account')
  const page = useLoaderData<typeof loader>()
  const sent = useActionData<OrganisationAnswer>()
  const details = sent?.part === 'details' ? sent : undefined
  const [form, fields] = useForm<DetailValues & { known: DetailValues }>({
    id: 'details',
    defaultValue: { ...page.values, known: page.values },
    lastResult: details?.result,
    constraint: page.constraints.details,
  })
  const lapsing = details?.lapsing && { answers: details.lapsing }
  const known = fields.known.getFieldset()
  const [addForm, { locationName }] = useForm<{ locationName: string }>({
    id: 'add-location',
    lastResult: sent?.part === 'location' ? sent.result : undefined,
    constraint: page.constraints.location,
  })
  const ownerForm = useOwnerForm(page, accountAnswer(sent))
  const noteForm = useNoteForm(page, accountAnswer(sent))
  const { account } = page
  return (
    <>
      <FormProblems errors={form.allErrors} order={detailFields} />
      {lapsing && <LapseSummary lapsing={lapsing} />}
      <FormProblems errors={addForm.allErrors} order={['locationName']} />
      <FormProblems errors={ownerForm[0].allErrors} order={ownerFields} />
      <FormProblems errors={noteForm[0].allErrors} order={noteFields} />
      <AccountHeader page={page} />
      {page.archived && (
        <div className="mt-2">
          <Banner kind="warning" title={t('one.isArchived')} live={false}>
            {t('one.isArchivedText', page.archived)}
          </Banner>
        </div>
      )}
      {details?.isStale && <StaleDetails typed={fields} stored={page.values} />}
      <SectionLinks />
      <div className="mt-2 grid gap-2 [@media(min-width:87.5em)]:grid-cols-[minmax(0,1fr)_19rem] [@media(min-width:87.5em)]:items-start">
        <div className="grid min-w-0 gap-2 [@media(min-width:87.5em)]:col-start-2 [@media(min-width:87.5em)]:row-start-1">
          <Appointment id={page.id} appointment={account.appointment} isArchived={page.archived !== null} />
          <People people={account.people} />
          <Notes page={page} form={noteForm} />
        </div>
        <div className="grid min-w-0 gap-2 [@media(min-width:87.5em)]:col-start-1 [@media(min-width:87.5em)]:row-start-1">
          <Section
            name="overview"
            count={account.facts.locations}
            all={{ href: boardAddress({ organisation: page.id }), words: t('one.onBoard') }}
          >
            <LocationTable page={page} />
          </Section>
          <Missing page={page} />
          <Documents page={page} />
          <LinksSent page={page} />
          <Mail page={page} />
          <Changes page={page} />
        </div>
      </div>
      <section id="account" aria-labelledby="account-heading" className="mt-4 grid scroll-mt-2 gap-3">
        <div>
          <h2 id="account-heading">{say('sections.account')}</h2>
          <Links page={page} />
        </div>
        {!page.archived && <OwnerForm page={page} form={ownerForm} isStale={sent?.part === 'owner' && sent.isStale} />}
        <Card as="section" className="max-w-form">
          <h3>{t('one.details')}</h3>
          <StaffForm {...getFormProps(form)}>
            <CsrfField />
            {detailFields.map((name) => (
              <input
                key={name}
                type="hidden"
                name={known[name].name}
                value={details?.isStale ? page.values[name] : shownIn(known[name])}
              />
            ))}
            {lapsing && <LapseQuestion lapsing={lapsing} isStaff />}
            <DetailFields fields={fields} />
            <Button className="mt-3">{t('one.save')}</Button>
          </StaffForm>
        </Card>
        {page.isFull ? (
          <p>{t('errors.tooMany')}</p>
        ) : (
          <StaffForm className="flex max-w-form flex-wrap items-end gap-2" {...getFormProps(addForm)}>
            <CsrfField />
            <input type="hidden" name="row" value={page.newRow} />
            <div className="grow">
              <InputField field={locationName} label={t('fields.locationName')} autoComplete="off" />
            </div>
            <Button tone="quiet" name="do" value="add-location">
              {t('one.addLocation')}
            </Button>
          </StaffForm>
        )}
        <ArchivedLocations page={page} />
        <p>
          <ButtonLink tone={page.archived ? 'quiet' : 'danger'} href={organisationAddress(page.id, 'archive')}>
            {t(page.archived ? 'one.restore' : 'one.archive')}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}

const accountAnswer = (sent: OrganisationAnswer | undefined) =>
  sent?.part === 'owner' || sent?.part === 'note' ? sent : undefined

function Links({ page: { id, archived } }: { page: OrganisationPage }) {
  const t = useText('staff/organisations')
  const look = 'inline-flex min-h-target items-center'
  return (
    <p className="mt-1 flex flex-wrap gap-x-3">
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
    <section>
      <h3>{t('one.archivedLocations')}</h3>
      <ul className="mt-1 list-disc pl-3 [overflow-wrap:anywhere]">
        {archivedLocations.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </section>
  )
}
