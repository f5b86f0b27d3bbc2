import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import type { DatesOnPage, MoveOnPage, StopOnPage } from './dates-on-page.ts'

/** The id of what a date means: the button that asks leads there. */
export const meaningId = 'meaning'

/** What the chosen date means, beside the month: how many working days are left, and where each stop ends. */
export function Meaning({ dates: { meaning, stops, isMoving, note } }: { dates: DatesOnPage }) {
  const t = useText('roadmap/dates')
  return (
    <section
      id={meaningId}
      data-dates="meaning"
      aria-live="polite"
      aria-label={t('preview.title')}
      className="min-w-0 scroll-mt-2"
    >
      {meaning ? (
        <>
          <h2>{meaning.day}</h2>
          <p className="text-soft">
            {meaning.before} <strong className="text-ink">{meaning.workingDays}</strong>
          </p>
        </>
      ) : (
        note === null && <p className="text-soft">{t('preview.none')}</p>
      )}
      {note && <p>{note}</p>}
      {stops.length > 0 && (
        <>
          <p className="mt-2 text-small text-soft">{t(isMoving ? 'preview.stops' : 'preview.stopsNow')}</p>
          <ol className="mt-1 tabular-nums">
            {stops.map((stop, n) => (
              <Stop key={stop.number} stop={stop} isLast={n === stops.length - 1} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Stop({ stop, isLast }: { stop: StopOnPage; isLast: boolean }) {
  const t = useText('roadmap/dates')
  const { number, title, isDone, from, to, note, isWrong } = stop
  const dot = isDone ? 'border-teal bg-teal text-white' : isLast ? 'border-teal bg-card' : 'border-route bg-card'
  return (
    <li
      className={`relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-1.5 pb-1.5 ${
        isLast
          ? 'font-bold'
          : "before:absolute before:bottom-0 before:left-[11px] before:top-1 before:border-l-[3px] before:border-route before:content-['']"
      }`}
    >
      <span
        className={`relative grid h-3 w-3 place-items-center rounded-pill border-[3px] text-tag font-bold ${dot}`}
        aria-hidden
      >
        {isDone ? <CheckIcon className="h-1.5 w-1.5" /> : number}
      </span>{' '}
      <span className="flex min-w-0 flex-wrap justify-between gap-x-1.5 lg:flex-nowrap">
        <span>{title}</span> {isDone && <span className="text-soft">{t('preview.done')}</span>}{' '}
        {note && <span className={isWrong ? 'font-semibold text-red' : ''}>{note}</span>}{' '}
        {to && (
          <span className="whitespace-nowrap">
            <Old day={from} /> <b>{to}</b>
          </span>
        )}
      </span>
    </li>
  )
}

/** A day that no longer counts, with words for who does not see that it is struck through. */
function Old({ day }: { day: string | null }) {
  const t = useText('roadmap/dates')
  if (day === null) return null
  return (
    <>
      <span className="sr-only">{t('preview.was')} </span>
      <s className="font-normal text-soft">{day}</s>
      <span className="sr-only">, {t('preview.becomes')}</span>
      <span aria-hidden> → </span>
    </>
  )
}

/** What speaks against the date. */
export function AdviceList({ advice }: { advice: DatesOnPage['advice'] }) {
  return advice.map(({ kind, title, text, link }, n) => (
    <div key={`${kind}${n}`} className="mt-3">
      <Banner kind="warning" title={title} live={false}>
        <p>{text}</p>
        {link && <WayOut href={link.href}>{link.words}</WayOut>}
      </Banner>
    </div>
  ))
}

/** The tasks that are due on another day with this date. */
export function Moves({ moves }: { moves: readonly MoveOnPage[] }) {
  const t = useText('roadmap/dates')
  if (moves.length === 0) return null
  const head = 'border-b border-line py-1 pr-1.5 text-left text-tag font-semibold text-soft'
  const cell = 'border-t border-line-soft py-1 pr-1.5 align-baseline'
  return (
    <Card as="section" className="mt-3">
      <h2>{t('moves.title', { count: moves.length })}</h2>
      <p className="text-small text-soft">{t('moves.lead')}</p>
      <table className="mt-1 w-full border-collapse text-small tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`${head} hidden sm:table-cell`}>
              {t('moves.number')}
            </th>
            <th scope="col" className={head}>
              {t('moves.task')}
            </th>
            <th scope="col" className={head}>
              {t('moves.now')}
            </th>
            <th scope="col" className={head}>
              {t('moves.then')}
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ number, title, from, to }) => (
            <tr key={number}>
              <td className={`${cell} hidden whitespace-nowrap text-soft sm:table-cell`}>{number}</td>
              <td className={`${cell} [overflow-wrap:anywhere]`}>{title}</td>
              <td className={cell}>
                <s className="whitespace-nowrap text-soft">{from?.day ?? t('moves.none')}</s> <Late at={from} />
              </td>
              <td className={cell}>
                <b className="whitespace-nowrap">{to?.day ?? t('moves.none')}</b> <Late at={to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Late({ at }: { at: MoveOnPage['to'] }) {
  const t = useText('roadmap/dates')
  return at?.isLate ? <span className="whitespace-nowrap font-semibold text-red">{t('moves.late')}</span> : null
}
