import { useLocation } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import type { DraftOffer } from '../../flow/draft-offers.server.ts'
import type { StepPageData } from '../../flow/page-loader.server.ts'
import { stepFormId } from '../step-handle.ts'

type Props = {
  page: Pick<StepPageData, 'offers' | 'used'>
  /** The id of the draft that the form on the page keeps or uses. */
  draft: string | null
}

/**
 * What the reader typed on this page before and is not saved: to be used, which shows the page with it, or thrown away.
 * Both save what is typed in the form now.
 */
export function DraftOffers({ page: { offers, used }, draft }: Props) {
  const t = useText('roadmap/screens/draft-offer')
  const { pathname, search } = useLocation()
  const others = offers.filter(({ id }) => id !== draft)
  return (
    <div className="mt-2 grid gap-2 empty:hidden">
      {used && used.id === draft && (
        <Banner kind="info" live={false} title={t('used', used)}>
          <p>
            {t('usedText')} <a href={pathname + withDraft(search, null)}>{t('showStored')}</a>
          </p>
        </Banner>
      )}
      {others.map((offer) => (
        <Offer key={offer.id} offer={offer} address={pathname + withDraft(search, offer.id)} />
      ))}
    </div>
  )
}

function Offer({ offer: { id, when, reason, fields, more }, address }: { offer: DraftOffer; address: string }) {
  const t = useText('roadmap/screens/draft-offer')
  const about = <span className="sr-only"> {t('about', { when })}</span>
  return (
    <section aria-labelledby={`draft-${id}`}>
      <Banner kind="warning" live={false}>
        <h2 id={`draft-${id}`} className="text-body font-bold">
          {t('title', { when })}
        </h2>
        <p>{t(`reasons.${reason}`)}</p>
        <dl className="mt-1 grid gap-1">
          {fields.map(({ label, typed, stored }, n) => (
            <div key={n}>
              <dt className="font-strong">{label}</dt>
              <dd className="whitespace-pre-line break-words">{typed ?? t('empty')}</dd>
              <dd className="whitespace-pre-line break-words text-small">
                {t('stored', { value: stored ?? t('nothing') })}
              </dd>
            </div>
          ))}
        </dl>
        {more > 0 && <p className="mt-1">{t('more', { count: more })}</p>}
        <p className="mt-1 flex flex-wrap gap-1">
          <WayOut href={address} className={buttonLook('quiet')}>
            {t('use')}
            {about}
          </WayOut>
          <Button tone="plain" form={stepFormId} name="goTo" value={`discard:${id}`} formNoValidate>
            {t('discard')}
            {about}
          </Button>
        </p>
      </Banner>
    </section>
  )
}

function withDraft(search: string, id: string | null): string {
  const query = new URLSearchParams(search)
  query.delete('draft')
  if (id !== null) query.set('draft', id)
  return query.size > 0 ? `?${query}` : ''
}
