import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Asking, Buttons, Messages } from '../acting.tsx'
import { Choices, Fields } from '../filling-in.tsx'
import { Lists, Steps } from '../lists.tsx'
import { Colours, Letters } from '../look.tsx'
import { namespace } from '../part.tsx'
import { NextCards, States } from '../showing.tsx'

/** Begins the warning of the session's end now, whatever the script of the page finds out about it. */
const warnNow = '#session-ends-soon{animation-delay:0s,1000000s!important}'

export const handle: Handle<{ ends: boolean }> = {
  script: true,
  title: { namespace, key: 'title' },
  head: ({ ends }) => ends && <style>{warnNow}</style>,
}

/** GET /styleguide, while developing only: every component in every state; with `?ends` the session is about to end. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context)
  return { ends: new URL(request.url).searchParams.has('ends') }
}

/** The page that everything on a screen looks like. */
export default function Styleguide() {
  const t = useText(namespace)
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Buttons />
      <States />
      <NextCards />
      <Messages />
      <Asking />
      <Fields />
      <Choices />
      <Lists />
      <Steps />
      <Colours />
      <Letters />
    </>
  )
}
