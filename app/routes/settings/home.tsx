import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readOwnAccount } from '#app/persistence/people/second-factor.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { ownCalendarOf } from './own-calendar.server.ts'
import { ownSessionsOf } from './own-sessions.server.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: 'routes/settings',
  title: { namespace: 'routes/settings', key: 'title' },
}

/** GET /settings: what somebody settles for themselves. Each section brings what it shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = requireUser(context)
  const [account, sessions, calendar] = await Promise.all([
    readOwnAccount(session.actor),
    ownSessionsOf(session, context.language),
    ownCalendarOf(context, new URL(request.url).origin),
  ])
  return { secondFactor: account && { isSet: account.isSet, codesLeft: account.codesLeft }, sessions, calendar }
}

/** The sections, one card each. */
export default function Settings() {
  const t = useText('routes/settings')
  const { secondFactor, sessions, calendar } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-3 grid max-w-form gap-3">
        <SecondFactorSection factor={secondFactor} />
        <SessionsSection sessions={sessions} />
        <CalendarSection calendar={calendar} />
      </div>
    </>
  )
}
