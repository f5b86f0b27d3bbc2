import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Meter } from '#app/ui/meter.tsx'
import { StateTag } from '#app/ui/state-tag.tsx'
import type { CardLine, CardStop, CardView } from '../flow/card-view.server.ts'

/** What to do next, as one button, and how far it is in all. */
export function NextTask({ card }: { card: Pick<CardView, 'next' | 'completed' | 'total'> }) {
  const t = useText('roadmap/screens')
  const { next, completed, total } = card
  const progress = t('routeCard.progress', { completed, total })
  return (
    <Card as="section" accent className="grid gap-3 wide:grid-cols-[1fr_auto] wide:items-center print:hidden">
      <div>
        <h2>{next ? t('routeCard.next', { title: next.title }) : t('routeCard.allDone')}</h2>
        <p className="mt-1 max-w-text text-soft">
          {next?.stillNeeded && `${t('routeCard.stillNeeded', { list: next.stillNeeded })} `}
          {next ? t('routeCard.takes', { count: next.minutes }) : t('routeCard.allDoneText')}
        </p>
        <Meter className="mt-1.5 max-w-[26rem]" value={completed} max={total} label={progress} />
        <p className="mt-1 text-small text-soft" aria-hidden="true">
          {progress}
        </p>
      </div>
      {next && (
        <ButtonLink href={next.href}>
          {t(next.state === 'none' ? 'routeCard.startWith' : 'routeCard.continueWith', { title: next.title })}
        </ButtonLink>
      )}
    </Card>
  )
}

/** The route: a line of numbered stops, each with its tasks. */
export function RouteLine({ stops }: { stops: CardStop[] }) {
  const here = stops.findIndex(({ completed, total }) => completed < total)
  return (
    <ol className="mt-4 print:mt-2">
      {stops.map((stop, index) => (
        <Stop key={stop.key} stop={stop} where={placeOf(index, here)} isLast={index === stops.length - 1} />
      ))}
    </ol>
  )
}

type Where = 'past' | 'here' | 'ahead'

function placeOf(index: number, here: number): Where {
  if (here === -1 || index < here) return 'past'
  return index === here ? 'here' : 'ahead'
}

const signs: Record<Where, string> = {
  past: 'border-teal bg-teal text-white',
  here: 'border-teal bg-card text-teal-dark shadow-[0_0_0_6px_#e3efec]',
  ahead: 'border-route bg-card text-soft',
}

function Stop({ stop, where, isLast }: { stop: CardStop; where: Where; isLast: boolean }) {
  const t = useText('roadmap/screens')
  return (
    <li className="relative grid grid-cols-[2.5rem_1fr] items-center gap-x-1.5 pb-4 wide:block wide:pl-10 print:pb-1">
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute -bottom-3.5 left-[26px] top-3.5 hidden w-0.5 wide:block ${where === 'past' ? 'bg-teal' : 'bg-route'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`grid h-5 w-5 place-items-center rounded-pill border-[3px] text-title3 font-heavy wide:absolute wide:left-0 wide:top-0 wide:h-7 wide:w-7 wide:border-[4px] wide:text-title2 ${signs[where]}`}
      >
        {stop.number}
      </span>
      <div className="flex flex-wrap items-baseline gap-x-2 wide:pb-1.5 wide:pt-1.5">
        <h2>
          <span className="sr-only">{stop.number}. </span>
          {stop.title}
        </h2>
        <span className="text-small text-soft">
          {t('routeCard.completedOf', { completed: stop.completed, total: stop.total })}
        </span>
      </div>
      <div className="col-span-2 mt-1.5 rounded border border-line bg-card wide:mt-0">
        {stop.categories.map(({ key, title, lines }, index) => (
          <div key={key} className={index > 0 ? 'border-t border-line-soft' : ''}>
            {title && <h3 className="px-2.5 pt-1 text-tag text-soft">{title}</h3>}
            <Lines lines={lines} />
          </div>
        ))}
        {stop.shared.length > 0 && (
          <div className="border-t border-line-soft bg-hover">
            <h3 className="px-2.5 pt-1 text-tag text-soft">{t('routeCard.forOrganisation')}</h3>
            <Lines lines={stop.shared} />
          </div>
        )}
      </div>
    </li>
  )
}

