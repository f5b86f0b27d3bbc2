import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { placeOfGuest } from '#app/sharing/place.server.ts'
import { filesAction } from '#app/sharing/files/action.server.ts'
import { loadFiles } from '#app/sharing/files/part.server.ts'
import { FilesPart } from '#app/sharing/files/part.tsx'
import { CopyPart } from '#app/sharing/signing/copy-part.tsx'
import { copyAction, loadCopy } from '#app/sharing/signing/upload.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { requirePageGuest, type Guest } from '#app/sharing/guest/guest.server.ts'
import { noteOpened } from '#app/sharing/guest/openings.server.ts'
import { ShareFrame } from '#app/sharing/guest/share-frame.tsx'
import { shellOf } from '#app/sharing/guest/shell.server.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const handle: Handle<Loaded | undefined> = {
  title: (text, loaded) =>
    loaded?.part.kind === 'files'
      ? text('sharing/fill')('files.page', { title: loaded.part.data.title })
      : text('sharing/signing')('copy.title'),
}

/** When to try again, where it was too much for today. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/**
 * GET /share/:token/upload?task=…: where files of a task are brought, or a signed copy is brought back; 404 for links that
 * take none.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = requirePageGuest(request, context, params.token)
  const [place, part] = await Promise.all([placeOfGuest(guest, context), loadPart(guest, request, context)])
  const base = `/share/${params.token ?? ''}`
  return { part, shell: shellOf(guest, base, place.location?.name ?? null, context.language) }
}

async function loadPart(guest: Guest, request: Request, context: LoaderFunctionArgs['context']) {
  return isToDo(guest.link)
    ? { kind: 'files' as const, data: await loadFiles(guest, request, context) }
    : { kind: 'copy' as const, data: await loadCopy(guest, context) }
}

/** Takes the files in: 303 back to the task or the agreement, or the page again with what went wrong. */
export async function action(args: ActionFunctionArgs) {
  const guest = requirePageGuest(args.request, args.context, args.params.token)
  await noteOpened(args.request, guest.link)
  return isToDo(guest.link) ? filesAction(guest, args) : copyAction(guest, args)
}

/** The page on which somebody brings files by a link. */
export default function BringFiles() {
  const files = useText('sharing/fill')
  const signing = useText('sharing/signing')
  const { part, shell } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { title } = part.data
  if (part.kind === 'files') {
    return (
      <ShareFrame shell={shell} title={files('files.page', { title })}>
        <FilesPart data={part.data} answer={answer} shell={shell} />
      </ShareFrame>
    )
  }
  return (
    <ShareFrame shell={shell} title={signing('copy.page', { title })}>
      <CopyPart data={part.data} answer={answer} shell={shell} />
    </ShareFrame>
  )
}
