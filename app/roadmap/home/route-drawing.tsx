import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { en } from './en.ts'

type StopKey = keyof (typeof en)['first']['stops']

const drawings: Record<StopKey, ReactNode> = {
  location: <path d="M4 15 16 5l12 10M7 13v13h18V13M13 26v-7h6v7" />,
  'setting-up': <path d="M7 4h12l6 6v18H7zM19 4v6h6M11 16h10M11 21h6" />,
  technical: <path d="M4 13a18 18 0 0 1 24 0M8 18a12 12 0 0 1 16 0M12 22.5a6 6 0 0 1 8 0M16 27v.01" />,
  'start-meeting': (
    <>
      <circle cx="11" cy="11" r="4" />
      <circle cx="22" cy="12" r="3.2" />
      <path d="M4 26c0-5 3-8 7-8s7 3 7 8M20 18.5c4-.5 8 2 8 7.5" />
    </>
  ),
  'installation-day': <path d="M4 8v18M4 21h24v5M28 21v-4a4 4 0 0 0-4-4H12v8M4 17h8" />,
}

const isStop = (key: string): key is StopKey => Object.hasOwn(drawings, key)

/** The five stops by name, drawn as one route: a line down on a narrow screen, a winding one on a wide screen. */
export function RouteDrawing({ stops }: { stops: readonly { key: string; name: string }[] }) {
  const t = useText('roadmap/home')
  return (
    <ol className="relative mt-3 md:mt-4 md:grid md:grid-cols-5">
      {stops.map(({ key, name }, index) => (
        <li
          key={key}
          className={`relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-2 pb-2 md:flex md:flex-col md:gap-1 md:px-1 md:pb-0 md:text-center ${index % 2 === 0 ? 'md:pt-9' : 'md:pt-2'}`}
        >
          {index < stops.length - 1 && <Line isUp={index % 2 === 0} />}
          <span
            aria-hidden="true"
            className={`relative grid h-7 w-7 place-items-center rounded-pill border-4 border-teal md:h-8 md:w-8 ${
              index === stops.length - 1 ? 'bg-teal text-white' : 'bg-card text-teal-dark'
            }`}
          >
            <svg
              className="h-4 w-4"
              viewBox="0 0 32 32"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {isStop(key) && drawings[key]}
            </svg>
          </span>{' '}
          <span>
            <b className="block leading-[1.25]">{name}</b>{' '}
            {isStop(key) && (
              <span className="mt-0.25 block text-small leading-[1.35] text-soft md:mx-auto md:max-w-[19ch]">
                {t(`first.stops.${key}`)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The line from a stop to the next one: down, or winding up or down to it. */
const Line = ({ isUp }: { isUp: boolean }) => (
  <>
    <span aria-hidden="true" className="absolute left-[26px] top-1/2 h-full w-0.5 bg-teal-line md:hidden" />
    <svg
      className="absolute left-1/2 top-6 hidden h-7 w-full text-teal-line md:block"
      viewBox="0 0 200 56"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      aria-hidden="true"
    >
      <path d={isUp ? 'M0 56C80 56 120 0 200 0' : 'M0 0C80 0 120 56 200 56'} vectorEffect="non-scaling-stroke" />
    </svg>
  </>
)
