import { useText, useTextReader } from '#app/platform/i18n/use-text.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { lapseField } from '../flow/lapse-field.ts'
import { inputId } from '../rules/paths.ts'
import { useConflictErrors } from './conflicts.tsx'
import { useFieldName, usePageForm } from './page-fields.tsx'
import { filesId, stepFormId } from './step-handle.ts'

/**
 * All that is wrong with the form below, each line leading to its field or question; nothing where all is well.
 * @param files what went wrong with the files, in the reader's language
 */
export function PageProblems({ files = [] }: { files?: readonly string[] }) {
  const t = useText('roadmap/screens')
  const read = useTextReader()
  const fieldName = useFieldName()
  const clashes = useConflictErrors()
  const { errors } = usePageForm()
  const fields = Object.entries(errors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({
      fieldId: name === '' ? stepFormId : inputId(name),
      message: [fieldName(name), message].filter(Boolean).join(': '),
    })),
  )
  return (
    <ErrorSummary
      title={titleOf()}
      lead={clashes.length > 0 ? t('conflict.text') : undefined}
      errors={[...clashes, ...fields, ...files.map((message) => ({ fieldId: filesId, message }))]}
    />
  )

  /** Where all is of one kind it is said at once; else the usual words, which count. */
  function titleOf(): string | undefined {
    if (clashes.length + fields.length === 0)
      return files.length > 0 ? read('platform/documents')('problem') : undefined
    if (fields.length + files.length === 0) return t('conflict.title')
    return Object.keys(errors).every((name) => name === lapseField) ? t('lapse.title') : undefined
  }
}
