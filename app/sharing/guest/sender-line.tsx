import { useText } from '#app/platform/i18n/use-text.ts'
import type { Sender } from './sender.ts'

/** Who sent a link, with how they are reached. */
export function SenderLine({ sender, className = '' }: { sender: Sender; className?: string }) {
  const t = useText('sharing/guest')
  const { name, organisation, isFromProvider, email, phone } = sender
  return (
    <p className={`flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere] ${className}`}>
      <span>{t(isFromProvider ? 'sender.fromProvider' : 'sender.from', { name, organisation })}</span>
      {phone && (
        <>
          {' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="inline-flex min-h-target items-center">
            {phone}
          </a>
        </>
      )}
      {email && (
        <>
          {' '}
          <a href={`mailto:${email}`} className="inline-flex min-h-target items-center">
            {email}
          </a>
        </>
      )}
    </p>
  )
}

/** What the website is that somebody came to by a link. */
export function WhatIsRoutekaart({ sender: { organisation, isFromProvider } }: { sender: Sender }) {
  const t = useText('sharing/guest')
  return (
    <p className="mt-4 max-w-line text-small text-soft">
      {t(isFromProvider ? 'frame.routekaart' : 'frame.routekaartOf', { organisation })}
    </p>
  )
}
