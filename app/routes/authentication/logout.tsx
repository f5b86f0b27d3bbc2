import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { authConfigFor } from '#app/auth/config.server.ts'
import { assertCsrf } from '#app/auth/csrf.server.ts'
import type { nl } from '#app/auth/nl.ts'
import { endSession } from '#app/auth/session.server.ts'
import { CsrfField } from '#app/frame/csrf-field.tsx'
import type { Handle } from '#app/frame/handle.ts'
import { readForm } from '#app/frame/read-form.server.ts'
import { useText } from '#app/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { i18n: 'auth', title: { namespace: 'auth', key: 'logout.title' } }

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.session) throw redirect('/authentication/login', 303)
  return null
}

/** Ends the session here and at the provider, which sends the browser on to the login page. */
export async function action({ request, context }: ActionFunctionArgs) {
  assertCsrf(context, await readForm(request, context.language))
  const { origin, clientId, logoutUrl } = authConfigFor(request)
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Clear-Site-Data': '"cache"' })
  for (const cookie of await endSession(origin, request.headers.get('Cookie'))) headers.append('Set-Cookie', cookie)
  const parameters = new URLSearchParams({ client_id: clientId, returnTo: `${origin}/authentication/login` })
  return redirect(`${logoutUrl}?${parameters}`, { status: 303, headers })
}

export default function LogoutPage() {
  const t = useText<typeof nl>('auth')
  return (
    <div className="mx-auto max-w-form py-2 md:py-5">
      <Card accent>
        <PageTitle lead={t('logout.question')}>{t('logout.title')}</PageTitle>
        <form method="post" action="/authentication/logout" className="mt-3 flex flex-wrap gap-2">
          <CsrfField />
          <Button>{t('logout.button')}</Button>
          <ButtonLink tone="plain" href="/">
            {t('logout.stay')}
          </ButtonLink>
        </form>
      </Card>
    </div>
  )
}
