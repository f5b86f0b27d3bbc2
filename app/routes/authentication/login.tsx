import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { clearLoginError, readLoginError } from '#app/platform/auth/flash.server.ts'
import { readLoginRequest } from '#app/platform/auth/login-request.server.ts'
import { PopupSignIn } from '#app/platform/auth/popup-sign-in.tsx'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { startLogin } from '#app/platform/auth/strategy.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { socialCard } from '#app/platform/site/social-card.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle<{ origin: string }> = {
  script: true,
  title: { namespace: 'platform/auth', key: 'login.title' },
  head: socialCard,
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const returnTo = safeReturnTo(searchParams.get('returnTo'))
  if (context.session) throw redirect(returnTo, 303)
  const { origin, cacheLocation } = authConfigFor(request)
  const cookieHeader = request.headers.get('Cookie')
  // A browser that does send some was changed meanwhile, or was given the address by somebody else.
  if (!cookieHeader && searchParams.get('cookies') === 'refused') {
    return data({ returnTo, error: 'cookies_refused' as const, cacheLocation, origin }, { status: 400 })
  }
  const error = readLoginError(origin, cookieHeader)
  return data(
    { returnTo, error, cacheLocation, origin },
    error ? { headers: { 'Set-Cookie': clearLoginError(origin) } } : undefined,
  )
}

export async function action({ request, context }: ActionFunctionArgs) {
  const asked = readLoginRequest(await readForm(request, context.language))
  return startLogin(authConfigFor(request), request.headers.get('Cookie'), { ...asked, mode: 'redirect' })
}

export default function LoginPage() {
  const { returnTo, error, cacheLocation } = useLoaderData<typeof loader>()
  const t = useText('platform/auth')
  const wasRefused = error === 'user_unknown' || error === 'user_disabled' || error === 'access_denied'
  return (
    <div className="mx-auto max-w-form py-2 md:py-5">
      {error && (
        <div className="mb-3">
          <Banner kind="error" title={t('login.failed')}>
            <p>{t(`errors.${error}`)}</p>
          </Banner>
        </div>
      )}
      <Card accent>
        <PageTitle lead={t('login.lead')}>{t('login.title')}</PageTitle>
        <form method="post" action="/authentication/login" className="mt-3">
          <input type="hidden" name="returnTo" value={returnTo} />
          {wasRefused && <input type="hidden" name="prompt" value="login" />}
          <Button>{t(wasRefused ? 'login.otherAccount' : 'login.button')}</Button>
        </form>
        <p className="mt-2 text-small text-soft">{t('login.hint')}</p>
        <PopupSignIn returnTo={returnTo} askAgain={wasRefused} cacheLocation={cacheLocation} />
      </Card>
    </div>
  )
}
