import { acceptedTypes } from '#app/platform/documents/file-types.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'

type Props = {
  /** The most that the file may have. */
  megabytes: number
  errors?: string[]
  /** True where the form came back: browsers keep no file, so it has to be chosen once more. */
  isAgain?: boolean
}

/** Chooses one file; it stands after every other field, so that the server knows those before the file arrives. */
export function FileField({ megabytes, errors, isAgain = false }: Props) {
  const t = useText('staff/documents')
  return (
    <Field
      id="file"
      label={t('form.file')}
      hint={t(isAgain ? 'form.fileAgain' : 'form.fileHint', { megabytes })}
      errors={errors}
    >
      {(wiring) => <FileInput {...wiring} name="file" accept={acceptedTypes} />}
    </Field>
  )
}
