import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { placeOfGuest } from '#app/sharing/place.server.ts'
import { fillAction } from '#app/sharing/fill/action.server.ts'
import { loadFill } from '#app/sharing/fill/part.server.ts'
import { FillPart } from '#app/sharing/fill/part.tsx'
import { loadRead } from '#app/sharing/read.server.ts'
import { ReadPart } from '#app/sharing/read.tsx'
import { loadReview, reviewAction } from '#app/sharing/review/part.server.ts'
import { ReviewPart } from '#app/sharing/review/part.tsx'
import { signingAction } from '#app/sharing/signing/action.server.ts'
import { loadSigning } from '#app/sharing/signing/part.server.ts'
import { SigningPart } from '#app/sharing/signing/part.tsx'
import { Closed } from '#app/sharing/guest/closed.tsx'
import { guestOf, type Guest } from '#app/sharing/guest/guest.server.ts'
import { countOpening, noteActing } from '#app/sharing/guest/openings.server.ts'
import { ShareFrame } from '#app/sharing/guest/share-frame.tsx'
import { shellOf } from '#app/sharing/guest/shell.ts'

type Loaded = Awaited<ReturnType<typeof show>> | typeof closed
const closed = { isOpen: false, title: null } as const

export const handle: Handle<Loaded | undefined> = {
  hydrate: false,
  i18n: [
    'sharing/guest',
    'platform/library',
    'platform/relationships',
    'sharing/review',
    'sharing/fill',
    'sharing/signing',
  ],
  title: (text, loaded) => loaded?.title ?? text('sharing/guest')(loaded?.isOpen ? 'frame.title' : 'closed.title'),
}

/** When to try again, where it was too much for today. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** GET /share/:token: what the link shows. One answer for every link that opens nothing: 404. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = guestOf(request, context)
  if (guest === 'no-link') return data(closed, { status: 404 })
  const base = `/share/${params.token ?? ''}`
  if (guest === 'code-needed') throw redirect(`${base}/code`, 303)
  const place = await placeOfGuest(guest, context)
  if (guest.link.locationIndex !== null && !place.location) return data(closed, { status: 404 })
  await countOpening(request, context, guest)
  return show(guest, { request, context }, base)
}

async function show(guest: Guest, { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, base: string) {
  const [place, part] = await Promise.all([placeOfGuest(guest, context), loadPart(guest, request, context)])
  return { isOpen: true as const, title: part.title, shell: shellOf(guest, base, place.location?.name ?? null), part }
}

/** What the link allows, with what is needed to draw it. */
async function loadPart(guest: Guest, request: Request, context: AppLoadContext) {
  const { may, snapshot } = guest.link
  if (may === 'review' && snapshot !== null) {
    const review = await loadReview(guest)
    return { kind: 'review' as const, title: review.title, data: review }
  }
  if (may === 'fill') {
    const fill = await loadFill(guest, request, context)
    return { kind: 'fill' as const, title: fill.title, data: fill }
  }
  if (may === 'sign' || may === 'upload') {
    const signing = await loadSigning(guest, context)
    return { kind: 'signing' as const, title: signing.title, data: signing }
  }
  const read = await loadRead(guest, context)
  const t = textFor(context.language, 'sharing/guest')
  const titles = read.snapshot?.items.map((item) => item.title) ?? [t('documents.title')]
  const title = titles.join(', ') || t('frame.title')
  return { kind: 'read' as const, title, data: read }
}

/** POST /share/:token: what the link allows to do. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  noteActing(context)
  const guest = guestOf(request, context)
  if (typeof guest === 'string') return data(null, { status: 404 })
  const { may, snapshot } = guest.link
  if (may === 'review' && snapshot !== null) {
    return reviewAction(guest, args, await readForm(request, context.language))
  }
  if (may === 'fill') return fillAction(guest, args, await readForm(request, context.language))
  if (may === 'sign' || may === 'upload') {
    return signingAction(guest, args, await readForm(request, context.language))
  }
  throw new Response(null, { status: 405 })
}

/** A page for somebody who came by a link. */
export default function SharedLink() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? undefined
  if (!loaded.isOpen) return <Closed />
  const { shell, part } = loaded
  return (
    <ShareFrame shell={shell} title={part.title}>
      {part.kind === 'review' && (
        <ReviewPart data={part.data} answer={answer && 'of' in answer ? undefined : answer} base={shell.base} />
      )}
      {part.kind === 'fill' && (
        <FillPart
          data={part.data}
          answer={answer && 'of' in answer && answer.of === 'fill' ? answer : undefined}
          shell={shell}
        />
      )}
      {part.kind === 'signing' && (
        <SigningPart
          data={part.data}
          answer={answer && 'of' in answer && answer.of === 'signing' ? answer : undefined}
          shell={shell}
        />
      )}
      {part.kind === 'read' && <ReadPart data={part.data} base={shell.base} />}
    </ShareFrame>
  )
}
