import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { endProgramKey, readProgramKey } from '#app/persistence/programs/program-keys.server.ts'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { programAddress, programsAddress } from '#app/staff/programs/addresses.ts'
import { EndQuestion } from '#app/staff/programs/end-question.tsx'

export const handle: Handle = { title: { namespace: 'staff/programs', key: 'end.title' } }

/** GET /admin/programs/:id/end: asks whether the key may end; one that has ended has no such page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const key = await readProgramKey(requireAdmin(context), params.id ?? '')
  if (!key) throw new Response(null, { status: 404 })
  if (key.endedAt) throw redirect(programAddress(key.id))
  return { name: key.name, back: programAddress(key.id) }
}

/** Ends it and goes back to the list. No new sign-in is asked for: it only takes away, and may be urgent. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  await readOwnForm(request, context)
  const name = await endProgramKey(actor, params.id ?? '')
  if (name === null) throw new Response(null, { status: 404 })
  const done = flash('success', 'staff/programs:end.done', { name })
  return redirect(programsAddress, { status: 303, headers: { 'Set-Cookie': done } })
}

/** The question before a key ends. */
export default function EndProgram() {
  const t = useText('staff/programs')
  const { name, back } = useLoaderData<typeof loader>()
  const words = {
    question: t('end.question', { name }),
    text: t('end.text'),
    confirm: t('end.confirm'),
    back: t('end.back'),
  }
  return <EndQuestion words={words} back={back} />
}
