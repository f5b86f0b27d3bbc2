import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { acceptedLists, maxKilobytes } from '#app/platform/spreadsheet/list-limits.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { TextArea } from '#app/ui/input.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { csvTemplateAddress, importAddress, importFormId, templateAddress } from './addresses.ts'
import type { ChooseAnswer } from './answer.ts'
import { columns } from './columns.ts'
import { ImportSteps } from './import-steps.tsx'
import { maxRows } from './limits.ts'

type Props = { formId: string; answer: ChooseAnswer | undefined }

/** Asks for a file, or for lines that are pasted. */
export function ChooseFile({ formId, answer }: Props) {
  const t = useText('roadmap/import')
  const refused = answer?.refused
  const errorsOf = (field: 'file' | 'sheet') => (refused?.field === field ? [refused.message] : undefined)
  return (
    <>
      <ErrorSummary errors={refused ? [{ fieldId: refused.field, message: refused.message }] : []} />
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ImportSteps at="choose" />
      <div className="grid items-start gap-3 lg:grid-cols-[3fr_2fr]">
        <Form id={importFormId} method="post" action={importAddress} encType="multipart/form-data" noValidate>
          <CsrfField />
          <input type="hidden" name="formId" value={formId} />
          <Field
            id="file"
            label={t('choose.file')}
            hint={t('choose.fileHint', { kilobytes: maxKilobytes, most: maxRows })}
            errors={errorsOf('file')}
          >
            {(wiring) => <FileInput {...wiring} name="file" accept={acceptedLists} />}
          </Field>
          <Field id="sheet" label={t('choose.sheet')} hint={t('choose.sheetHint')} errors={errorsOf('sheet')} optional>
            {(wiring) => (
              <TextArea
                {...wiring}
                name="sheet"
                rows={6}
                defaultValue={answer?.sheet}
                spellCheck={false}
                autoComplete="off"
                className="overflow-x-auto whitespace-pre"
              />
            )}
          </Field>
          <div className="mt-3">
            <Button name="intent" value="check">
              {t('choose.check')}
            </Button>
          </div>
        </Form>
        <Card as="section">
          <h2>{t('choose.how')}</h2>
          <p className="mt-1">{t('choose.heads', { name: t('columns.name') })}</p>
          <p className="mt-1 text-small text-soft">{columns.map((column) => t(`columns.${column}`)).join(' · ')}</p>
          <p className="mt-1">{t('choose.rows')}</p>
          <p className="mt-1">{t('choose.keeps')}</p>
          <p className="mt-1 flex flex-wrap gap-x-3">
            <a href={templateAddress} download className="inline-flex min-h-target items-center">
              {t('choose.template')}
            </a>{' '}
            <a href={csvTemplateAddress} download className="inline-flex min-h-target items-center">
              {t('choose.templateCsv')}
            </a>
          </p>
        </Card>
      </div>
    </>
  )
}
