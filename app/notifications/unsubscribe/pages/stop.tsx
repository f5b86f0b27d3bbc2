import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { areStopped, stopMessages } from '../stop-messages.server.ts'

const namespace = 'notifications/unsubscribe'

export const handle: Handle = { title: { namespace, key: 'title' } }

/**
 * GET /unsubscribe/:token: what the address of a message stops, and nothing of whom. It changes nothing, because programs
 * that look for viruses follow links. 404 where the address is none of ours.
 */
export async function loader({ context: { unsubscribe } }: LoaderFunctionArgs) {
  const isStopped = unsubscribe && (await areStopped(unsubscribe.stop))
  if (!unsubscribe || isStopped === null) throw new Response(null, { status: 404 })
  const { stop } = unsubscribe
  return { isStopped, cause: 'userId' in stop ? stop.cause : ('share-reminder' as const) }
}

/** What mail providers send for somebody who pressed their button (RFC 8058), and the page's own form too. */
const oneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') })

/**
 * POST /unsubscribe/:token: stops the messages, for whoever has the address, without a session and wherever it is sent
 * from. Answers 200 with the page, because mail providers follow no redirect.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { unsubscribe, language } = context
  if (!unsubscribe) throw new Response(null, { status: 404 })
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
  expectForm(await readForm(request, language), oneClick)
  if (!(await stopMessages(unsubscribe.stop))) throw new Response(null, { status: 404 })
  return null
}

/** Asks whether messages are to stop, or says that they have. */
export default function Stop() {
  const t = useText(namespace)
  const mail = useText('platform/mail')
  const { isStopped, cause } = useLoaderData<typeof loader>()
  const isGuest = cause === 'share-reminder'
  return (
    <Card accent className="max-w-form">
      <PageTitle lead={t(isStopped ? 'stopped' : 'lead')}>{t(isStopped ? 'stoppedTitle' : 'title')}</PageTitle>
      <p className="mt-2 font-semibold">{mail(`causes.${cause}`)}</p>
      {isStopped ? (
        <p className="mt-2">
          {isGuest ? t('backForGuest') : t('back')} {!isGuest && <a href="/settings">{t('toSettings')}</a>}
        </p>
      ) : (
        <form method="post" className="mt-3">
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button>{t('stop')}</Button>
        </form>
      )}
    </Card>
  )
}
