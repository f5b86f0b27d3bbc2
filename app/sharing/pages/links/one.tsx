import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOrganisation, readPlace } from '#app/roadmap/flow/route.server.ts'
import { loadCameIn } from '#app/sharing/link-responses.server.ts'
import { LinkResponses } from '#app/sharing/link-responses.tsx'
import { loadReviewOutcome } from '#app/sharing/review/outcome.server.ts'
import { ReviewOutcome } from '#app/sharing/review/outcome.tsx'
import { changeLink } from '#app/sharing/sent/change-link.server.ts'
import { HandedLinkView } from '#app/sharing/sent/handed-link.tsx'
import { loadOneLink } from '#app/sharing/sent/one-link.server.ts'
import { OneLinkPage } from '#app/sharing/sent/one-link.tsx'

const namespace = 'sharing/sent'

export const handle: Handle<{ name: string } | undefined> = {
  title: (text, link) => text(namespace)('one.title', { name: link?.name ?? '' }),
}

/** GET /links/:id: one link of the organisation; `?ask=` asks before it is withdrawn or reminded of. */
export async function loader(args: LoaderFunctionArgs) {
  const member = requireMember(args.context)
  const { locations } = await readOrganisation(args.context)
  const { context, params } = args
  const placeAt = (index: number | null) => (index === null ? readOrganisation(context) : readPlace(context, index))
  const [link, review, linkResponses] = await Promise.all([
    loadOneLink(args, member, {
      locations: locations.map(({ name }) => name),
      ...{ list: '/links', isStaff: false, placeAt },
    }),
    loadReviewOutcome(member, params.id ?? '', context.language, placeAt, true),
    loadCameIn(member, params.id ?? '', context.language, true),
  ])
  return { ...link, review, linkResponses }
}

/** What its sender does with it. Answers 303, or shows a new link once. */
export async function action(args: ActionFunctionArgs) {
  const by = requireMember(args.context)
  const changed = await changeLink(args, {
    by,
    isStaff: false,
    organisation: args.context.session?.organisationName ?? '',
  })
  return changed instanceof Response ? changed : data(changed, { status: 'refused' in changed ? 422 : 200 })
}

/** The page of one link. */
export default function SentLink() {
  const link = useLoaderData<typeof loader>()
  const handed = useActionData<typeof action>()
  return handed && !('refused' in handed) ? (
    <HandedLinkView handed={handed} list={link.list} />
  ) : (
    <OneLinkPage link={link} refused={handed?.refused}>
      {link.review && <ReviewOutcome review={link.review} />}
      <LinkResponses linkResponses={link.linkResponses} href={link.href} />
    </OneLinkPage>
  )
}
