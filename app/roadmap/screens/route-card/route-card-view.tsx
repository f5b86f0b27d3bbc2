import { useText } from '#app/platform/i18n/use-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ClockIcon } from '#app/ui/icons.tsx'
import { Meter } from '#app/ui/meter.tsx'
import { PassedDay } from '../../connected/passed-day.tsx'
import type { CardStop, CardView } from '../../flow/card-view.server.ts'
import type { Lateness } from '../../flow/next-step.server.ts'
import { Stop } from './card-stop.tsx'

type NextProps = { card: Pick<CardView, 'passed' | 'next' | 'late' | 'completed' | 'total' | 'isLocation'> }

/** What to do next, as one button, or whether the connection took place; how far it is in all, and whether anything is late. */
export function NextTask({ card }: NextProps) {
  if (!card.passed) {
    return (
      <Card as="section" accent className="sm:pb-2 print:!py-1">
        <NextAct card={card} />
        <HowFar card={card} className="mt-1.5 border-t border-line-soft pt-1.5 print:mt-0.5 print:pt-0.5" />
      </Card>
    )
  }
  return (
    <>
      <PassedDay question={card.passed} />
      <HowFar card={card} className="mt-2" />
    </>
  )
}

function NextAct({ card: { next, isLocation } }: NextProps) {
  const t = useText('roadmap/screens/route-card')
  const screens = useText('roadmap/screens')
  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        {next && <p className="mb-0.5 text-small font-semibold text-soft">{next.eyebrow}</p>}
        <h2>{next ? next.heading : t(isLocation ? 'allDone' : 'organisationDone')}</h2>
        <p className="mt-0.5 max-w-text text-soft">
          {next ? next.text : t(isLocation ? 'allDoneText' : 'organisationDoneText')}
        </p>
      </div>
      {!next && !isLocation && (
        <p className="print:hidden">
          <ButtonLink href="/organisation">{t('toLocations')}</ButtonLink>
        </p>
      )}
      {next && (
        <p className="grid justify-items-stretch gap-0.5 sm:justify-items-center print:hidden">
          <ButtonLink href={next.href}>{next.button}</ButtonLink>
          {next.askIct && (
            <ButtonLink tone="plain" href={next.askIct}>
              {screens('page.askIct')}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  )
}

function HowFar({ card: { late, completed, total }, className }: NextProps & { className: string }) {
  const t = useText('roadmap/screens/route-card')
  const progress = t('progress', { completed, total })
  return (
    <div className={`flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small ${className}`}>
      <Meter className="!w-24" value={completed} max={total} label={progress} />
      <p aria-hidden="true">
        <b className="font-bold">{t('of', { completed, total })}</b> {t('completed')}
      </p>
      {late && <LateLine late={late} />}
    </div>
  )
}

function LateLine({ late }: { late: Lateness }) {
  const t = useText('roadmap/screens/route-card')
  return (
    <p className="flex items-center gap-1">
      <ClockIcon className="h-2.5 w-2.5 text-red" />
      <span>
        <b className="font-bold text-red">{t('late', { count: late.count })}</b> {late.count > 1 && `${t('longest')} `}
        <a href={late.href}>{late.title}</a>, {late.since}
      </span>
    </p>
  )
}

/** The route: a line of numbered stops, each with its tasks. */
export function RouteLine({ stops }: { stops: CardStop[] }) {
  return (
    <ol className="mt-4 print:mt-1">
      {stops.map((stop, index) => (
        <Stop key={stop.key} stop={stop} isLast={index === stops.length - 1} />
      ))}
    </ol>
  )
}
