import { useText } from '#app/platform/i18n/use-text.ts'
import { FiveStops } from '#app/ui/five-stops.tsx'
import { OnwardsIcon } from '#app/ui/icons.tsx'
import type { PlaceView } from './place-view.server.ts'

type Props = {
  places: readonly PlaceView[]
  /** Without what is next and where it lies: for a page that has more to show than places. */
  isBrief?: boolean
}

/** Places, each in one row that leads to its route card: how far it is, by when, and whether it is on time. */
export function PlaceList({ places, isBrief = false }: Props) {
  const columns = isBrief ? 'place-row brief-row' : 'place-row'
  return (
    <ul className="rounded border border-line bg-card">
      {!isBrief && <HeadRow columns={columns} />}
      {places.map((place) => (
        <li
          key={place.key}
          className={`${columns} min-h-[4rem] border-t border-line-soft first:border-t-0 hover:bg-hover ${place.isWhole ? 'bg-hover' : ''}`}
        >
          <PlaceRow place={place} isBrief={isBrief} />
        </li>
      ))}
    </ul>
  )
}

function HeadRow({ columns }: { columns: string }) {
  const t = useText('roadmap/screens/overview')
  return (
    <li aria-hidden="true" className={`hidden text-tag font-semibold text-soft md:grid ${columns} bg-hover`}>
      <span>{t('head.place')}</span> <span>{t('head.day')}</span>{' '}
      <span className="grid grid-cols-5 text-right">
        {[1, 2, 3, 4, 5].map((number) => (
          <span key={number} className="pr-1">
            {number}{' '}
          </span>
        ))}
      </span>{' '}
      <span className="text-right">{t('head.completed')}</span> <span>{t('head.onTime')}</span>{' '}
      <span>{t('head.next')}</span>
    </li>
  )
}

function PlaceRow({ place, isBrief }: { place: PlaceView; isBrief: boolean }) {
  return (
    <>
      <div className="col-start-1 row-start-1 min-w-0 [overflow-wrap:anywhere]">
        <a href={place.href} aria-label={place.linkName ?? undefined} className="row-link text-teal-dark">
          {place.name}
        </a>
        {!isBrief && place.about && <p className="text-tag text-soft">{place.about}</p>}
      </div>{' '}
      <p
        className={`col-span-full text-small leading-[1.35] tabular-nums empty:hidden sm:col-start-2 sm:row-start-1 ${place.stops.length > 0 ? 'sm:col-end-3' : 'sm:col-end-4'}`}
      >
        <span className={place.day.isKnown ? '' : 'text-soft'}>{place.day.words}</span>{' '}
        {place.day.left && (
          <span className="text-tag text-soft sm:block">
            <span aria-hidden="true" className="sm:hidden">
              ·{' '}
            </span>
            {place.day.left}
          </span>
        )}{' '}
        {!isBrief && place.meetings && <span className="block text-tag text-soft">{place.meetings}</span>}
      </p>{' '}
      <div
        className={
          isBrief
            ? 'row-start-3 sm:col-start-3 sm:row-start-1'
            : 'col-span-full sm:col-span-1 sm:col-start-3 sm:row-start-1'
        }
      >
        {place.stops.length > 0 && <FiveStops stops={place.stops} label={place.line} />}
      </div>{' '}
      <p className="col-start-2 row-start-1 text-right tabular-nums sm:col-start-4">
        <span className="sr-only">{place.progress}</span>{' '}
        <span aria-hidden="true">
          <b className="font-strong">{place.completed}</b>
          <span className="text-small text-soft">/{place.total}</span>
        </span>
      </p>{' '}
      <InTime place={place} isBrief={isBrief} />{' '}
      {!isBrief && (
        <p
          className={`col-span-full text-small sm:col-start-2 sm:row-start-2 md:col-span-1 md:col-start-6 md:row-start-1 ${place.isUnnamed ? 'text-soft' : ''}`}
        >
          <NextWords place={place} />
        </p>
      )}
      <OnwardsIcon
        className={`col-start-3 row-start-1 h-2.5 w-2.5 text-soft sm:col-start-5 ${isBrief ? 'md:col-start-6' : 'md:col-start-7'}`}
      />
    </>
  )
}

/** The column has its name above it on a wide screen only. */
function NextWords({ place }: { place: PlaceView }) {
  const t = useText('roadmap/screens/overview')
  if (place.next === '' || place.isUnnamed) return place.next
  return (
    <>
      <span className="text-soft md:sr-only">{t('head.next')}:</span> {place.next}
    </>
  )
}

const inTimeLook: Record<PlaceView['inTime'], string> = {
  late: 'font-strong text-red',
  passed: 'font-strong text-amber',
  connected: 'font-strong text-green',
  done: 'font-strong text-green',
  'on-time': 'text-soft',
  unknown: '',
  unnamed: '',
}

function InTime({ place, isBrief }: { place: PlaceView; isBrief: boolean }) {
  const at = isBrief
    ? 'col-start-2 col-end-[-1] row-start-3 justify-self-end sm:col-start-1 sm:col-end-2 sm:row-start-2 sm:justify-self-start md:col-start-5 md:col-end-6 md:row-start-1'
    : 'col-span-full sm:col-span-1 sm:col-start-1 sm:row-start-2 md:col-start-5 md:row-start-1'
  if (place.inTime === 'unknown') return null
  return (
    <p className={`text-small ${at} ${inTimeLook[place.inTime]}`} aria-hidden={place.inTime === 'unnamed' || undefined}>
      {place.inTime === 'unnamed' ? (
        <span className="inline-block whitespace-nowrap rounded-pill border-[1.5px] border-teal px-1.5 py-px text-tag font-strong text-teal-dark">
          {place.inTimeWords}
        </span>
      ) : (
        place.inTimeWords
      )}
    </p>
  )
}
