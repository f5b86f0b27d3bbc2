import { useContext, type ReactNode } from 'react'
import openedScript from '#app/assets/opened.js?url'
import { NonceContext } from '#app/platform/frame/page-context.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Card } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { columns } from '../signing/reading/columns.ts'
import { LaterForm } from './later.tsx'
import { QuestionForm } from './question.tsx'
import { SenderLine, WhatIsRoutekaart } from './sender-line.tsx'
import type { Shell } from './shell.ts'
import type { WayOutAnswer } from './ways-out.server.ts'

type Props = {
  shell: Shell
  title: string
  /** True where it was all said on the page before. */
  isBrief?: boolean
  /** True where what is shown has its contents at the side of a wide screen: what follows stands below it, not below those. */
  hasContents?: boolean
  /** What came back of a form of the ways out. */
  wayOut?: WayOutAnswer | undefined
  children: ReactNode
}

/**
 * A page that is reached by a link. What is asked comes first, so that the first field stands on the first screen of a phone; what else
 * there is to know of the link stands below.
 */
export function ShareFrame({ shell, title, isBrief = false, hasContents = false, wayOut, children }: Props) {
  const t = useText('sharing/guest')
  const { sender, asks, message } = shell
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {!isBrief && <p className="mt-1 max-w-line [overflow-wrap:anywhere]">{`${asks}.`}</p>}
      {message && !isBrief && (
        <Card as="section" accent className="mt-2 max-w-line">
          <h2>{t('frame.message', { sender })}</h2>
          <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
        </Card>
      )}
      {children}
      {!wayOut?.hasLeft && (
        <div className={`print:hidden ${hasContents ? `md:grid ${columns}` : ''}`}>
          <div className={hasContents ? 'min-w-0 md:col-start-2' : ''}>
            {shell.later && <LaterForm answer={wayOut} here={shell.base} sender={sender} later={shell.later} />}
            <QuestionForm answer={wayOut} here={shell.base} sender={sender} asked={shell.question} />
          </div>
        </div>
      )}
      <AboutLink shell={shell} />
      <script async src={openedScript} nonce={useContext(NonceContext)} data-opened={`${shell.base}/opened`} />
    </>
  )
}

/** Whose link it is, until when it works, who sees what is done by it, and how its sender is reached. */
function AboutLink({ shell }: { shell: Shell }) {
  const t = useText('sharing/guest')
  const language = useLanguage()
  const { organisation, recipient, person } = shell
  const until = formatLongDay(dayOf(shell.until), language)
  return (
    <section aria-labelledby="about-link" className="mt-4 max-w-line [overflow-wrap:anywhere]">
      <h2 id="about-link">{t('frame.about')}</h2>
      <p className="mt-0.5">{t('frame.shared', { recipient, until })}</p>
      <p className="mt-0.5 print:hidden">
        {!shell.isFromProvider && t('frame.who', { organisation })} {t('frame.personal')}
      </p>
      <SenderLine sender={person} className="mt-0.5" />
      <WhatIsRoutekaart sender={person} />
      <p className="flex flex-wrap gap-x-2 text-small print:hidden">
        <a href={`${shell.base}/phone`} className="inline-flex min-h-target items-center">
          {t('phone.title')}
        </a>{' '}
        <a href={`${shell.base}/privacy`} className="inline-flex min-h-target items-center">
          {t('privacy.title')}
        </a>
      </p>
    </section>
  )
}
