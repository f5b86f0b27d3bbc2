import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { ChangeOnPage } from './history.server.ts'

/** Longer texts are folded, so that the next change stays in sight. */
const longest = 240

/** One changed field: what it was, what it became, and the button that undoes it. */
export function HistoryChange({ change, when }: { change: ChangeOnPage; when: string }) {
  const t = useText('roadmap/history')
  const { id, label, kind, from, to, note, canUndo } = change
  const values = {
    set: [
      { term: t('was'), value: from },
      { term: t('became'), value: to },
    ],
    added: [{ term: t('added'), value: to }],
    removed: [{ term: t('removed'), value: from }],
  }[kind]
  return (
    <li className="break-inside-avoid border-t border-line-soft py-1.5">
      <h3 className="break-words">{label}</h3>
      <HistoryValues values={values} none={t('nothing')} />
      {note && <p className="mt-0.5 text-small text-soft">{note}</p>}
      {canUndo && (
        <Button tone="plain" name="change" value={id} className="-ml-1 text-small print:hidden">
          {t(`undo.${kind}`)}
          <span className="sr-only"> {t('undoWhat', { label, when })}</span>
        </Button>
      )}
    </li>
  )
}

/** Why something was changed, in the words of who did; nothing where nobody said. */
export function Reason({ reason }: { reason: string | null }) {
  const t = useText('roadmap/history')
  if (reason === null) return null
  return (
    <p className="mt-0.5 max-w-line whitespace-pre-line break-words">
      <span className="text-soft">{t('reason')}</span> {reason}
    </p>
  )
}

type Values = { term: string; value: string | null }[]

/** Values below each other, each beside its term; `none` says that there is none. */
export function HistoryValues({ values, none }: { values: Values; none: string }) {
  return (
    <dl className="mt-0.5">
      {values.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap gap-x-1 sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-soft">{term}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words">
            {value === null ? <span className="text-soft">{none}</span> : <Value text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ text }: { text: string }) {
  const t = useText('roadmap/history')
  if (text.length <= longest) return text
  return (
    <details>
      <summary className="min-h-target cursor-pointer">
        {text.slice(0, longest / 2).trimEnd()}… <span className="text-teal underline">{t('whole')}</span>
      </summary>
      {text}
    </details>
  )
}
