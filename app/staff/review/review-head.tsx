import type { ReactNode } from 'react'
import { CheckTag } from '#app/platform/documents/check-tag.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { PhoneLink } from '#app/ui/reach.tsx'
import type { Review } from './document-view.server.ts'

/** What the document is for and where, who sent it, how long it waits, and the ways to the one before and after it. */
export function ReviewHead({ review }: { review: Review }) {
  const t = useText('staff/review')
  const { item, location, organisation, by, at, sender, state, previous, next } = review
  const { call, waits, connection } = sender
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h1>{item}</h1>
        <p className="text-soft [overflow-wrap:anywhere]">
          <a href={organisation.href}>{organisation.name}</a> · {location}
        </p>
        {(previous || next) && (
          <nav aria-label={t('document.ways')} className="flex flex-wrap gap-1 lg:ml-auto">
            {previous && (
              <a href={previous.href} data-review-key={t('keys.previous')} className="row-button">
                <span aria-hidden="true">‹&nbsp;</span>
                {t('document.previous')}
                <span className="sr-only">: {previous.name}</span>
              </a>
            )}
            {next && (
              <a href={next.href} data-review-key={t('keys.next')} className="row-button [overflow-wrap:anywhere]">
                {t('document.next', { name: next.name })}
                <span aria-hidden="true">&nbsp;›</span>
              </a>
            )}
          </nav>
        )}
      </div>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <Said term={t('document.sentBy')}>
          <b>{by}</b>
          {t('document.sentAt', { at })}
        </Said>
        {call && (
          <p>
            <PhoneLink phone={call.phone} />
            {!call.isSender && <span className="text-soft"> {t('document.phoneOf', { name: call.name })}</span>}
          </p>
        )}
        {state === 'waiting' && (
          <Said term={t('document.waits')}>
            <b>{t('document.days', { count: waits })}</b>
          </Said>
        )}
        {connection && (
          <Said term={t('document.connection')}>
            <b>{connection.day}</b>
            {connection.isOver ? t('document.over') : t('document.left', { count: connection.left })}
          </Said>
        )}
        <p>
          <CheckTag state={state} />
        </p>
      </div>
    </>
  )
}

const Said = ({ term, children }: { term: string; children: ReactNode }) => (
  <p className="[overflow-wrap:anywhere]">
    <span className="text-soft">{term}</span> {children}
  </p>
)
