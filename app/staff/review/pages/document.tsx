import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { DocumentFacts } from '#app/staff/review/document-facts.tsx'
import { DocumentLines } from '#app/staff/review/document-lines.tsx'
import { loadReview, type Review } from '#app/staff/review/document-view.server.ts'
import { JudgedNote } from '#app/staff/review/judged-note.tsx'
import { ReviewKeys } from '#app/staff/review/keys.tsx'
import { Pictures } from '#app/staff/review/pictures.tsx'
import { ReviewHead } from '#app/staff/review/review-head.tsx'
import { VerdictForm } from '#app/staff/review/verdict-form.tsx'
import { judge, type VerdictAnswer } from '#app/staff/review/verdict.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'

export const handle: Handle<Review | undefined> = { title: (_, review) => review?.name ?? '' }

export const loader = loadReview
export const action = judge

/** One document of an organisation: what it looks like, what is known of it, and what to do with it. */
export default function ReviewDocument() {
  const t = useText('staff/review')
  const review = useLoaderData<typeof loader>()
  const answer = useActionData<VerdictAnswer>()
  const { name, state, canBeJudged, queued, done, earlier } = review
  const isJudged = state === 'checked' || state === 'returned'
  const { verdict, reason } = answer?.result.error ?? {}
  const reasonErrors = [...(verdict ?? []), ...(reason ?? [])]
  const fieldId = 'reason'
  const { place, total } = queued
  const here = place === null ? name : t('document.place', { place, total })
  return (
    <>
      <JudgedNote judged={answer ? null : done} />
      <Breadcrumb above={[{ href: review.queue, label: t('queue.title') }]} here={here} />
      <ErrorSummary errors={reasonErrors.map((message) => ({ fieldId, message }))} />
      <Clash review={review} answer={answer} />
      <ReviewHead review={review} />
      <Standing review={review} />
      <div className="mt-2 grid gap-2 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Pictures review={review} />
        <div className="grid content-start gap-2">
          {answer?.done && (
            <Banner kind="success">
              <p>{t(answer.done)}</p>
            </Banner>
          )}
          {(isJudged || !canBeJudged) && <Next review={review} />}
          {canBeJudged && <VerdictForm review={review} answer={answer} reasonErrors={reasonErrors} />}
          <DocumentFacts review={review} />
        </div>
      </div>
      <DocumentLines id="earlier" title={t('document.earlier')} lines={earlier.slice(1)} />
      <DocumentLines id="beside" title={t('document.beside')} lines={review.beside} />
      <ReviewKeys canBeJudged={canBeJudged && state === 'waiting'} review={review} />
    </>
  )
}

/** Says what somebody else did since the page was made. */
function Clash({ review: { judged, state }, answer }: { review: Review; answer: VerdictAnswer | undefined }) {
  const t = useText('staff/review')
  if (!answer?.problem) return null
  const isKnown = answer.problem === 'changed' && judged !== null
  const changed = state === 'checked' ? 'verdict.changedAccepted' : 'verdict.changedReturned'
  return (
    <div className="mb-3">
      <Banner kind="error" title={t('verdict.changedTitle')}>
        <p>
          {isKnown ? t(changed, judged) : t(answer.problem === 'unscanned' ? 'document.unscanned' : 'verdict.gone')}
        </p>
      </Banner>
    </div>
  )
}

/** Why there is nothing to decide, where that is so. */
function Standing({ review: { removed, newer, state } }: { review: Review }) {
  const t = useText('staff/review')
  const hasVirus = state === 'infected'
  if (!removed && !newer && !hasVirus && state !== 'scanning') return null
  return (
    <div className="mt-2">
      <Banner kind={hasVirus ? 'error' : 'info'} live={false}>
        {removed && <p>{t('document.removed', removed)}</p>}
        {newer && (
          <p>
            {t('document.replaced')} <a href={newer.href}>{t('document.toNewer', { name: newer.name })}</a>
          </p>
        )}
        {hasVirus && <p>{t('document.infected')}</p>}
        {state === 'scanning' && <p>{t('document.unscanned')}</p>}
      </Banner>
    </div>
  )
}

function Next({ review: { next, queue } }: { review: Review }) {
  const t = useText('staff/review')
  return (
    <p>
      {next ? (
        <ButtonLink href={next.href} className="[overflow-wrap:anywhere]">
          {t('document.next', { name: next.name })}
        </ButtonLink>
      ) : (
        <>
          {t('document.nothingWaits')} <a href={queue}>{t('document.toQueue')}</a>
        </>
      )}
    </p>
  )
}
