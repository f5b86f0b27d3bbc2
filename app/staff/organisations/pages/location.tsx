import { getFormProps, useForm } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { LapseQuestion, LapseSummary } from '#app/roadmap/screens/lapse-question/lapse-question.tsx'
import { Agreement } from '#app/staff/organisations/agreements/view.tsx'
import { ConnectionCard } from '#app/staff/organisations/connection-card.tsx'
import { changeLocation, loadLocation, type LocationAnswer } from '#app/staff/organisations/location-page.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormProblems, InputField, shownIn } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle = titledByLoader

export const loader = loadLocation
export const action = changeLocation

/** One location, for provider staff: its name, its WiFi test, and the way out of the list. */
export default function OneLocation() {
  const t = useText('staff/organisations')
  const { title, name, version, organisationName, back, card, archive, agreements, wifi, connection, constraints } =
    useLoaderData<typeof loader>()
  const answer = useActionData<LocationAnswer>()
  const renamed = answer?.part === 'name' ? answer : undefined
  const lapsing = renamed?.lapsing && { answers: renamed.lapsing }
  const [form, fields] = useForm<{ name: string; version: string }>({
    id: 'rename',
    defaultValue: { name, version: String(version) },
    lastResult: renamed?.result,
    constraint: constraints.name,
  })
  return (
    <>
      <FormProblems errors={answer?.result.error ?? {}} order={['name', 'trackAndTrace']} />
      {lapsing && <LapseSummary lapsing={lapsing} />}
      <Breadcrumb above={[{ href: back, label: organisationName }]} here={title} />
      <PageTitle>{title}</PageTitle>
      {answer?.isStale && <Stale part={answer.part} />}
      {card && (
        <p className="mt-1">
          <a href={card} className="inline-flex min-h-target items-center">
            {t('one.cardOf')}
          </a>
        </p>
      )}
      {connection && <ConnectionCard connection={connection} />}
      <Card as="section" className="mt-3 max-w-form">
        <h2>{t('location.rename')}</h2>
        <p className="mt-1">{t('location.renameText')}</p>
        <StaffForm {...getFormProps(form)}>
          <CsrfField />
          <input type="hidden" name="version" value={renamed?.isStale ? version : shownIn(fields.version)} />
          {lapsing && <LapseQuestion lapsing={lapsing} isStaff />}
          <InputField field={fields.name} label={t('fields.locationName')} autoComplete="off" />
          <Button className="mt-3" tone="quiet">
            {t('one.save')}
            <span className="sr-only"> ({t('location.rename')})</span>
          </Button>
        </StaffForm>
      </Card>
      <Card as="section" className="mt-3 max-w-form">
        <h2>{t('location.wifi')}</h2>
        {wifi ? (
          <WifiTest wifi={wifi} answer={answer?.part === 'wifi' ? answer : undefined} />
        ) : (
          <p>{t('location.unnamed')}</p>
        )}
      </Card>
      {agreements.length > 0 && (
        <div className="mt-3 rounded border border-line bg-card">
          {agreements.map((agreement) => (
            <Agreement key={agreement.key} agreement={agreement} level="h2" />
          ))}
        </div>
      )}
      <section className="mt-4">
        <p className="mb-1 max-w-text">{t('location.archiveLead')}</p>
        <ButtonLink tone="danger" href={archive}>
          {t('location.archive')}
        </ButtonLink>
      </section>
    </>
  )
}

/** Somebody else saved: what is stored now stands beside what was typed. */
function Stale({ part }: { part: LocationAnswer['part'] }) {
  const t = useText('staff/organisations')
  const { name, wifi } = useLoaderData<typeof loader>()
  const yesOrNo = (value: boolean) => t(value ? 'location.yes' : 'location.no')
  const stored =
    part === 'name'
      ? [{ field: t('fields.locationName'), value: name }]
      : [
          { field: t('location.trackAndTrace'), value: wifi?.trackAndTrace ?? '' },
          { field: t('location.confirmed'), value: yesOrNo(wifi?.confirmed ?? false) },
        ]
  return (
    <div className="mt-2">
      <Banner kind="warning" title={t('stale.title')}>
        <p>{t('stale.text')}</p>
        <ul className="list-disc pl-3 [overflow-wrap:anywhere]">
          {stored.map(({ field, value }) => (
            <li key={field}>{t('stale.stored', { field, value: value || t('stale.empty') })}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

type WifiProps = {
  wifi: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['wifi']>
  answer: LocationAnswer | undefined
}

function WifiTest({ wifi, answer }: WifiProps) {
  const t = useText('staff/organisations')
  const { constraints } = useLoaderData<typeof loader>()
  const { trackAndTrace, confirmed, version } = wifi
  const [form, fields] = useForm<{ trackAndTrace: string; confirmed: string; version: string }>({
    id: 'wifi',
    defaultValue: { trackAndTrace, confirmed: String(confirmed), version: String(version) },
    lastResult: answer?.result,
    constraint: constraints.wifi,
  })
  const isOn = t(wifi.isOn === 'yes' ? 'location.yes' : wifi.isOn === 'no' ? 'location.no' : 'location.unanswered')
  return (
    <StaffForm {...getFormProps(form)}>
      <CsrfField />
      <input type="hidden" name="version" value={answer?.isStale ? version : shownIn(fields.version)} />
      <p className="mt-1">{t('location.isOn', { answer: isOn })}</p>
      {wifi.remarks !== '' && (
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="font-semibold">{t('location.remarks')}:</span> {wifi.remarks}
        </p>
      )}
      <InputField
        field={fields.trackAndTrace}
        label={t('location.trackAndTrace')}
        hint={t('location.trackAndTraceHint')}
        autoComplete="off"
        optional
      />
      <label className="mt-2 flex min-h-target items-center gap-1.5">
        <input
          type="checkbox"
          name="confirmed"
          value="true"
          defaultChecked={shownIn(fields.confirmed) === 'true'}
          className="h-3 w-3 shrink-0 accent-teal"
        />
        {t('location.confirmed')}
      </label>
      <Button className="mt-3" name="do" value="wifi">
        {t('one.save')}
        <span className="sr-only"> ({t('location.wifi')})</span>
      </Button>
    </StaffForm>
  )
}
