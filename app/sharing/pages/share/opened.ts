import type { ActionFunctionArgs } from '@remix-run/node'
import { requireGuest } from '#app/sharing/guest/guest.server.ts'
import { noteOpened } from '#app/sharing/guest/openings.server.ts'

/** GET /share/:token/opened: there is nothing to see. */
export const loader = () => new Response(null, { status: 404 })

/** POST /share/:token/opened: what app/assets/opened.js tells. Answers 204; 404 where the link opens nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { link } = requireGuest(request, context)
  await noteOpened(request, link)
  return new Response(null, { status: 204 })
}
