import { data, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { requirePageGuest } from '#app/sharing/guest/guest.server.ts'
import { loadPhone, mailToPhone } from '#app/sharing/guest/phone.server.ts'
import { Phone } from '#app/sharing/guest/phone.tsx'

export const handle: Handle = { title: { namespace: 'sharing/guest', key: 'phone.title' } }

/** When to try again, where it was too much for today. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** GET /share/:token/phone: how to go on with this link on a phone. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const guest = requirePageGuest(request, context, token)
  return { phone: await loadPhone(guest, request, token), base: `/share/${token}` }
}

/** Sends the link to its recipient once more. */
export async function action(args: ActionFunctionArgs) {
  const done = await mailToPhone(args)
  return 'words' in done ? data({ problem: done.words }, done.init) : done
}

/** The page by which a guest goes on on their phone. */
export default function SharePhone() {
  const problem = useActionData<typeof action>()?.problem ?? null
  return <Phone {...useLoaderData<typeof loader>()} problem={problem} />
}
