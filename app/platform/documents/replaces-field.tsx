import { useText } from '#app/platform/i18n/use-text.ts'
import { Checkboxes } from '#app/ui/choices.tsx'
import type { ListedDocument } from './listed-document.ts'
import { replacesField } from './replaces.ts'

type Props = {
  documents: readonly Pick<ListedDocument, 'id' | 'name' | 'state'>[]
  /** The document the reader came to replace; null where that was not said. */
  chosen: string | null
}

/**
 * Asks which of the documents that were sent back the chosen files are new versions of; nothing where none was. It
 * stands before the file field, whose answer the server then knows when the first file arrives.
 */
export function ReplacesField({ documents, chosen }: Props) {
  const t = useText('platform/documents')
  const returned = documents.filter(({ state }) => state === 'returned')
  const [only, ...others] = returned
  if (!only) return null
  const known = returned.some(({ id }) => id === chosen) && chosen !== null ? [chosen] : null
  return (
    <Checkboxes
      key={returned.map(({ id }) => id).join()}
      id="newVersion"
      name={replacesField}
      legend={t('replaces.legend')}
      hint={t('replaces.hint')}
      choices={returned.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValues={known ?? (others.length === 0 ? [only.id] : [])}
    />
  )
}
