import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { chooseDueDays, endFeed, readOwnFeed } from '#app/persistence/people/calendar-feeds.server.ts'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { makeOwnCalendar } from './own-calendar.server.ts'

const namespace = 'routes/settings'

/** What takes an address away that calendar programs have: it is asked about first. */
const question = z.enum(['make', 'end'])

type Question = { asked: z.output<typeof question> }

export const handle: Handle<Question | undefined> = {
  title: (text, page) => text(namespace)(`calendar.ask.${page?.asked ?? 'make'}.title`),
}

/** GET /settings/calendar?ask=: asks whether the address may go; without that, or an address, the settings say how it is. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Question> {
  const { actor } = requireUser(context)
  const asked = question.safeParse(new URL(request.url).searchParams.get('ask'))
  if (!asked.success || !(await readOwnFeed(actor))) throw redirect('/settings', 303)
  return { asked: asked.data }
}

const calendarForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make') }),
  z.object({ intent: z.literal('end') }),
  z.object({ intent: z.literal('choose'), dueDays: z.literal('yes').optional() }),
])

const done = { make: 'calendar.made', end: 'calendar.ended', choose: 'calendar.chosen' } as const

/** POST /settings/calendar: gives somebody's own feed an address, ends it, or says what is in it. Answers 303; to a new sign-in first where an address is asked for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = requireUser(context)
  const form = expectForm(await readOwnForm(request, context), calendarForm)
  if (form.intent === 'make') {
    requireFresh(context, '/settings', true)
    await makeOwnCalendar(actor)
  } else if (form.intent === 'end') await endFeed(actor)
  else await chooseDueDays(actor, form.dueDays === 'yes')
  return redirect('/settings', {
    status: 303,
    headers: { 'Set-Cookie': flash('success', `routes/settings:${done[form.intent]}`) },
  })
}

/** Asks first: every program that shows the calendar needs another address afterwards. */
export default function OwnCalendar() {
  const t = useText(namespace)
  const { asked } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumb above={[{ href: '/settings', label: t('title') }]} here={t('calendar.title')} />
      <PageTitle lead={t(`calendar.ask.${asked}.text`)}>{t(`calendar.ask.${asked}.title`)}</PageTitle>
      <form method="post" action="/settings/calendar" className="mt-4 flex flex-wrap items-center gap-2">
        <CsrfField />
        <Button tone="removal" name="intent" value={asked}>
          {t(`calendar.ask.${asked}.yes`)}
        </Button>{' '}
        <ButtonLink tone="plain" href="/settings">
          {t('calendar.ask.no')}
        </ButtonLink>
      </form>
    </>
  )
}
