import { useText } from '#app/platform/i18n/use-text.ts'
import { Field } from '#app/ui/field.tsx'
import { UploadIcon } from '#app/ui/icons.tsx'
import { acceptedTypes } from './file-types.ts'
import { filesPerUpload } from './limits.ts'

type Props = {
  id: string
  /** The most that one file may have. */
  megabytes: number
  /** What the files are; without it 'Choose files'. */
  label?: string
  errors?: string[]
}

/**
 * Chooses files; the form around it posts them as multipart/form-data. It stands after every other field of the form, so
 * that the server knows the answer's other fields before the first file arrives. With script (`watch-uploads.ts`), files can be
 * dragged onto it, and those that are chosen are listed.
 */
export function UploadField({ id, megabytes, label, errors }: Props) {
  const t = useText('platform/documents')
  return (
    <>
      <Field
        id={id}
        label={label ?? t('field.label')}
        hint={t('field.hint', { files: filesPerUpload, megabytes })}
        errors={errors}
      >
        {(wiring) => (
          // With script the whole zone is the field, which lies over its words; without, the field itself has to say what is chosen.
          <div
            data-zone={megabytes}
            className={`relative mt-1 flex min-h-[9rem] flex-col items-center justify-center gap-0.5 rounded border-2 border-dashed bg-card px-2 py-2 text-center focus-within:outline focus-within:outline-[3px] focus-within:outline-offset-2 focus-within:outline-glow focus-within:[box-shadow:0_0_0_2px] ${errors?.length ? 'border-red' : 'border-edge'}`}
          >
            <UploadIcon className="h-4 w-4 text-teal" />
            <input
              {...wiring}
              type="file"
              name="files"
              multiple
              accept={acceptedTypes}
              className="min-h-target max-w-full cursor-pointer text-small"
            />
            <p hidden aria-hidden="true" data-with-scripts="">
              <b className="block" data-words={t('field.drop')} /> <span data-words={t('field.or')} />{' '}
              <span
                className="font-strong text-teal-dark underline underline-offset-3"
                data-words={t('field.choose')}
              />
            </p>
          </div>
        )}
      </Field>
      <div data-island="" data-chosen={id} />
    </>
  )
}
