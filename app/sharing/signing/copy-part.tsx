import { Form } from '@remix-run/react'
import { UploadField } from '#app/platform/documents/upload-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Awaits } from './awaits.tsx'
import type { FilesAnswer } from '../take-files.server.ts'
import type { CopyData } from './upload.server.ts'

type Props = { data: CopyData; answer: FilesAnswer | undefined; shell: Shell }

/** The page on which a signed copy is brought back. */
export function CopyPart({ data: { awaits, megabytes }, answer, shell }: Props) {
  const t = useText('sharing/signing')
  const say = useText('platform/documents')
  const { base, organisation, sender } = shell
  const errors = answer?.errors ?? []
  return (
    <>
      {errors.length > 0 && (
        <div className="mt-3">
          <ErrorSummary title={say('problem')} errors={errors.map((message) => ({ fieldId: 'document', message }))} />
        </div>
      )}
      {Boolean(answer?.added) && (
        <div className="mt-3">
          <Banner kind="success">{say('added', { count: answer?.added ?? 0 })}</Banner>
        </div>
      )}
      {awaits ? (
        <Awaits awaits={awaits} sender={sender} />
      ) : (
        <Form method="post" action={`${base}/upload`} encType="multipart/form-data" className="mt-2 max-w-form">
          <UploadField id="document" label={t('copy.file')} megabytes={megabytes} errors={errors} />
          <p className="mt-1 text-small text-soft">{t('copy.who', { organisation })}</p>
          <div className="mt-3">
            <Button>{t('copy.submit')}</Button>
          </div>
        </Form>
      )}
      <p className="mt-3">
        <a href={base} className="inline-flex min-h-target items-center">
          {t('copy.back')}
        </a>
      </p>
    </>
  )
}
