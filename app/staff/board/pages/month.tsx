import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { DayList, MonthGrid } from '#app/staff/board/month-grid.tsx'
import { loadMonth } from '#app/staff/board/month.server.ts'
import { Chips } from '#app/staff/today/chips.tsx'
import { Banner } from '#app/ui/banner.tsx'

export const handle: Handle = { title: { namespace: 'staff/board', key: 'month.title' } }

export const loader = loadMonth

/** Start meetings and connection days of six weeks, by day. */
export default function AdminMonth() {
  const t = useText('staff/board')
  const month = useLoaderData<typeof loader>()
  const { previous, now, following, board } = month
  const ways = { previous, now, following, board }
  return (
    <div className="text-small lg:text-tag">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h1>{t('month.title')}</h1>
        <p className="text-soft">{month.range}</p>
        <ul className="ml-auto flex flex-wrap gap-1 print:hidden">
          {(['previous', 'now', 'following', 'board'] as const).map((way) => (
            <li key={way}>
              <a href={ways[way]} className="row-button">
                {t(`month.${way}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Chips
        label={t('owners.label')}
        choices={month.owners.map((one) => ({ ...one, name: t(`owners.${one.key}`) }))}
      />
      {month.full.length > 0 && (
        <Banner kind="warning">{t('month.fullDays', { most: month.most, days: month.full.join(', ') })}</Banner>
      )}
      {month.isEmpty && <p className="mt-1">{t('month.none')}</p>}
      {month.whole && (
        <section aria-labelledby="whole">
          <h2 id="whole">{t('month.whole', { day: month.whole.name })}</h2>
          <DayList days={[month.whole]} isWhole />
        </section>
      )}
      <MonthGrid month={month} />
      <div className="md:hidden print:hidden">
        <h2 className="sr-only">{t('month.title')}</h2>
        <DayList days={month.listed} />
      </div>
      {month.weekend.length > 0 && (
        <section className="mt-2 hidden md:block" aria-labelledby="weekend">
          <h2 id="weekend">{t('month.weekend')}</h2>
          <DayList days={month.weekend} />
        </section>
      )}
      <p className="mt-1 text-soft">
        {t('month.legend')} {t('month.loadHint')}
      </p>
    </div>
  )
}
