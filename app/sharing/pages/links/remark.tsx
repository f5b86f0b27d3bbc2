import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readOwnForm } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { readShareLink } from '#app/persistence/links/share-links.server.ts'
import { resolveComment } from '#app/persistence/links/share-reviews.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'sharing/review'

export const handle: Handle = { title: { namespace, key: 'sender.remark.title' } }

/** GET /links/:id/remarks/:remark: for anyone who comes by the address of the button. 404 where there is no such link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await readShareLink(requireMember(context), params.id ?? '')
  if (!link) throw new Response(null, { status: 404 })
  return { back: `/links/${link.id}#review` }
}

/** POST: says that a remark of a reviewer was dealt with, and leads back to it; 404 where there is no such link. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const member = requireMember(context)
  await readOwnForm(request, context)
  const link = await readShareLink(member, params.id ?? '')
  if (!link) throw new Response(null, { status: 404 })
  await resolveComment(member, { linkId: link.id, id: params.remark ?? '' })
  return redirect(`/links/${link.id}#review`, 303)
}

/** Asks whether a remark was dealt with. */
export default function Remark() {
  const { back } = useLoaderData<typeof loader>()
  const t = useText(namespace)
  return (
    <>
      <PageTitle>{t('sender.remark.title')}</PageTitle>
      <form method="post" className="mt-3 flex flex-wrap items-center gap-2">
        <CsrfField />
        <Button>{t('sender.dealtWith')}</Button>
        <ButtonLink tone="plain" href={back}>
          {t('sender.remark.back')}
        </ButtonLink>
      </form>
    </>
  )
}
