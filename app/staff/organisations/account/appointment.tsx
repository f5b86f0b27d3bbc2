import { formatMoment } from '#app/platform/i18n/moments.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { relationshipAddress } from '#app/platform/relationships/addresses.ts'
import type { Account } from './account.server.ts'
import { Nothing, Section } from './section.tsx'

type Props = { id: string; appointment: Account['appointment']; isArchived: boolean }

/** When an organisation is spoken again. */
export function Appointment({ id, appointment: { at, place, note }, isArchived }: Props) {
  const t = useText('staff/organisations/account')
  const language = useLanguage()
  const all = isArchived ? {} : { all: { href: relationshipAddress(id), words: t('appointment.change') } }
  return (
    <Section name="appointment" {...all}>
      {at === null ? (
        <Nothing>{t('appointment.none')}</Nothing>
      ) : (
        <div className="px-2 py-1 text-tag [overflow-wrap:anywhere]">
          <p className="font-semibold">{formatMoment(at, language)}</p>
          {place !== '' && <p>{place}</p>}
          {note !== '' && <p className="whitespace-pre-line text-soft">{t('appointment.about', { note })}</p>}
        </div>
      )}
    </Section>
  )
}
