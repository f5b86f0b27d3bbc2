import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ShownSession } from './own-sessions.server.ts'

const action = '/settings/sessions'

/** Where somebody is signed in, until when, and how to end that. */
export function SessionsTable({ sessions }: { sessions: ShownSession[] }) {
  const t = useText('routes/settings')
  return (
    <>
      <h3 className="mb-0.5 mt-2">{t('sessions.title')}</h3>
      <Table
        isInCard
        caption={t('sessions.title')}
        rows={sessions}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'device',
            head: t('sessions.head.device'),
            names: true,
            cell: (session) => <Device session={session} />,
          },
          {
            key: 'since',
            head: t('sessions.head.since'),
            cell: ({ since }) => <span className="whitespace-nowrap">{since}</span>,
          },
          { key: 'end', head: t('sessions.head.end'), cell: (session) => <End session={session} /> },
          {
            key: 'act',
            head: <span className="sr-only">{t('sessions.head.act')}</span>,
            label: null,
            align: 'right',
            cell: (session) => !session.isThis && <SignOut session={session} />,
          },
        ]}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        {sessions.length > 1 && (
          <form method="post" action={action} className="w-full sm:w-auto">
            <CsrfField />
            <Button tone="quiet" className="w-full sm:w-auto" name="intent" value="others">
              {t('sessions.endOthers')}
            </Button>
          </form>
        )}
        <p className="text-small text-soft">{t('sessions.unknown')}</p>
      </div>
    </>
  )
}

function useDeviceName() {
  const t = useText('routes/settings')
  return ({ browser, system }: ShownSession) =>
    t('sessions.device', {
      browser: browser ?? t('sessions.unknownBrowser'),
      system: system ?? t('sessions.unknownSystem'),
    })
}

/** What it is, and below it by what else one can know it. */
function Device({ session }: { session: ShownSession }) {
  const t = useText('routes/settings')
  const { isThis, address, seen } = session
  const name = useDeviceName()(session)
  const used = address ? t('sessions.seenAt', { address, seen }) : t('sessions.seen', { seen })
  return (
    <>
      {isThis && <span className="block font-bold">{t('sessions.this')}</span>}{' '}
      <span className={`block ${isThis ? 'font-normal' : ''}`}>{name}</span>{' '}
      <span className="block text-tag font-normal text-soft">{used}</span>
    </>
  )
}

function End({ session: { idle, end } }: { session: ShownSession }) {
  const t = useText('routes/settings')
  if (!idle) return <span>{end}</span>
  return (
    <span>
      {t(`sessions.idle.${idle.unit}`, { count: idle.count })}{' '}
      <span className="block text-tag text-soft">{t('sessions.latest', { end })}</span>
    </span>
  )
}

function SignOut({ session }: { session: ShownSession }) {
  const t = useText('routes/settings')
  const device = useDeviceName()(session)
  return (
    <form method="post" action={action}>
      <CsrfField />
      <input type="hidden" name="session" value={session.key} />
      <Button
        tone="plainDanger"
        size="small"
        className="whitespace-nowrap"
        name="intent"
        value="one"
        aria-label={t('sessions.endNamed', { device, since: session.since })}
      >
        {t('sessions.end')}
      </Button>
    </form>
  )
}
