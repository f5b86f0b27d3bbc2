import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readOwnAccount } from '#app/persistence/people/second-factor.server.ts'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { LogoSection } from './logo-section.tsx'
import { mailFields, MailSection } from './mail-section.tsx'
import { ownCalendarOf } from './own-calendar.server.ts'
import { ownRecordOf } from './own-record.server.ts'
import { ownSessionsOf } from './own-sessions.server.ts'
import {
  ownPreferencesOf,
  preferenceForms,
  saveOwnPreferences,
  type PreferenceForm,
  type RefusedForm,
} from './preferences.server.ts'
import { quietFields, QuietSection } from './quiet-section.tsx'
import { RecordSection } from './record-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export const handle: Handle = {
  hydrate: false,
  i18n: ['routes/settings', 'platform/mail'],
  title: { namespace: 'routes/settings', key: 'title' },
}

/** GET /settings: what somebody settles for themselves. Each section brings what it shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = requireUser(context)
  const [preferences, account, sessions, calendar, record] = await Promise.all([
    ownPreferencesOf(session.actor),
    readOwnAccount(session.actor),
    ownSessionsOf(session, context.language),
    ownCalendarOf(context, new URL(request.url).origin),
    ownRecordOf(session, context.language),
  ])
  const secondFactor = account && { isSet: account.isSet, codesLeft: account.codesLeft }
  return { preferences, secondFactor, sessions, calendar, record }
}

const whichForm = z.object({ intent: z.enum(preferenceForms) })

/** POST /settings: saves what somebody chose about messages. Answers 303; 422 with what is wrong, and all that was chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = requireUser(context)
  const form = await readOwnForm(request, context)
  const { intent } = expectForm(form, whichForm)
  const refused = await saveOwnPreferences(actor, intent, form, context.language)
  if (refused) return data<RefusedForm>(refused, { status: 422 })
  const headers = { 'Set-Cookie': flash('success', `routes/settings:${intent}.saved`) }
  return redirect('/settings', { status: 303, headers })
}

/** The sections, one card each. */
export default function Settings() {
  const t = useText('routes/settings')
  const { preferences, secondFactor, sessions, calendar, record } = useLoaderData<typeof loader>()
  const refused = useActionData<RefusedForm>()
  const refusedAs = (form: PreferenceForm) => (refused?.form === form ? refused.result : undefined)
  return (
    <>
      <FormProblems errors={refused?.result.error ?? {}} order={[...mailFields, ...quietFields]} />
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-3 grid max-w-form gap-3">
        <LanguageSection />
        <MailSection preferences={preferences} refused={refusedAs('mail')} />
        <QuietSection preferences={preferences} refused={refusedAs('quiet')} />
        <SecondFactorSection factor={secondFactor} />
        <SessionsSection sessions={sessions} />
        <CalendarSection calendar={calendar} />
        {record.organisation !== null && <LogoSection />}
        <RecordSection record={record} sessions={sessions.length} />
      </div>
    </>
  )
}
