import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { StaffViewBanner } from '#app/staff/organisations/staff-view-banner.tsx'
import { loadStaffViewOfCard } from '#app/staff/organisations/staff-view.server.ts'
import { RouteLine } from '#app/roadmap/screens/route-card/route-card-view.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Note } from '#app/ui/card.tsx'
import { Meter } from '#app/ui/meter.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = titledByLoader

export const loader = loadStaffViewOfCard

/** The route card of an organisation or location as its own people see it; every task leads to its answers. */
export default function StaffViewOfRouteCard() {
  const t = useText('staff/organisations')
  const say = useText('roadmap/screens/route-card')
  const { organisation, name, title, card } = useLoaderData<typeof loader>()
  const progress = card && say('progress', { completed: card.completed, total: card.total })
  return (
    <>
      <StaffViewBanner organisation={organisation.name} />
      <Breadcrumb above={[{ href: organisation.href, label: organisation.name }]} here={name} />
      <PageTitle>{title}</PageTitle>
      {card && progress ? (
        <>
          <Meter className="mt-1.5 max-w-[26rem]" value={card.completed} max={card.total} label={progress} />
          <p className="mt-1 text-small text-soft" aria-hidden="true">
            {progress}
          </p>
          <p className="mt-1 text-small text-soft">{t('seen.answers')}</p>
          <RouteLine stops={card.stops} />
        </>
      ) : (
        <Note className="mt-2">{t('seen.uninitialised')}</Note>
      )}
    </>
  )
}
