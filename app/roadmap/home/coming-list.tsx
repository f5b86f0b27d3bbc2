import { useText } from '#app/platform/i18n/use-text.ts'
import type { ComingDate } from './coming.server.ts'

/** What comes up, each with its leaf of the calendar; and the way to have all of it in the reader's own. */
export function ComingList({ dates }: { dates: readonly ComingDate[] }) {
  const t = useText('roadmap/home')
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="coming">
      <h2 id="coming">{t('coming.heading')}</h2>
      <ul>
        {dates.map(({ key, date, month, what, words }) => (
          <li
            key={key}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-2 border-t border-line-soft py-1 first:border-t-0"
          >
            <span aria-hidden="true" className="overflow-hidden rounded border border-line bg-card text-center">
              <span className="block bg-teal py-px text-[0.8125rem] font-strong uppercase leading-[1.3] text-white">
                {month}
              </span>{' '}
              <b className="block py-0.5 leading-[1.15]">{date}</b>
            </span>{' '}
            <span className="[overflow-wrap:anywhere]">
              {what} <span className="block text-small text-soft">{words}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small">
        <a href="/calendar" download className="inline-flex min-h-target items-center">
          {t('coming.calendar')}
        </a>
      </p>
    </section>
  )
}
