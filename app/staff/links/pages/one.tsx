import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { contactIn } from '#app/persistence/organisations/provider-contact.server.ts'
import { readRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { loadCameIn } from '#app/sharing/link-responses.server.ts'
import { LinkResponses } from '#app/sharing/link-responses.tsx'
import { readPlaceOf } from '#app/roadmap/flow/route.server.ts'
import { loadReviewOutcome } from '#app/sharing/review/outcome.server.ts'
import { ReviewOutcome } from '#app/sharing/review/outcome.tsx'
import { changeLink } from '#app/sharing/sent/change-link.server.ts'
import { HandedLinkView } from '#app/sharing/sent/handed-link.tsx'
import { loadOneLink } from '#app/sharing/sent/one-link.server.ts'
import { OneLinkPage } from '#app/sharing/sent/one-link.tsx'
import { ProvidersTurn } from '#app/staff/links/providers-turn.tsx'

const namespace = 'sharing/sent'

export const handle: Handle<{ name: string } | undefined> = {
  title: (text, link) => text(namespace)('one.title', { name: link?.name ?? '' }),
}

/** GET /admin/links/:organisationId/:id: one link of an organisation, for provider staff. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args
  const { by, organisation, contact } = await senderFor(requireAdmin(context), params.organisationId)
  const placeAt = (index: number | null) => readPlaceOf(by, organisation, index, contact)
  const [link, linkResponses, review] = await Promise.all([
    loadOneLink(args, by, { locations: [], list: '/admin/links', isStaff: true, placeAt }),
    loadCameIn(by, params.id ?? '', context.language, false),
    loadReviewOutcome(by, params.id ?? '', context.language, placeAt, false),
  ])
  return { ...link, linkResponses, review }
}

/** What provider staff do with it on the organisation's behalf. Answers 303, or shows a new link once. */
export async function action(args: ActionFunctionArgs) {
  const changed = await changeLink(
    args,
    await senderFor(requireRight(args.context, 'work'), args.params.organisationId),
  )
  return changed instanceof Response ? changed : data(changed, { status: 'refused' in changed ? 422 : 200 })
}

/** @throws a 404 response where there is no such organisation */
async function senderFor(actor: Actor, organisationId = '') {
  const found = await readRelationship(actor, organisationId)
  if (!found) throw new Response(null, { status: 404 })
  const by = { organisationId, userId: actor.userId, name: actor.name }
  return { by, isStaff: true, organisation: found.organisationName, contact: contactIn(found.relationship) }
}

/** The page of one link of any organisation. */
export default function AnySentLink() {
  const link = useLoaderData<typeof loader>()
  const handed = useActionData<typeof action>()
  return handed && !('refused' in handed) ? (
    <HandedLinkView handed={handed} list={link.list} />
  ) : (
    <OneLinkPage link={link} refused={handed?.refused}>
      {link.isProvidersTurn && <ProvidersTurn href={`${link.href}/sign`} />}
      {link.review && <ReviewOutcome review={link.review} />}
      <LinkResponses linkResponses={link.linkResponses} href={link.href} />
    </OneLinkPage>
  )
}
