import { useText } from '#app/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { acceptedTypes } from './file-types.ts'
import { filesPerUpload } from './limits.ts'
import type { nl } from './nl.ts'

type Props = {
  id: string
  /** The most that one file may have. */
  megabytes: number
  /** What the files are; without it 'Choose files'. */
  label?: string
  errors?: string[]
}

/**
 * Chooses files; the form around it posts them as multipart/form-data. It stands after every other field of the form,
 * so that the server knows the answer's other fields before the first file arrives.
 */
export function UploadField({ id, megabytes, label, errors }: Props) {
  const t = useText<typeof nl>('documents')
  return (
    <Field
      id={id}
      label={label ?? t('field.label')}
      hint={t('field.hint', { files: filesPerUpload, megabytes })}
      errors={errors}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          name="files"
          multiple
          accept={acceptedTypes}
          className="mt-0.5 block min-h-target w-full rounded border-2 border-dashed border-edge bg-card px-2 py-2 text-small file:mr-2 file:cursor-pointer file:rounded-pill file:border-2 file:border-solid file:border-teal file:bg-transparent file:px-2 file:py-1 file:font-semibold file:text-teal-dark aria-[invalid]:border-red"
        />
      )}
    </Field>
  )
}
