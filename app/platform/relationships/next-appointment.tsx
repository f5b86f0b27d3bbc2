import type { ReactNode } from 'react'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { MailLink, PhoneLink } from '#app/ui/reach.tsx'
import type { AppointmentView } from './appointment-view.ts'

type Props = {
  appointment: AppointmentView
  /** Where the file for calendar programs is. */
  calendar: string
}

/** When the provider is spoken to again, where, about what and with whom. */
export function NextAppointment({ appointment, calendar }: Props) {
  const t = useText('platform/relationships')
  const language = useLanguage()
  const { contact, at, place, note } = appointment
  return (
    <Card as="section" accent={at !== null} className="mt-3">
      <h2>{t('appointment.title')}</h2>
      {at === null ? (
        <p className="mt-1 max-w-line">
          {contact.name ? t('appointment.noneWithContact', { name: contact.name }) : t('appointment.none')}
        </p>
      ) : (
        <p className="mt-1 text-title2 font-strong">
          <time dateTime={new Date(at).toISOString()}>
            {t('appointment.when', { when: formatMoment(at, language) })}
          </time>
        </p>
      )}
      {(place || note || contact.name) && (
        <dl className="mt-1 grid gap-x-3 gap-y-1 sm:grid-cols-[max-content_1fr]">
          {place && <Fact name={t('appointment.place')}>{place}</Fact>}
          {note && <Fact name={t('appointment.note')}>{note}</Fact>}
          {contact.name && (
            <Fact name={t('appointment.contact')}>
              {contact.name}
              {contact.email && (
                <>
                  <br />
                  <MailLink email={contact.email} />
                </>
              )}
              {contact.phone && (
                <>
                  <br />
                  <PhoneLink phone={contact.phone} />
                </>
              )}
              {contact.hours && (
                <>
                  <br />
                  <span className="text-small text-soft">{contact.hours}</span>
                </>
              )}
            </Fact>
          )}
        </dl>
      )}
      {at !== null && (
        <p className="mt-1">
          <a href={calendar} download className="inline-flex min-h-target items-center">
            {t('appointment.calendar')}
          </a>
        </p>
      )}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-line whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
