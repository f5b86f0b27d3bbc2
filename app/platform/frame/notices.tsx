import { useEffect, useRef, useState } from 'react'
import { Banner } from '#app/ui/banner.tsx'
import { snackbar, toast } from '#app/ui/toaster.tsx'
import type { FlashMessage } from './flash.server.ts'
import { OfflineBanner } from './offline.tsx'

type Props = {
  message: FlashMessage | null
  /** What provider staff tell everybody. */
  banner: { kind: 'info' | 'warning'; text: string } | null
}

/**
 * What has to be said before the page itself. A message that came with the page stands at its top; one that comes
 * while the reader moves on without a new page, and leads nowhere, appears as a toast, or as a snackbar where it only confirms something.
 */
export function Notices({ message, banner }: Props) {
  const [atStart] = useState(message?.id ?? null)
  const last = useRef(atStart)
  useEffect(() => {
    if (!message || message.id === last.current) return
    last.current = message.id
    if (message.link) return
    if (message.look === 'snackbar') snackbar(message.text)
    else toast(message.kind, message.text)
  }, [message])
  return (
    <div className="mb-2 grid gap-1 empty:hidden print:hidden">
      {banner && (
        <Banner kind={banner.kind} live={false}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{banner.text}</p>
        </Banner>
      )}
      {message && (message.link || message.id === atStart) && (
        <Banner kind={message.kind}>
          {message.text} {message.link && <a href={message.link.href}>{message.link.text}</a>}
        </Banner>
      )}
      <OfflineBanner />
    </div>
  )
}
