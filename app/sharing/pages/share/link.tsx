import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { placeOfGuest } from '#app/sharing/place.server.ts'
import { Annexes } from '#app/sharing/annexes/annexes.tsx'
import { annexesOf } from '#app/sharing/annexes/annexes.server.ts'
import { fillAction } from '#app/sharing/fill/action.server.ts'
import { FillPart } from '#app/sharing/fill/part.tsx'
import { FilesPart } from '#app/sharing/files/part.tsx'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { loadPart } from '#app/sharing/link-part.server.ts'
import { ReadPart } from '#app/sharing/read.tsx'
import { reviewAction } from '#app/sharing/review/part.server.ts'
import { ReviewPart } from '#app/sharing/review/part.tsx'
import { signByName } from '#app/sharing/signing/action.server.ts'
import { readingHeaders } from '#app/sharing/signing/reading/reading.server.ts'
import { SigningPart } from '#app/sharing/signing/part.tsx'
import { askAgain, askForNewLink } from '#app/sharing/guest/ask-again.server.ts'
import { Closed } from '#app/sharing/guest/closed.tsx'
import { endedLinkOf, endedView, type EndedView } from '#app/sharing/guest/ended.server.ts'
import { Ended } from '#app/sharing/guest/ended.tsx'
import { guestOf, type Guest } from '#app/sharing/guest/guest.server.ts'
import { putOff, takeLater } from '#app/sharing/guest/later.server.ts'
import { noteActing, noteFetched, noteOpened } from '#app/sharing/guest/openings.server.ts'
import { askQuestion, takeQuestion } from '#app/sharing/guest/question.server.ts'
import { ShareFrame } from '#app/sharing/guest/share-frame.tsx'
import { shellOf } from '#app/sharing/guest/shell.server.ts'
import { isWayOut, takeWayOut } from '#app/sharing/guest/ways-out.server.ts'
import { Left, WayOutProblems, WaysOut } from '#app/sharing/guest/ways-out.tsx'

type Loaded = Awaited<ReturnType<typeof show>> | typeof closed | { ended: EndedView; isOpen: false; title: null }
const closed = { isOpen: false, title: null, ended: null } as const

export const handle: Handle<Loaded | undefined> = {
  title: (text, loaded) => {
    const t = text('sharing/guest')
    if (loaded && !loaded.isOpen && loaded.ended) return t(`ended.title.${loaded.ended.kind}`)
    return loaded?.title ?? t(loaded?.isOpen ? 'frame.title' : 'closed.title')
  },
}

/** When to try again, where it was too much for today. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/**
 * GET /share/:token: what the link shows, of what is signed one part (`?part=`); 410 with what became of it where it was real
 * and has ended. One answer for every link that never was: 404.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const guest = guestOf(request, context)
  if (guest === 'no-link') return data(closed, { status: 404 })
  if (guest === 'ended') return data({ ...closed, ended: await endedView(request, context) }, { status: 410 })
  const base = `/share/${params.token ?? ''}`
  if (guest === 'code-needed') throw redirect(`${base}/code`, 303)
  const place = await placeOfGuest(guest, context)
  if (guest.link.locationIndex !== null && !place.location) return data(closed, { status: 404 })
  await noteFetched(request, context, guest.link)
  const shown = await show(guest, { request, context }, base)
  const { part } = shown
  return part.kind === 'signing'
    ? data(shown, { headers: readingHeaders(request, guest, part.data.reading) })
    : data(shown)
}

async function show(guest: Guest, { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, base: string) {
  const [place, part, annexes] = await Promise.all([
    placeOfGuest(guest, context),
    loadPart(guest, request, context, base),
    annexesOf(guest, context.language),
  ])
  const title = part.kind === 'signing' ? part.data.partTitle : part.title
  const shell = shellOf(guest, base, place.location?.name ?? null, context.language)
  return { isOpen: true as const, title, shell, part, annexes }
}

/** POST /share/:token: what the link allows to do; where it has ended, to ask for a new one. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args
  noteActing(context)
  const guest = guestOf(request, context)
  if (guest === 'no-link' || guest === 'code-needed') return data(null, { status: 404 })
  const form = await readForm(request, context.language)
  const isAsking = form.get('intent') === askAgain
  const here = `/share/${params.token ?? ''}`
  if (guest === 'ended') return isAsking ? askForNewLink(endedLinkOf(context), here) : data(null, { status: 410 })
  await noteOpened(request, guest.link)
  // The sender extended it meanwhile.
  if (isAsking) return redirect(here, 303)
  if (form.get('intent') === askQuestion) return takeQuestion(guest, args, form)
  if (form.get('intent') === putOff) return takeLater(guest, args, form)
  const { may, snapshot } = guest.link
  if (may === 'review' && snapshot !== null) return reviewAction(guest, args, form)
  if (isWayOut(form)) return takeWayOut(guest, args, form)
  // Files come to the page below it.
  if (may === 'upload' && isToDo(guest.link)) throw new Response(null, { status: 405 })
  if (may === 'fill') return fillAction(guest, args, form)
  if (may === 'sign' || may === 'upload') return signByName(guest, args, form)
  throw new Response(null, { status: 405 })
}

/** A page for somebody who came by a link. */
export default function SharedLink() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? undefined
  if (!loaded.isOpen) return loaded.ended ? <Ended ended={loaded.ended} /> : <Closed />
  const { shell, part } = loaded
  const wayOut = answer && 'of' in answer && answer.of === 'way-out' ? answer : undefined
  if (wayOut?.hasLeft) {
    return (
      <ShareFrame shell={shell} title={part.title} isBrief wayOut={wayOut}>
        <Left sender={shell.sender} />
      </ShareFrame>
    )
  }
  const waysOut = (isToDo: boolean) => (
    <WaysOut answer={wayOut} here={shell.base} sender={shell.sender} isToDo={isToDo} />
  )
  const annexes = <Annexes annexes={loaded.annexes} base={shell.base} />
  return (
    <ShareFrame
      shell={shell}
      title={part.title}
      isBrief={part.kind === 'signing' && part.data.reading.part > 1}
      hasContents={part.kind === 'signing'}
      wayOut={wayOut}
    >
      <WayOutProblems answer={wayOut} />
      {part.kind === 'review' && (
        <>
          {annexes}
          <ReviewPart data={part.data} answer={answer && 'of' in answer ? undefined : answer} base={shell.base} />
        </>
      )}
      {part.kind === 'fill' && (
        <>
          <FillPart
            data={part.data}
            answer={answer && 'of' in answer && answer.of === 'fill' ? answer : undefined}
            shell={shell}
          />
          {part.data.isOpen && waysOut(true)}
        </>
      )}
      {part.kind === 'files' && (
        <>
          <FilesPart data={part.data} answer={undefined} shell={shell} />
          {part.data.isOpen && waysOut(true)}
        </>
      )}
      {part.kind === 'signing' && (
        <SigningPart
          data={part.data}
          answer={answer && 'of' in answer && answer.of === 'signing' ? answer : undefined}
          wayOut={wayOut}
          shell={shell}
          annexes={annexes}
          annexCount={loaded.annexes?.list.length ?? 0}
        />
      )}
      {part.kind === 'read' && (
        <>
          <ReadPart data={part.data} base={shell.base} />
          {annexes}
          {waysOut(false)}
        </>
      )}
    </ShareFrame>
  )
}
