import { useText } from '#app/platform/i18n/use-text.ts'
import { CheckIcon, ChevronIcon } from '#app/ui/icons.tsx'
import type { Reading } from './reading.server.ts'

type Props = {
  reading: Reading
  base: string
  /** What the link to the form on the last part is called; null where there is none, and no part needs a tick. */
  act: string | null
}

/**
 * The parts of what is signed: beside the page on a wide screen, on a narrow one behind a line that opens. Between words that only
 * styles keep apart stands a space, for browsers without.
 */
export function Contents(props: Props) {
  const t = useText('sharing/signing/reading')
  const { part, count } = props.reading
  return (
    <nav aria-label={t('contents')} className="print:hidden">
      <div className="hidden md:block">
        <p className="mb-1 font-bold">{t('contents')}</p>
        <PartList {...props} />
      </div>
      <details className="group rounded border border-line bg-card md:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-1 px-2 py-1 font-semibold [&::-webkit-details-marker]:hidden">
          {t('contentsAt', { part, count })}
          <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
        </summary>
        <div className="px-2 pb-2">
          <PartList {...props} />
        </div>
      </details>
    </nav>
  )
}

function PartList({ reading: { part: current, count, contents, shown }, base, act }: Props) {
  const t = useText('sharing/signing/reading')
  const parts = [
    { number: 1, words: [t('summary.title')] },
    ...contents.map((one) => ({ ...one, words: wordsOf(t, one) })),
  ]
  return (
    <ol className="border-l-[3px] border-rail">
      {parts.map(({ number, words: [first, ...others] }) => (
        <li key={number}>
          <a
            href={`${base}?part=${number}`}
            aria-current={number === current ? 'page' : undefined}
            className={`-ml-[3px] flex min-h-target items-start gap-1 border-l-[3px] px-1.5 py-1 text-small text-ink no-underline [overflow-wrap:anywhere] hover:underline ${
              number === current
                ? 'border-teal bg-teal-wash font-bold'
                : 'border-transparent forced-colors:border-[Canvas]'
            }`}
          >
            <span className="min-w-0 flex-1">
              {number}. {first}
              {others.map((word) => (
                <span key={word} className="mt-0.5 block text-tag font-normal text-soft">
                  {` ${word}`}
                </span>
              ))}
            </span>
            {act !== null && shown.includes(number) && (
              <>
                <CheckIcon className="mt-0.5 h-2 w-2 text-green" />
                <span className="sr-only"> ({t('shown')})</span>
              </>
            )}
          </a>
        </li>
      ))}
      {act !== null && (
        <li>
          <a
            href={`${base}?part=${count}#accept`}
            className="flex min-h-target items-center px-1.5 py-1 text-small font-bold text-ink no-underline hover:underline"
          >
            {act}
          </a>
        </li>
      )}
    </ol>
  )
}

type Say = ReturnType<typeof useText<'sharing/signing/reading'>>

/** What a part is called, and what else stands in it. */
function wordsOf(t: Say, { headings, pages, title }: Reading['contents'][number]): string[] {
  if (headings.length > 0) return headings
  const [first] = pages
  if (first === undefined) return [title]
  return [t('pages', { count: pages.length, first, last: pages.at(-1) ?? first })]
}
