import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { placeOfGuest } from '#app/sharing/place.server.ts'
import { CopyPart } from '#app/sharing/signing/copy-part.tsx'
import { copyAction, loadCopy } from '#app/sharing/signing/upload.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { requirePageGuest } from '#app/sharing/guest/guest.server.ts'
import { noteOpened } from '#app/sharing/guest/openings.server.ts'
import { ShareFrame } from '#app/sharing/guest/share-frame.tsx'
import { shellOf } from '#app/sharing/guest/shell.ts'

const namespace = 'sharing/signing'

export const handle: Handle = {
  hydrate: false,
  i18n: ['sharing/guest', namespace, 'platform/documents'],
  title: { namespace, key: 'copy.title' },
}

/** When to try again, where it was too much for today. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** GET /share/:token/upload: where a signed copy is brought back; 404 for links that take none. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = requirePageGuest(request, context, params.token)
  const [place, copy] = await Promise.all([placeOfGuest(guest, context), loadCopy(guest, context)])
  return { copy, shell: shellOf(guest, `/share/${params.token ?? ''}`, place.location?.name ?? null) }
}

/** Takes the files in: 303 back to the agreement, or the page again with what went wrong. */
export async function action(args: ActionFunctionArgs) {
  const guest = requirePageGuest(args.request, args.context, args.params.token)
  await noteOpened(args.request, guest.link)
  return copyAction(guest, args)
}

/** The page on which a signed copy is brought back. */
export default function ReturnCopy() {
  const t = useText(namespace)
  const { copy, shell } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ShareFrame shell={shell} title={t('copy.page', { title: copy.title })}>
      <CopyPart data={copy} answer={answer} shell={shell} />
    </ShareFrame>
  )
}
