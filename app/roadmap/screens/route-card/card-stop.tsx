import { useText } from '#app/platform/i18n/use-text.ts'
import { ChevronIcon } from '#app/ui/icons.tsx'
import type { CardStop } from '../../flow/card-view.server.ts'
import { CardLines } from './card-lines.tsx'

const signs: Record<CardStop['where'], string> = {
  past: 'border-teal bg-teal text-white',
  here: 'border-teal bg-card text-teal-dark [box-shadow:0_0_0_6px_#e3efec]',
  ahead: 'border-route bg-card text-soft',
}

/** A stop of the route with its tasks; folded where nothing in it needs anybody now. */
export function Stop({ stop, isLast }: { stop: CardStop; isLast: boolean }) {
  return (
    <li className="relative pb-2 sm:pl-9 sm:pb-3.5 print:break-inside-avoid print:!pb-0.5">
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute -bottom-3 left-[calc(1.25rem-2px)] top-3 w-0.5 sm:left-[calc(1.5rem-2px)] ${stop.where === 'past' ? 'bg-teal' : 'bg-route'}`}
        />
      )}
      <span aria-hidden="true" className={`stop-number ${signs[stop.where]}`}>
        {stop.number}
      </span>
      {stop.folded.length > 0 ? (
        <Finished stop={stop} />
      ) : stop.isFoldedOnPhone ? (
        <Later stop={stop} />
      ) : (
        <StopHead stop={stop} />
      )}
      {!stop.isFoldedOnPhone && <Groups stop={stop} />}
    </li>
  )
}

const summary = 'stop-head relative cursor-pointer pr-4 sm:pr-0 list-none [&::-webkit-details-marker]:hidden'

function StopHead({ stop, className = '' }: { stop: CardStop; className?: string }) {
  return (
    <div className={`stop-head ${className}`}>
      <StopWords stop={stop} />
    </div>
  )
}

function StopWords({ stop }: { stop: CardStop }) {
  const t = useText('roadmap/screens/route-card')
  return (
    <>
      <h2>
        <span className="sr-only">{stop.number}. </span>
        {stop.title}
      </h2>
      <span className="text-small text-soft">
        {t('completedOf', { completed: stop.completed, total: stop.total })}
        {stop.where === 'here' && ` · ${t('here')}`}
      </span>{' '}
      {stop.because && <span className="hidden basis-full text-small text-soft sm:inline">{stop.because}</span>}{' '}
    </>
  )
}

function Fold({ count }: { count: number }) {
  const t = useText('roadmap/screens/route-card')
  return (
    <span className="absolute right-0 top-1.5 inline-flex sm:static sm:ml-auto items-center gap-1 text-small text-teal-dark underline underline-offset-3 print:hidden">
      <span className="sr-only sm:not-sr-only group-open:hidden sm:group-open:hidden">{t('show', { count })}</span>{' '}
      <span className="hidden sm:group-open:inline">{t('hide')}</span>
      <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
    </span>
  )
}

/** A stop that is done, folded; what of it needs somebody after all stands below it. */
function Finished({ stop }: { stop: CardStop }) {
  return (
    <details className="group unfolded-on-paper">
      <summary className={summary}>
        <StopWords stop={stop} />
        <Fold count={stop.folded.length} />
      </summary>
      <Lines lines={stop.folded} />
    </details>
  )
}

/** A stop that is still ahead: folded on a phone, open where there is room. */
function Later({ stop }: { stop: CardStop }) {
  const count = stop.groups.reduce((sum, group) => sum + group.lines.length, 0)
  return (
    <>
      <StopHead stop={stop} className="shown-when-unfolded" />
      <details className="group unfolded-on-wide">
        <summary className={summary}>
          <StopWords stop={stop} />
          <Fold count={count} />
        </summary>
        <Groups stop={stop} />
      </details>
    </>
  )
}

const box = 'relative mt-0.5 rounded border border-line bg-card'

const Lines = ({ lines }: { lines: CardStop['folded'] }) => (
  <div className={box}>
    <CardLines lines={lines} />
  </div>
)

function Groups({ stop: { groups } }: { stop: CardStop }) {
  if (groups.length === 0) return null
  return (
    <div className={box}>
      {groups.map(({ key, title, lines }, index) => (
        <div key={key} className={index > 0 ? 'border-t border-line-soft' : ''}>
          {title && <h3 className="hidden px-1.5 pt-1 text-tag text-soft sm:block md:px-2.5 print:!hidden">{title}</h3>}
          <CardLines lines={lines} />
        </div>
      ))}
    </div>
  )
}
