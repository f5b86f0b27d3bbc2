import type { ReactNode } from 'react'
import { CheckTag } from '#app/platform/documents/check-tag.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Review } from './document-view.server.ts'

/** What is known of a document: whose it is, what it is for, who uploaded it, and what was decided. */
export function DocumentFacts({ review }: { review: Review }) {
  const t = useText('staff/review')
  const { organisation, location, item, size, by, at, state, judged, reason, scan } = review
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t('document.facts')}
      </h2>
      <dl className="text-small">
        <Fact term={t('queue.organisation')}>{organisation.name}</Fact>
        <Fact term={t('queue.location')}>{location}</Fact>
        <Fact term={t('queue.item')}>{item}</Fact>
        <Fact term={t('document.uploaded')}>{t('document.uploadedBy', { by, at })}</Fact>
        <Fact term={t('document.size')}>{size}</Fact>
        <Fact term={t('document.scan')}>{t(`document.scans.${scan}`)}</Fact>
        <Fact term={t('document.check')}>
          <CheckTag state={state} />
          {judged && <span className="block text-soft">{t('document.judgedBy', judged)}</span>}
        </Fact>
        {reason !== null && (
          <Fact term={t('document.reason')}>
            <span className="whitespace-pre-line break-words">{reason}</span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-1 border-b border-line-soft py-0.5">
      <dt className="text-soft">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
