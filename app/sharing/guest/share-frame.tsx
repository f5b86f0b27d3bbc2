import { useContext, type ReactNode } from 'react'
import openedScript from '#app/assets/opened.js?url'
import { NonceContext } from '#app/platform/frame/page-context.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SenderLine, WhatIsRoutekaart } from './sender-line.tsx'
import type { Shell } from './shell.ts'

type Props = {
  shell: Shell
  title: string
  /** True where it was all said on the page before. */
  isBrief?: boolean
  children: ReactNode
}

/** A page that is reached by a link: its title, from whom it comes and until when, and what it shows. */
export function ShareFrame({ shell, title, isBrief = false, children }: Props) {
  const t = useText('sharing/guest')
  const language = useLanguage()
  const { sender, organisation, asks, recipient, message } = shell
  const until = formatLongDay(dayOf(shell.until), language)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <section aria-label={t('frame.about')} className="mt-1 max-w-line [overflow-wrap:anywhere]">
        {!isBrief && (
          <>
            <p>{`${asks}.`}</p>
            <p className="mt-0.5 text-small text-soft print:hidden">
              {t('frame.shared', { recipient, until })} {!shell.isFromProvider && t('frame.who', { organisation })}{' '}
              {t('frame.personal')}
            </p>
          </>
        )}
        <SenderLine sender={shell.person} className="mt-0.5 text-small" />
      </section>
      {message && !isBrief && (
        <Card as="section" accent className="mt-3 max-w-line">
          <h2>{t('frame.message', { sender })}</h2>
          <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
        </Card>
      )}
      {children}
      <WhatIsRoutekaart sender={shell.person} />
      <p className="text-small print:hidden">
        <a href={`${shell.base}/privacy`} className="inline-flex min-h-target items-center">
          {t('privacy.title')}
        </a>
      </p>
      <script async src={openedScript} nonce={useContext(NonceContext)} data-opened={`${shell.base}/opened`} />
    </>
  )
}
