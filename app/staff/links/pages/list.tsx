import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { loadAllSent } from '#app/sharing/sent/sent-list.server.ts'
import { SentListPage } from '#app/sharing/sent/sent-list.tsx'
import { ownerChoices } from '#app/staff/owner-choices.server.ts'
import { byTypedOrganisation } from '#app/staff/typed-organisation.server.ts'

const namespace = 'sharing/sent'

export const handle: Handle = { title: { namespace, key: 'list.title' } }

/** GET /admin/links: what all organisations have shared by link. */
export const loader = byTypedOrganisation((args) => loadAllSent(args, ownerChoices))

/** The links of all organisations, for provider staff. */
export default function AllSentLinks() {
  return <SentListPage list={useLoaderData<typeof loader>()} />
}
