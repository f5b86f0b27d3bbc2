import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { endWebhook, readWebhook } from '#app/persistence/programs/webhooks.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { webhookAddress, webhooksAddress } from '#app/staff/programs/addresses.ts'
import { EndQuestion } from '#app/staff/programs/end-question.tsx'

export const handle: Handle = { title: { namespace: 'staff/programs/webhooks', key: 'end.title' } }

/** GET /admin/programs/webhooks/:id/end: asks whether the webhook may end; one that has ended has no such page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const webhook = await readWebhook(requireAdmin(context), params.id ?? '')
  if (!webhook) throw new Response(null, { status: 404 })
  if (webhook.endedAt) throw redirect(webhookAddress(webhook.id))
  return { name: webhook.name, back: webhookAddress(webhook.id) }
}

/** Ends it and goes back to the list. No new sign-in is asked for: it only takes away, and may be urgent. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  await readOwnForm(request, context)
  const name = await endWebhook(actor, params.id ?? '')
  if (name === null) throw new Response(null, { status: 404 })
  const done = flash('success', 'staff/programs/webhooks:end.done', { name })
  return redirect(webhooksAddress, { status: 303, headers: { 'Set-Cookie': done } })
}

/** The question before a webhook ends. */
export default function EndWebhook() {
  const t = useText('staff/programs/webhooks')
  const { name, back } = useLoaderData<typeof loader>()
  const words = {
    question: t('end.question', { name }),
    text: t('end.text'),
    confirm: t('end.confirm'),
    back: t('end.back'),
  }
  return <EndQuestion words={words} back={back} />
}
