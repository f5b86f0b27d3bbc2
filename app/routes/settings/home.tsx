import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { rememberLanguage, sendAgainIn } from '#app/platform/auth/language-choice.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readOwnAccount } from '#app/persistence/people/second-factor.server.ts'
import { readGoTo } from '#app/roadmap/flow/go-to.ts'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { LogoSection } from './logo-section.tsx'
import { ownCalendarOf } from './own-calendar.server.ts'
import { ownRecordOf } from './own-record.server.ts'
import { ownSessionsOf } from './own-sessions.server.ts'
import { ownPreferencesOf, saveChosenSettings, settingsIn, type UnsavedForm } from './preferences.server.ts'
import { RecordSection } from './record-section.tsx'
import { SectionLinks, type SectionName } from './section-links.tsx'
import { settingsFields, SettingsForm, settingsFormId } from './settings-form.tsx'
import { SignInSection } from './sign-in-section.tsx'

export const handle: Handle = {
  languageFormId: settingsFormId,
  title: { namespace: 'routes/settings', key: 'title' },
}

/** GET /settings: what somebody settles for themselves. Each section brings what it shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = requireUser(context)
  const [preferences, account, sessions, calendar, record] = await Promise.all([
    ownPreferencesOf(session.actor, context.language),
    readOwnAccount(session.actor),
    ownSessionsOf(session, context.language),
    ownCalendarOf(context, new URL(request.url).origin),
    ownRecordOf(session, context.language),
  ])
  const secondFactor = account && { isSet: account.isSet, codesLeft: account.codesLeft }
  return { preferences, secondFactor, sessions, calendar, record }
}

/**
 * POST /settings: saves the language and what somebody chose about messages.
 * @returns 303; 200 with all that was chosen where the other language was pressed; 422 with it and with what is wrong
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = requireUser(context)
  const form = await readOwnForm(request, context)
  const { language } = context
  const goTo = readGoTo(form.get('goTo'))
  if (goTo.to === 'language' && goTo.language !== language) return sendAgainIn(context, goTo.language, '/settings')
  if (goTo.to === 'language') return data<UnsavedForm>(settingsIn(language, form))
  const answer = await saveChosenSettings(actor, form, language)
  if ('refused' in answer) return data<UnsavedForm>(answer.refused, { status: 422 })
  const headers = new Headers({ 'Set-Cookie': flash('success', 'routes/settings:saved') })
  rememberLanguage(answer.saved, headers)
  return redirect('/settings', { status: 303, headers })
}

/** One form for what is chosen, and a card for each of the other matters. */
export default function Settings() {
  const t = useText('routes/settings')
  const { preferences, secondFactor, sessions, calendar, record } = useLoaderData<typeof loader>()
  const unsaved = useActionData<UnsavedForm>()
  const isMember = record.organisation !== null
  const sections: SectionName[] = [
    'language',
    'mail',
    'calendar',
    'signIn',
    ...(isMember ? ['logo' as const] : []),
    'record',
  ]
  return (
    <>
      <FormProblems errors={unsaved?.error ?? {}} order={settingsFields} />
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-3 grid gap-x-6 md:grid-cols-[14.5rem_minmax(0,1fr)]">
        <SectionLinks sections={sections} />
        <div className="grid min-w-0 gap-3">
          <SettingsForm preferences={preferences} email={record.email} isMember={isMember} unsaved={unsaved} />
          <CalendarSection calendar={calendar} />
          <SignInSection factor={secondFactor} sessions={sessions} />
          {isMember && <LogoSection />}
          <RecordSection record={record} sessions={sessions.length} />
        </div>
      </div>
    </>
  )
}
