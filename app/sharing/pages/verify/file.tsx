import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { environment } from '#app/platform/config/env.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { socialCard } from '#app/platform/site/social-card.tsx'
import { lookAtFile, type NotLookedAt } from '#app/sharing/evidence/received.server.ts'
import { VerifyPage } from '#app/sharing/evidence/verify-page.tsx'
import { verdictForPage, verify } from '#app/sharing/evidence/verify.server.ts'

const namespace = 'sharing/evidence'
const statuses: Record<NotLookedAt, number> = { none: 422, tooLarge: 413, broken: 400 }

export const handle: Handle<{ origin: string }> = {
  title: { namespace, key: 'verify.title' },
  head: socialCard,
}

/** GET /verify: for anyone who has a PDF and wants to know whether it was signed here. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  megabytes: environment().UPLOAD_MAX_MB,
  origin: new URL(request.url).origin,
})

/** Looks at the file in the field `file`, keeps nothing of it, and shows the page with what is known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const file = await lookAtFile(request, environment().UPLOAD_MAX_MB)
  if (typeof file === 'string') return data({ problem: file, verdict: null }, { status: statuses[file] })
  return data({ problem: null, verdict: verdictForPage(await verify(file), context.language) })
}

/** The page on which a PDF is checked. */
export default function Verify() {
  const { megabytes } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <VerifyPage megabytes={megabytes} problem={answer?.problem ?? null} verdict={answer?.verdict ?? null} />
}
