import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import { panelId } from './filter.ts'
import type { Panel as About } from './panel.server.ts'

const reach = 'inline-flex min-h-target items-center md:min-h-3.5'

/** More about one location: whom to call, when they are spoken again, what is missing; beside the rows, above them on a narrow screen. */
export function Panel({ panel }: { panel: About & { close: string } }) {
  const t = useText('staff/board')
  const { name, organisation, day, forecast, progress, people, appointment, missing, more } = panel
  return (
    <aside
      id={panelId}
      aria-label={t('panel.title', { name })}
      className="mt-1 self-start rounded border border-line bg-card p-2 [overflow-wrap:anywhere] lg:sticky lg:top-1"
    >
      <div className="flex items-start justify-between gap-1">
        <h2>{name}</h2>
        <a href={panel.close} className="row-button">
          {t('panel.close')}
        </a>
      </div>
      <p className="text-soft">{organisation.name}</p>
      <p>
        {day}
        <span className="text-soft"> · {progress}</span>
      </p>
      {forecast.rests !== '' && (
        <p className={forecast.isLate ? 'font-semibold text-red' : ''}>
          {t('panel.forecast', { words: forecast.words, rests: forecast.rests })}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2">
        <a href={panel.card} className={reach}>
          {t('panel.card')}
        </a>
        <a href={panel.answers} className={reach}>
          {t('panel.answers')}
        </a>
        <a href={organisation.href} className={reach}>
          {t('panel.organisation', { name: organisation.name })}
        </a>
      </p>
      <Part title={t('panel.people')}>
        {people.length === 0 ? (
          <p>{t('panel.noPeople')}</p>
        ) : (
          <ul>
            {people.map((person) => (
              <li key={person.name} className="border-t border-line-soft py-0.5 first:border-t-0">
                <b className="font-semibold">{person.name}</b> <span className="text-soft">{person.role}</span>
                <span className="flex flex-wrap gap-x-1.5">
                  {person.phone !== '' && <PhoneLink phone={person.phone} className={reach} />}
                  {person.email !== '' && <MailLink email={person.email} className={reach} />}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('panel.appointment')}>
        {appointment ? (
          <p>
            <b className="font-semibold">{appointment.when}</b>
            {appointment.where !== '' && <span className="block">{appointment.where}</span>}
            {appointment.note !== '' && <span className="block whitespace-pre-line text-soft">{appointment.note}</span>}
          </p>
        ) : (
          <p>{t('panel.noAppointment')}</p>
        )}
      </Part>
      <Part title={t('panel.missing')}>
        {missing.length === 0 ? (
          <p>{t('panel.nothing')}</p>
        ) : (
          <ul>
            {missing.map(({ key, task, href, needed, due, isLate }) => (
              <li key={key} className="border-t border-line-soft py-0.5 first:border-t-0">
                {task !== '' && (
                  <a href={href} className={reach}>
                    {task}
                  </a>
                )}
                {due !== '' && (
                  <span className={`block ${isLate ? 'font-semibold text-red' : 'text-soft'}`}>{due}</span>
                )}
                <span className="block text-soft">{needed}</span>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && <p>{t('panel.more', { count: more })}</p>}
      </Part>
      <p className="mt-1 text-soft">{t('panel.noted')}</p>
    </aside>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-1.5">
    <h3 className="text-small">{title}</h3>
    {children}
  </section>
)
