import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { freshFor, isFresh } from '#app/platform/auth/fresh.server.ts'
import { loginPageFor, requireUser } from '#app/platform/auth/guard.server.ts'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { hintedOrganization } from '#app/platform/auth/session.server.ts'
import { startLogin } from '#app/platform/auth/strategy.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { title: { namespace: 'platform/auth', key: 'again.title' } }

/** GET /authentication/again?returnTo=: why somebody who is signed in has to sign in once more. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  if (!context.session) throw redirect(loginPageFor(returnTo), 303)
  if (isFresh(context.session)) throw redirect(returnTo, 303)
  return { returnTo }
}

const againForm = z.object({ returnTo: z.string().optional().catch(undefined) })

/** Goes to the provider, which asks for the password unless it was typed a short while ago. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = requireUser(context)
  const { returnTo } = expectForm(await readOwnForm(request, context), againForm)
  const config = authConfigFor(request)
  const cookieHeader = request.headers.get('Cookie')
  return startLogin(config, cookieHeader, {
    ...{ mode: 'redirect', returnTo: safeReturnTo(returnTo), maxAge: freshFor, loginHint: actor.email },
    organization: hintedOrganization(config.origin, cookieHeader),
  })
}

export default function SignInAgain() {
  const { returnTo } = useLoaderData<typeof loader>()
  const t = useText('platform/auth')
  return (
    <div className="mx-auto max-w-form py-2 md:py-5">
      <Card accent>
        <PageTitle lead={t('again.lead')}>{t('again.title')}</PageTitle>
        <p className="mt-1">{t('again.then')}</p>
        <form method="post" action="/authentication/again" className="mt-3 flex flex-wrap gap-2">
          <CsrfField />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button>{t('again.button')}</Button>
          <ButtonLink tone="plain" href="/">
            {t('again.leave')}
          </ButtonLink>
        </form>
      </Card>
    </div>
  )
}
