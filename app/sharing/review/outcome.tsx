import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DifferenceList } from './differences.tsx'
import type { ReviewOutcomeData } from './outcome.server.ts'
import { Remarks } from './remarks-list.tsx'

/** What a reviewer answered, as the sender of the link sees it, with what can be done about it. */
export function ReviewOutcome({ review }: { review: ReviewOutcomeData }) {
  const t = useText('sharing/review')
  const { id, name, outcome, day, stands, differences, comments, again, mayAct } = review
  const isApproved = outcome === 'approved' || outcome === 'read'
  return (
    <section aria-labelledby="review" className="mt-4 max-w-form">
      <h2 id="review">{t('sender.title', { name })}</h2>
      <div className="mt-1">
        <Banner
          kind={isApproved && stands ? 'success' : outcome ? 'warning' : 'info'}
          title={outcome ? t(`sender.outcomes.${outcome}`, { name, day: day ?? '' }) : t('sender.waiting')}
          live={false}
        >
          {outcome === 'approved' && stands !== null && <p>{t(stands ? 'sender.stands' : 'sender.lapsed')}</p>}
          {outcome === 'read' && stands !== null && <p>{t(stands ? 'sender.same' : 'sender.readLapsed')}</p>}
        </Banner>
      </div>
      {stands === false && outcome !== 'moved' && (
        <>
          <h3 className="mt-2">{t('sender.changed')}</h3>
          {differences.length > 0 ? <DifferenceList differences={differences} /> : <p>{t('sender.small')}</p>}
        </>
      )}
      {comments.length > 0 && (
        <>
          <h3 className="mt-2">{t('sender.remarks')}</h3>
          <Remarks
            comments={comments}
            act={
              mayAct
                ? (comment) => (
                    <Form method="post" action={`/links/${id}/remarks/${comment.id}`}>
                      <CsrfField />
                      <Button tone="plain" aria-label={`${t('sender.dealtWith')}: ${comment.label ?? comment.words}`}>
                        {t('sender.dealtWith')}
                      </Button>
                    </Form>
                  )
                : undefined
            }
          />
        </>
      )}
      {again && (
        <div className="mt-2">
          <p className="max-w-text">{t('sender.againText', { name })}</p>
          <ButtonLink tone="quiet" href={again} className="mt-1">
            {t('sender.again')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
