import { useText } from '#app/platform/i18n/use-text.ts'
import { acceptedLists, maxKilobytes } from '#app/platform/spreadsheet/list-limits.ts'
import { TextField } from '#app/ui/conform-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import type { KeptOnboarding } from './form-fields.tsx'
import { templateAddress } from './template-address.ts'

type Props = { fields: KeptOnboarding; fileErrors?: string[]; rows: number }

/** A list of organisations, as a file and as lines. */
export function SheetFields({ fields, fileErrors, rows }: Props) {
  const t = useText('staff/organisations/onboarding')
  return (
    <>
      <Field
        id="file"
        label={t('fields.file')}
        hint={t('fields.fileHint', { kilobytes: maxKilobytes })}
        errors={fileErrors}
        optional
      >
        {(wiring) => <FileInput {...wiring} name="file" accept={acceptedLists} />}
      </Field>
      <p className="mt-1">
        <a href={templateAddress} download className="inline-flex min-h-target items-center">
          {t('list.template')}
        </a>
      </p>
      <TextField
        field={fields.sheet}
        label={t('fields.sheet')}
        hint={t('fields.sheetHint')}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        className="overflow-x-auto whitespace-pre"
        optional
      />
    </>
  )
}
