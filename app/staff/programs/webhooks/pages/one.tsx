import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readWebhook, renewWebhookSecret, sendDeliveryAgain } from '#app/persistence/programs/webhooks.server.ts'
import { requireFresh } from '#app/platform/auth/fresh.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { newWebhookSecret } from '#app/platform/webhooks/secret.server.ts'
import { webhookAddress, webhooksAddress } from '#app/staff/programs/addresses.ts'
import { SecretView, type NewSecret } from '#app/staff/programs/secret-view.tsx'
import { WebhookFacts } from '#app/staff/programs/webhooks/facts.tsx'
import { DeliveryLog } from '#app/staff/programs/webhooks/log.tsx'
import { webhookView } from '#app/staff/programs/webhooks/view.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

export const handle: Handle<{ name: string } | undefined> = {
  title: (_, webhook) => webhook?.name ?? '',
  about: (_, text) => [text('staff/programs/webhooks')('title')],
}

/** GET /admin/programs/webhooks/:id: a webhook, without its secret, and what was sent. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const webhook = await readWebhook(requireAdmin(context), params.id ?? '')
  if (!webhook) throw new Response(null, { status: 404 })
  return webhookView(webhook, context.language)
}

const buttons = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('renew') }),
  z.object({ intent: z.literal('again'), delivery: z.string() }),
])

/** Shows a new secret, once, or lets something go out again and answers 303; 404 where there is none of this, or it was ended. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  const id = params.id ?? ''
  const form = expectForm(await readOwnForm(request, context), buttons)
  if (form.intent === 'again') {
    if (!(await sendDeliveryAgain(actor, id, form.delivery))) throw new Response(null, { status: 404 })
    const said = flashSmall('staff/programs/webhooks:log.willBeSent')
    return redirect(webhookAddress(id), { status: 303, headers: { 'Set-Cookie': said } })
  }
  requireFresh(context, context.path, true)
  const { words: secret, sealed } = newWebhookSecret()
  const isRenewed = await renewWebhookSecret(actor, id, sealed)
  const webhook = isRenewed && (await readWebhook(actor, id))
  if (!webhook) throw new Response(null, { status: 404 })
  return data<NewSecret>({ name: webhook.name, secret, client: null, before: 'kept', done: webhookAddress(id) })
}

/** One webhook, and its secret just after it was made. */
export default function WebhookPage() {
  const made = useActionData<typeof action>()
  return made ? <SecretView {...made} /> : <Webhook />
}

function Webhook() {
  const t = useText('staff/programs/webhooks')
  const webhook = useLoaderData<typeof loader>()
  const isOpen = webhook.ended === null
  return (
    <>
      <PageTitle>{webhook.name}</PageTitle>
      <WebhookFacts shown={webhook} />
      <DeliveryLog deliveries={webhook.deliveries} canSend={isOpen} />
      {isOpen && (
        <Card as="section" className="mt-3 max-w-form">
          <h2>{t('one.renewTitle')}</h2>
          <StaffForm right="administer">
            <CsrfField />
            <p>{t('one.renewText')}</p>
            <Button tone="quiet" className="mt-1" name="intent" value="renew">
              {t('one.renew')}
            </Button>
          </StaffForm>
        </Card>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {isOpen && (
          <ButtonLink tone="quiet" href={webhookAddress(webhook.id, 'end')}>
            {t('one.end')}
          </ButtonLink>
        )}
        <ButtonLink tone="plain" href={webhooksAddress}>
          {t('one.back')}
        </ButtonLink>
      </p>
    </>
  )
}
