import { useText } from '#app/platform/i18n/use-text.ts'
import { inputId } from '../rules/paths.ts'
import { ConflictQuestion } from './conflict-question/conflict-question.tsx'
import { usePageForm } from './page-fields.tsx'

/** The questions of a page as lines of its error summary, each leading to its question. */
export function useConflictErrors(): { fieldId: string; message: string }[] {
  const t = useText('roadmap/screens')
  return usePageForm().conflicts.map(({ name, label, by, isOwn }) => ({
    fieldId: inputId(name),
    message: t(isOwn ? 'conflict.summaryOwn' : 'conflict.summary', { label, by }),
  }))
}

/** What is asked about rows that one removed and the other edited, above the form; a field asks in its own box. */
export function RowQuestions() {
  const rows = usePageForm().conflicts.filter(({ isRow }) => isRow)
  return rows.map((conflict) => (
    <div key={conflict.name} className="mb-4 mt-3">
      <ConflictQuestion conflict={conflict} />
    </div>
  ))
}
