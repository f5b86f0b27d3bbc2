import { useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Board } from './board.server.ts'
import { waits } from './filter.ts'

const link = 'inline-flex min-h-target items-center font-semibold'

/** What waits for us, and for whom the locations wait. */
export function Today({ board }: { board: Board }) {
  const t = useText('staff/today')
  const { reviews, scans, wifi, wifiCount, counts } = board
  return (
    <div className="mt-3 grid gap-2 lg:grid-cols-2">
      <Card as="section" accent>
        <h2>{t('today')}</h2>
        <p className="mt-1">
          <a href="/admin/review" className={link}>
            {t('reviews', { count: reviews.count })}
          </a>
          {reviews.oldest && <span className="text-small text-soft"> ({t('oldest', { day: reviews.oldest })})</span>}
        </p>
        <p className="text-small text-soft">{scans}</p>
        <h3 className="mt-2">{t('wifi')}</h3>
        {wifi.length === 0 ? (
          <p className="text-small text-soft">{t('noWifi')}</p>
        ) : (
          <ul className="text-small [overflow-wrap:anywhere]">
            {wifi.map(({ key, words, href }) => (
              <li key={key}>
                <a href={href} className="inline-flex min-h-target items-center">
                  {words}
                </a>
              </li>
            ))}
          </ul>
        )}
        {wifiCount > wifi.length && <p className="text-small">{t('more', { count: wifiCount - wifi.length })}</p>}
      </Card>
      <Card as="section">
        <h2>{t('waitTitle')}</h2>
        <ul className="mt-1">
          {waits.map((one) => (
            <li key={one} className="border-t border-line-soft py-0.5 first:border-t-0">
              <a href={counts[one].href} className={link}>
                {t(`waits.${one}`)}: {counts[one].count}
              </a>
              <span className="block text-small text-soft">{t(`waitsHint.${one}`)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Start meetings and connection days of the coming weeks. */
export function ComingUp({ board: { coming, comingCount, calendar } }: { board: Board }) {
  const t = useText('staff/today')
  return (
    <section className="mt-4">
      <h2>{t('comingTitle')}</h2>
      <div className="mt-1">
        {coming.length === 0 ? (
          <p>{t('noComing')}</p>
        ) : (
          <Table
            caption={t('comingTitle')}
            rows={coming}
            rowKey={({ key }) => key}
            columns={[
              { key: 'when', head: t('when'), cell: ({ when }) => <span className="whitespace-nowrap">{when}</span> },
              { key: 'what', head: t('what'), cell: ({ what }) => what },
              {
                key: 'where',
                head: t('where'),
                names: true,
                cell: ({ where, href }) => (
                  <a href={href} className="inline-block min-w-[10rem] [overflow-wrap:anywhere]">
                    {where}
                  </a>
                ),
              },
            ]}
          />
        )}
      </div>
      {comingCount > coming.length && <p className="mt-1">{t('more', { count: comingCount - coming.length })}</p>}
      {comingCount > 0 && (
        <p className="mt-1 max-w-line text-small">
          <a href={calendar} download className="inline-flex min-h-target items-center">
            {t('calendar.link')}
          </a>
          <span className="block text-soft">{t('calendar.hint')}</span>
        </p>
      )}
    </section>
  )
}
