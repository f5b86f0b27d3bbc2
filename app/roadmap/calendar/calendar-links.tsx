import { useText } from '#app/platform/i18n/use-text.ts'

type Props = { title: string; links: readonly { href: string; when: string }[] }

/** Files for calendar programs, one for each appointment; nothing where there is none. */
export function CalendarLinks({ title, links }: Props) {
  const t = useText('roadmap/calendar')
  if (links.length === 0) return null
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" className="mt-4">
        {title}
      </h2>
      <p className="mt-1 max-w-line">{t('hint')}</p>
      <ul className="mt-1">
        {links.map(({ href, when }) => (
          <li key={href}>
            <a href={href} download className="inline-flex min-h-target items-center">
              {t('download', { when })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
