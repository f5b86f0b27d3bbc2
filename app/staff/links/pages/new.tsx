import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { parseForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { noteAction } from '#app/persistence/staff/audit.server.ts'
import { readRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { handedLink, refusedAs, refusedAsTwice, statusOf } from '#app/sharing/sent/new-link-answers.server.ts'
import { inOtherLanguage } from '#app/sharing/sent/in-other-language.server.ts'
import { makeLink } from '#app/sharing/sent/make-link.server.ts'
import { newDocumentsLink } from '#app/sharing/sent/new-link.server.ts'
import { newLinkFormId, NewLinkPage } from '#app/sharing/sent/new-link-page.tsx'
import { linkErrorOf, linkForm } from '#app/sharing/sent/read-link-form.server.ts'

const namespace = 'sharing/sent'

export const handle: Handle = {
  title: { namespace, key: 'make.title' },
  languageFormId: newLinkFormId,
}

/** GET /admin/links/new/:organisationId: asks what is needed for a link to the documents and the next appointment. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { organisationName } = await requireOrganisation(requireAdmin(context), params.organisationId)
  const cancel = `/admin/relationship-management/${params.organisationId ?? ''}`
  return { asked: newDocumentsLink(context.language, cancel), about: organisationName }
}

/** Makes it, and shows it in the answer, which nothing keeps; 422 with all that was typed where something is wrong. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const { organisationId, organisationName } = await requireOrganisation(actor, params.organisationId)
  const form = await readOwnForm(request, context)
  const schema = linkForm(null)
  const inOther = await inOtherLanguage({ request, context, form, schema })
  if (inOther) return inOther instanceof Response ? inOther : data(inOther)
  const submission = parseForm(form, schema, linkErrorOf(context.language))
  if (submission.status !== 'success') return data(refusedAs(submission.reply()), { status: 422 })
  const { asked, formId } = submission.value
  const maker = { organisationId, userId: actor.userId, name: actor.name }
  const content = { purpose: 'prospect', locationIndex: null, snapshot: null, contentHash: null } as const
  const sending = { maker, organisation: organisationName, location: null, formId }
  const made = await makeLink(request, sending, asked, content, (tx, linkId) =>
    noteAction(tx, actor, { action: 'link-made', organisationId, subject: { link: linkId, to: asked.name } }),
  )
  const answer = made === 'twice' ? refusedAsTwice(submission.reply()) : handedLink(made)
  return data(answer, { status: statusOf(answer) })
}

/** @throws a 404 response where there is no such organisation */
async function requireOrganisation(actor: Actor, organisationId = '') {
  const found = await readRelationship(actor, organisationId)
  if (!found) throw new Response(null, { status: 404 })
  return { organisationId, organisationName: found.organisationName }
}

/** The page on which provider staff share the documents of an organisation. */
export default function MakeDocumentsLink() {
  const { asked, about } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <NewLinkPage asked={asked} answer={answer} about={about} list="/admin/links" />
}
