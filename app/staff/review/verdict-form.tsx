import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { shownIn } from '#app/ui/conform-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { TextArea } from '#app/ui/input.tsx'
import type { Review } from './document-view.server.ts'
import { ManageReasons, ReasonTicks } from './reason-ticks.tsx'
import type { VerdictAnswer } from './verdict.server.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'

type Props = { review: Review; answer: VerdictAnswer | undefined; reasonErrors: string[] }

const panel = 'rounded border border-line bg-card px-2 pb-2 pt-1'

/** Accepts a document or sends it back, and goes on; folded away once that has been decided. */
export function VerdictForm(props: Props) {
  const t = useText('staff/review')
  const { review, answer } = props
  if (review.state === 'waiting') {
    return (
      <div className="grid gap-2">
        <Acceptance {...props} />
        <Return {...props} />
      </div>
    )
  }
  return (
    <details open={answer !== undefined} className={panel}>
      <summary className="min-h-target cursor-pointer py-1 font-semibold">{t('verdict.change')}</summary>
      <div className="grid gap-2">
        {review.state !== 'checked' && <Acceptance {...props} />}
        <Return {...props} />
      </div>
    </details>
  )
}

/** Two forms: Enter on a reason that is ticked sends back, and never accepts. */
function Acceptance({ review, answer }: Props) {
  const t = useText('staff/review')
  const { next, by, state } = review
  return (
    <section aria-labelledby="verdict" className={panel}>
      <h2 id="verdict" className="text-title3">
        {t('verdict.title')}
      </h2>
      <VerdictFields review={review} answer={answer}>
        <Button
          name="verdict"
          value="accept"
          data-review-key={state === 'waiting' ? t('keys.accept') : undefined}
          className="mt-1 w-full"
        >
          <CheckIcon className="h-2 w-2" />
          {t(next ? 'verdict.acceptNext' : 'verdict.accept')}
        </Button>
        <p className="mt-1 text-small text-soft">{t('verdict.acceptAbout', { by })}</p>
      </VerdictFields>
    </section>
  )
}

function Return({ review, answer, reasonErrors }: Props) {
  const t = useText('staff/review')
  const typed = answer ? shownIn({ initialValue: answer.result.initialValue?.reason }) : (review.reason ?? '')
  return (
    <section aria-labelledby="return" className={panel}>
      <h2 id="return" className="text-title3">
        {t('verdict.or')}
      </h2>
      <VerdictFields review={review} answer={answer}>
        <ReasonTicks reasons={review.reasons} ticked={answer?.ticked ?? []} />
        <Field id="reason" label={t('verdict.reason')} hint={t('verdict.reasonHint')} errors={reasonErrors}>
          {(wiring) => (
            <TextArea {...wiring} name="reason" rows={3} defaultValue={typed} data-review-key={t('keys.return')} />
          )}
        </Field>
        <p className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-1">
          <Button tone="danger" name="verdict" value="return">
            {t('verdict.return')}
          </Button>
          {review.hasRoom && (
            <button type="submit" name="keep" value="1" className="row-button">
              {t('reasons.keep')}
            </button>
          )}
        </p>
        <ManageReasons reasons={review.reasons} isOpen={answer?.done === 'reasons.removed'} />
      </VerdictFields>
    </section>
  )
}

type FieldsProps = { review: Review; answer: VerdictAnswer | undefined; children: ReactNode }

/** A form with which moment was seen, that goes on to the next document. */
function VerdictFields({ review, answer, children }: FieldsProps) {
  const { pathname, search } = useLocation()
  const seenAt = String(review.seenAt ?? '')
  // Where the document changed meanwhile, who judges it again has seen that.
  const shown = answer && !answer.problem ? shownIn({ initialValue: answer.result.initialValue?.seenAt }) : seenAt
  return (
    <StaffForm action={pathname + search}>
      <CsrfField />
      <input type="hidden" name="seenAt" value={shown} />
      <input type="hidden" name="then" value="next" />
      {children}
    </StaffForm>
  )
}
