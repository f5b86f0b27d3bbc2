import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { StaffViewBanner } from '#app/staff/organisations/staff-view-banner.tsx'
import { loadStaffViewOfHistory } from '#app/staff/organisations/staff-view.server.ts'
import { HistoryTables } from '#app/roadmap/history/history-tables.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = titledByLoader

export const loader = loadStaffViewOfHistory

/** Who changed what in an item of an organisation, for provider staff: nothing can be undone here. */
export default function StaffViewOfHistory() {
  const t = useText('staff/organisations')
  const say = useText('roadmap/history')
  const cards = useText('roadmap/screens/route-card')
  const { organisation, card, item, title, saves, ways } = useLoaderData<typeof loader>()
  const links = (['newest', 'newer', 'older'] as const).flatMap((way) => {
    const href = ways[way]
    return href === null ? [] : [{ href, label: say(way) }]
  })
  return (
    <>
      <StaffViewBanner organisation={organisation.name} />
      <Breadcrumb
        above={[
          { href: organisation.href, label: organisation.name },
          { href: card, label: cards('title') },
        ]}
        here={item}
      />
      <PageTitle>{title}</PageTitle>
      {saves.length === 0 && <Note className="mt-3">{say('none')}</Note>}
      <HistoryTables saves={saves} />
      {links.length > 0 && (
        <nav aria-label={say('pages')} className="mt-3 flex flex-wrap items-center gap-x-3">
          {links.map(({ href, label }) => (
            <a key={label} href={href} className="inline-flex min-h-target items-center">
              {label}
            </a>
          ))}
        </nav>
      )}
      <p className="mt-3">
        <a href={card}>{t('seen.backToCard')}</a>
      </p>
    </>
  )
}
