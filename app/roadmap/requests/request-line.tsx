import { Note } from '#app/ui/card.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import type { RequestOnPage } from './requests.server.ts'

type Props = {
  /** Null where the task always applies, or is done. */
  request: RequestOnPage | null
}

/** Above a task: what was asked about it, and what we answered; nothing where nothing was. */
export function RequestNote({ request }: Props) {
  if (!request?.line) return null
  const { words, href } = request.line
  return (
    <Note className="mb-3 [overflow-wrap:anywhere] print:hidden">
      <p className="whitespace-pre-line">{words}</p>
      <WayOut href={href}>{request.look}</WayOut>
    </Note>
  )
}

/** Below a task that a location may have nothing to do for: where it says so. */
export function RequestLink({ request }: Props) {
  if (!request || request.link === null) return null
  return (
    <p className="mt-4 text-small print:hidden">
      <WayOut href={request.href} className="inline-flex min-h-target items-center text-soft">
        {request.link}
      </WayOut>
    </p>
  )
}
