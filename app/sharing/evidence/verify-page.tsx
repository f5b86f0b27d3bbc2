import { Form } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { UploadIcon } from '#app/ui/icons.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { VerdictView } from './verdict-view.tsx'
import type { verdictForPage } from './verify.server.ts'

type Props = {
  megabytes: number
  /** Why nothing was looked at. */
  problem: 'none' | 'tooLarge' | 'broken' | null
  verdict: ReturnType<typeof verdictForPage> | null
}

/** Where anybody sees whether a PDF is evidence as it was made here. What was found stands above the form. */
export function VerifyPage({ megabytes, problem, verdict }: Props) {
  const t = useText('sharing/evidence')
  const errors = problem === null ? [] : [t(`verify.${problem}`, { megabytes })]
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary title={t('verify.problem')} errors={errors.map((message) => ({ fieldId: 'file', message }))} />
      )}
      <PageTitle lead={t('verify.lead')}>{t('verify.heading')}</PageTitle>
      {verdict && <VerdictView verdict={verdict} />}
      <Form
        method="post"
        action="/verify"
        encType="multipart/form-data"
        className="mt-3 flex flex-col items-center rounded text-center border-2 border-dashed border-edge bg-card p-3"
      >
        <UploadIcon className="h-4 w-4 text-teal" />
        <Field id="file" label={t('verify.file')} hint={t('verify.hint', { megabytes })} errors={errors}>
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              name="file"
              accept="application/pdf,.pdf"
              className="mt-0.5 block min-h-target w-full rounded border-2 border-transparent py-1 text-small aria-[invalid]:border-red sm:mx-auto sm:w-auto"
            />
          )}
        </Field>
        <div className="mt-2">
          <Button>{t('verify.submit')}</Button>
        </div>
      </Form>
      <p className="mt-4 max-w-line text-small text-soft">{t('verify.how')}</p>
    </>
  )
}
