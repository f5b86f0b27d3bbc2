import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { endSession, endSessionsOf } from '#app/platform/auth/session.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { forgetLocation } from '#app/roadmap/flow/location-choice.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle: Handle = { title: { namespace: 'platform/auth', key: 'logout.title' } }

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.session) throw redirect('/authentication/login', 303)
  return null
}

const ticked = z.literal('1').optional().catch(undefined)
const logoutForm = z.object({ local: ticked, everywhere: ticked })

/**
 * Ends the session here and at the provider, which sends the browser on to the login page. `everywhere` ends those of
 * other computers too; with `local` the provider is left alone, and so is what this browser keeps.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { local, everywhere } = expectForm(await readOwnForm(request, context), logoutForm)
  const config = authConfigFor(request)
  const { origin, clientId, logoutUrl } = config
  const cookies = await endSession(config, request.headers.get('Cookie'))
  if (local) return new Response(null, { status: 204, headers: withCookies({}, cookies) })
  const userId = context.session?.actor.userId
  if (userId !== undefined && everywhere) await endSessionsOf(config, userId, { actorId: userId, how: 'everywhere' })
  // What was typed and not saved stands in the browser's storage; pages without script cannot remove it themselves.
  const headers = withCookies({ 'Clear-Site-Data': '"cache", "storage"' }, [...cookies, forgetLocation()])
  const parameters = new URLSearchParams({ client_id: clientId, returnTo: `${origin}/authentication/login` })
  return redirect(`${logoutUrl}?${parameters}`, { status: 303, headers })
}

function withCookies(more: Record<string, string>, cookies: string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...more })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

export default function LogoutPage() {
  const t = useText('platform/auth')
  return (
    <div className="mx-auto max-w-form py-2 md:py-5">
      <Card accent>
        <PageTitle lead={t('logout.question')}>{t('logout.title')}</PageTitle>
        <form method="post" action="/authentication/logout" className="mt-3 flex flex-wrap gap-2">
          <CsrfField />
          <Button>{t('logout.button')}</Button>
          <Button tone="plain" name="everywhere" value="1">
            {t('logout.everywhere')}
          </Button>
          <ButtonLink tone="plain" href="/">
            {t('logout.stay')}
          </ButtonLink>
        </form>
      </Card>
    </div>
  )
}