function Lines({ lines }: { lines: CardLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.href} className="border-t border-line-soft first:border-t-0">
          <Line line={line} />
          {line.missing && <StillNeeded {...line.missing} />}
          {line.reviews.map((one) => (
            <Reviewed key={`${one.link.href} ${one.words}`} review={one} />
          ))}
          {line.returned.map((one) => (
            <SentBack key={`${one.words} ${one.reason}`} {...one} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Line({ line }: { line: CardLine }) {
  return (
    <a
      href={line.href}
      className="grid min-h-target print:min-h-0 grid-cols-[2.75rem_1fr] items-center gap-x-2 gap-y-0.5 px-2 py-1.5 text-inherit no-underline hover:bg-hover wide:grid-cols-[3.5rem_1fr_auto_auto] wide:px-2.5 print:!py-px"
    >
      <span className="text-small tabular-nums text-soft">{line.number}</span>{' '}
      <span className="font-semibold underline decoration-teal-line underline-offset-3">{line.title}</span>{' '}
      <span className="col-start-2 text-tag text-soft empty:hidden wide:col-start-3">
        {line.due ? (
          <span className={line.due.isLate ? 'font-semibold text-red' : ''}>{line.due.words}</span>
        ) : (
          line.changed
        )}
      </span>{' '}
      <span className="col-start-2 justify-self-start wide:col-start-4">
        {line.waits ? <StateTag state="waiting" label={line.waits} /> : <StateTag state={line.state} />}
      </span>
    </a>
  )
}

/** What somebody answered who was asked to review, and the way to it. */
function Reviewed({ review: { words, isWell, link } }: { review: CardLine['reviews'][number] }) {
  return (
    <div className="pb-1 pl-8 pr-2 text-small wide:pl-[5.75rem] print:pb-px">
      <p
        className={`max-w-text border-l-[3px] pl-1.5 [overflow-wrap:anywhere] ${isWell ? 'border-green text-green' : 'border-amber text-amber'}`}
      >
        {words}{' '}
        <a href={link.href} className="inline-flex min-h-target items-center print:hidden">
          {link.words}
        </a>
      </p>
    </div>
  )
}

/** A file that was sent back, why, and the way to a new version of it. */
function SentBack({ words, reason, href }: CardLine['returned'][number]) {
  const t = useText('roadmap/screens')
  return (
    <div className="pb-1 pl-8 pr-2 text-small wide:pl-[5.75rem] print:pb-px">
      <div className="max-w-text border-l-[3px] border-amber pl-1.5 [overflow-wrap:anywhere]">
        <p className="text-amber">{words}</p>
        <p>{reason}</p>
        {href !== null && (
          <a href={href} className="inline-flex min-h-target items-center print:hidden">
            {t('routeCard.newVersion')}
          </a>
        )}
      </div>
    </div>
  )
}

/** What an item still needs: in short, and folded, each with a link to its field. */
function StillNeeded({ words, links }: NonNullable<CardLine['missing']>) {
  const t = useText('roadmap/screens')
  const list = t('routeCard.stillNeeded', { list: words })
  if (links.length === 0) return <p className="pb-1 pl-8 pr-2 text-small text-soft wide:pl-[5.75rem]">{list}</p>
  return (
    <details className="pb-1 pl-8 pr-2 text-small text-soft wide:pl-[5.75rem] print:pb-px">
      <summary className="cursor-pointer py-1 print:list-none print:py-0">{list}</summary>
      <ul>
        {links.map(({ words: name, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-target items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
