import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { requirePageGuest } from '#app/sharing/guest/guest.server.ts'
import { loadPrivacy } from '#app/sharing/guest/privacy.server.ts'
import { Privacy } from '#app/sharing/guest/privacy.tsx'

export const handle: Handle = { title: { namespace: 'sharing/guest', key: 'privacy.title' } }

/** GET /share/:token/privacy: what is kept of who came by this link. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = requirePageGuest(request, context, params.token)
  return { privacy: await loadPrivacy(guest), base: `/share/${params.token ?? ''}` }
}

/** What we do with the data of a guest. */
export default function SharePrivacy() {
  return <Privacy {...useLoaderData<typeof loader>()} />
}
