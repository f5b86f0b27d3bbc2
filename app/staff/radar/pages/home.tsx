import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadRadar } from '#app/staff/radar/radar.server.ts'
import { Changes, Fields, Pace, Slips, Still } from '#app/staff/radar/sections.tsx'
import { Chips } from '#app/staff/today/chips.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'staff/radar'

export const handle: Handle = { title: { namespace, key: 'title' } }

export const loader = loadRadar

/** What changed, what slips, how long tasks take and where people stop: each drawn, with the same as a table beside it. */
export default function RadarPage() {
  const t = useText(namespace)
  const radar = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-1 flex flex-wrap gap-x-3 print:hidden">
        <Chips
          label={t('owners.label')}
          choices={radar.owners.map((one) => ({ ...one, name: t(`owners.${one.key}`) }))}
        />
        <Chips label={t('weeks.label')} choices={radar.weeks.map((one) => ({ ...one, name: t(`weeks.${one.key}`) }))} />
      </div>
      <Changes radar={radar} />
      <Slips radar={radar} />
      <Pace radar={radar} />
      <Still radar={radar} />
      <Fields radar={radar} />
    </>
  )
}
