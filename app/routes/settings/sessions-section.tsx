import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { ShownSession } from './own-sessions.server.ts'

/** Where somebody is signed in, and how to end that. */
export function SessionsSection({ sessions }: { sessions: ShownSession[] }) {
  const t = useText('routes/settings')
  return (
    <Card as="section">
      <h2>{t('sessions.title')}</h2>
      <p>{t('sessions.lead')}</p>
      <ul className="mt-2 grid gap-2">
        {sessions.map((session) => (
          <li key={session.key} className="border-t border-line pt-2">
            <OneSession session={session} />
          </li>
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <form method="post" action="/settings/sessions" className="mt-2 border-t border-line pt-2">
          <CsrfField />
          <Button tone="quiet" name="intent" value="others">
            {t('sessions.endOthers')}
          </Button>
        </form>
      )}
    </Card>
  )
}

function OneSession({ session: { key, isThis, browser, system, address, since, seen } }: { session: ShownSession }) {
  const t = useText('routes/settings')
  const device = t('sessions.device', {
    browser: browser ?? t('sessions.unknownBrowser'),
    system: system ?? t('sessions.unknownSystem'),
  })
  const place = address ?? t('sessions.unknownAddress')
  return (
    <>
      <h3>
        {device}
        {isThis && ` (${t('sessions.this')})`}
      </h3>
      <dl className="mt-1 grid gap-1">
        {(
          [
            ['address', place],
            ['since', since],
            ['seen', seen],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="grid gap-x-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-soft">{t(`sessions.${name}`)}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {!isThis && (
        <form method="post" action="/settings/sessions">
          <CsrfField />
          <input type="hidden" name="session" value={key} />
          <Button
            tone="quiet"
            className="mt-1"
            name="intent"
            value="one"
            aria-label={t('sessions.endNamed', { device })}
          >
            {t('sessions.end')}
          </Button>
        </form>
      )}
    </>
  )
}
