import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { OnwardsIcon } from '#app/ui/icons.tsx'
import type { ChangeOnPage } from './history.server.ts'

/** Longer texts are folded, so that the next change stays in sight. */
const longest = 240

/** The button that undoes one change. */
export function UndoButton({ change: { id, kind, label }, when }: { change: ChangeOnPage; when: string }) {
  const t = useText('roadmap/history')
  return (
    <Button tone="plain" size="small" name="change" value={id} className="whitespace-nowrap">
      {t(`undo.${kind}`)}
      <span className="sr-only"> {t('undoWhat', { label, when })}</span>
    </Button>
  )
}

/** What a field was and what it became, in one line where they fit: '18 → 20'; else the arrow begins the second. */
export function ValuesInTurn({ change: { kind, from, to } }: { change: ChangeOnPage }) {
  const t = useText('roadmap/history')
  const none = <span className="text-soft">{t('nothing')}</span>
  if (kind !== 'set') {
    const value = kind === 'added' ? to : from
    return (
      <dl className="flex flex-wrap gap-x-1">
        <dt className="text-soft">{t(kind)}:</dt>{' '}
        <dd className="min-w-0 whitespace-pre-line break-words">{value === null ? none : <Value text={value} />}</dd>
      </dl>
    )
  }
  return (
    <dl className="flex flex-wrap items-baseline gap-x-1">
      <dt className="sr-only">{t('was')}</dt>
      <dd className="min-w-0 whitespace-pre-line break-words">
        {from === null ? (
          none
        ) : (
          // A line through a digit or two hides them.
          <del className={`px-0.25 text-soft ${from.length > 2 ? 'decoration-red' : 'no-underline'}`}>
            <Value text={from} />
          </del>
        )}
      </dd>
      <div className="flex min-w-0 items-baseline gap-x-1">
        <dt>
          <span className="sr-only">{t('became')}</span>
          <OnwardsIcon className="inline h-2 w-2 text-soft" />
        </dt>{' '}
        <dd className="min-w-0 whitespace-pre-line break-words">
          {to === null ? (
            none
          ) : (
            <b>
              <Value text={to} />
            </b>
          )}
        </dd>
      </div>
    </dl>
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

/** The first words of a text. */
const beginningOf = (text: string): string =>
  text
    .slice(0, longest / 2)
    .replace(/\s\S*$/, '')
    .trimEnd()

function Value({ text }: { text: string }) {
  const t = useText('roadmap/history')
  if (text.length <= longest) return text
  return (
    <details className="group">
      <summary className="min-h-target cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{beginningOf(text)}… </span>
        <span className="text-teal underline">
          <span className="group-open:hidden">{t('whole')}</span>{' '}
          <span className="hidden group-open:inline">{t('less')}</span>
        </span>
      </summary>{' '}
      {text}
    </details>
  )
}
