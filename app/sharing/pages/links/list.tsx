import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { loadSentList } from '#app/sharing/sent/sent-list.server.ts'
import { SentListPage } from '#app/sharing/sent/sent-list.tsx'

const namespace = 'sharing/sent'

export const handle: Handle = { title: { namespace, key: 'list.title' } }

/** GET /links: what the organisation has shared by link. */
export const loader = (args: LoaderFunctionArgs) => loadSentList(args)

/** The links of the organisation. */
export default function SentLinks() {
  return <SentListPage list={useLoaderData<typeof loader>()} />
}
