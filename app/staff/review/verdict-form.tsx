import { getFormProps, useForm } from '@conform-to/react'
import { Form, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { shownIn } from '#app/ui/conform-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/input.tsx'
import type { Review } from './document-view.server.ts'
import type { VerdictAnswer } from './verdict.server.ts'

type Props = { review: Review; answer: VerdictAnswer | undefined; reasonErrors: string[] }

/** Accepts a document or sends it back; folded away once that has been decided. */
export function VerdictForm({ review, answer, reasonErrors }: Props) {
  const t = useText('staff/review')
  const { state, reason } = review
  const { pathname, search } = useLocation()
  const seenAt = String(review.seenAt ?? '')
  const [kept, fields] = useForm<{ reason: string; seenAt: string }>({
    ...{ id: 'judge', defaultValue: { reason: reason ?? '', seenAt }, lastResult: answer?.result },
  })
  const form = (
    <Form method="post" action={pathname + search} {...getFormProps(kept)}>
      <CsrfField />
      <input type="hidden" name="seenAt" value={answer?.problem ? seenAt : shownIn(fields.seenAt)} />
      {state !== 'checked' && (
        <p className="mt-2">
          <Button name="verdict" value="accept">
            {t('verdict.accept')}
          </Button>
        </p>
      )}
      <Field id="reason" label={t('verdict.reason')} hint={t('verdict.reasonHint')} errors={reasonErrors}>
        {(wiring) => <TextArea {...wiring} name="reason" rows={5} defaultValue={shownIn(fields.reason)} />}
      </Field>
      <p className="mt-2">
        <Button tone="danger" name="verdict" value="return">
          {t('verdict.return')}
        </Button>
      </p>
    </Form>
  )
  if (state === 'waiting') {
    return (
      <section aria-labelledby="verdict">
        <h2 id="verdict">{t('verdict.title')}</h2>
        {form}
      </section>
    )
  }
  return (
    <details open={answer !== undefined} className="rounded border border-line bg-card px-2">
      <summary className="min-h-target cursor-pointer py-1 font-semibold">{t('verdict.change')}</summary>
      <div className="pb-2">{form}</div>
    </details>
  )
}
