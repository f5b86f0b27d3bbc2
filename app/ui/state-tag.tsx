import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'

/** How far something is. */
export type State = 'none' | 'busy' | 'done' | 'confirmed' | 'waiting' | 'returned' | 'not-needed'

const looks: Record<State, string> = {
  none: 'border-open text-soft',
  busy: 'border-transparent bg-amber-wash text-amber',
  done: 'border-transparent bg-green-wash text-green',
  confirmed: 'border-transparent bg-teal text-white',
  waiting: 'border-transparent bg-wait text-soft',
  returned: 'border-transparent bg-red-wash text-red',
  'not-needed': 'border-transparent bg-wait text-soft',
}

/** The drawing of each state's sign, on a ground of 14 by 14. */
export const stateShapes: Record<State, ReactNode> = {
  none: <circle cx="7" cy="7" r="5.6" />,
  busy: (
    <>
      <circle cx="7" cy="7" r="5.6" />
      <path d="M7 1.4a5.6 5.6 0 0 0 0 11.2z" fill="currentColor" stroke="none" />
    </>
  ),
  done: <path d="m2 7.5 3.4 3.4L12 3.6" strokeWidth="2.2" />,
  confirmed: (
    <>
      <circle cx="7" cy="7" r="6" strokeWidth="1.5" />
      <path d="m4 7.2 2.2 2.2L10 4.8" strokeWidth="1.7" />
    </>
  ),
  waiting: (
    <path
      d="M3 1.5h8M3 12.5h8M4 1.5c0 3 3 3.5 3 5.5s-3 2.5-3 5.5M10 1.5c0 3-3 3.5-3 5.5s3 2.5 3 5.5"
      strokeWidth="1.4"
    />
  ),
  returned: <path d="M5 2 2 5l3 3M2 5h6.5a3.5 3.5 0 0 1 0 7H5" strokeWidth="1.6" />,
  'not-needed': <circle cx="7" cy="7" r="5.6" strokeWidth="1.4" strokeDasharray="2.2 2.2" />,
}

/** The sign of a state, drawn beside its word: an empty and a half circle, a check, a check in a circle, an hourglass, an arrow back, a dashed circle. */
export const StateSign = ({ state, className = '' }: { state: State; className?: string }) => (
  <svg
    className={`h-[0.875rem] w-[0.875rem] ${className}`}
    viewBox="0 0 14 14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden
  >
    {stateShapes[state]}
  </svg>
)

/**
 * How far something is: a sign and a word, so that colour is never the only sign.
 * @param props.label another word than the usual one, such as what is being waited for
 */
export function StateTag({ state, label }: { state: State; label?: string }) {
  const t = useText('common')
  return (
    <span className={`state-tag ${looks[state]}`}>
      <StateSign state={state} />
      {label ?? t(`states.${state}`)}
    </span>
  )
}
