import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ShownRecord } from './own-record.server.ts'
import { sectionId } from './section-links.tsx'

/** What the portal knows of somebody. @param sessions how many they have */
export function RecordSection({ record, sessions }: { record: ShownRecord; sessions: number }) {
  const t = useText('routes/settings')
  const { name, email, organisation, since, seen, messages } = record
  const facts = [
    ['name', name],
    ['email', email],
    ['organisation', organisation],
    ['role', t(organisation === null ? 'record.staff' : 'record.member')],
    ['since', since],
    ['seen', seen],
    ['sessions', String(sessions)],
    ['messages', messages === null ? null : String(messages)],
  ] as const
  return (
    <Card as="section" id={sectionId('record')}>
      <h2>{t('record.title')}</h2>
      <p className="mt-0.5 text-small text-soft">{t('record.lead')}</p>
      <dl className="mt-2 grid gap-1">
        {facts.map(
          ([fact, value]) =>
            value !== null && (
              <div key={fact} className="grid gap-x-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
                <dt className="text-soft">{t(`record.${fact}`)}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <ButtonLink tone="quiet" href="/settings/own-data" download className="w-full sm:w-auto">
          {t('record.download')}
        </ButtonLink>
        {organisation !== null && (
          <a href="/organisation/looked-at" className="inline-flex min-h-target items-center">
            {t('record.lookedAt')}
          </a>
        )}
      </p>
      <p className="mt-1 text-small text-soft">{t('record.wrong')}</p>
    </Card>
  )
}
