import type { ReactNode } from 'react'

/** Drawings beside a text, all in one line weight. They say nothing that the text does not say. */
function Drawing({ children, className = 'h-12 w-12' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={`shrink-0 text-teal ${className}`}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

type Props = { className?: string }

/** A care home. */
export const HomeDrawing = (props: Props) => (
  <Drawing {...props}>
    <path d="M10 46 48 14l38 32M20 40v42h56V40" />
    <path d="M40 82V60h16v22M30 50h8v8h-8zM58 50h8v8h-8z" />
    <path d="M48 40c-5-4-8-6-8-10 0-5 6-6 8-2 2-4 8-3 8 2 0 4-3 6-8 10z" />
  </Drawing>
)

/** A bed with a sensor under the mattress. */
export const BedDrawing = (props: Props) => (
  <Drawing {...props}>
    <path d="M10 24v54M10 66h76v12M86 66V52c0-6-4-10-10-10H40v24" />
    <circle cx="24" cy="50" r="8" />
    <path d="M46 74h20M52 80c3 3 7 3 10 0M48 85c5 5 11 5 16 0" />
  </Drawing>
)

/** A WiFi signal. */
export const WifiDrawing = (props: Props) => (
  <Drawing {...props}>
    <path d="M12 40c20-19 52-19 72 0M24 53c13-13 35-13 48 0M36 66c7-7 17-7 24 0" />
    <circle cx="48" cy="78" r="4" />
  </Drawing>
)

/** People at a table. */
export const MeetingDrawing = (props: Props) => (
  <Drawing {...props}>
    <circle cx="26" cy="28" r="9" />
    <circle cx="70" cy="28" r="9" />
    <circle cx="48" cy="22" r="9" />
    <path d="M12 56c0-9 5-15 14-15 4 0 7 1 9 3M84 56c0-9-5-15-14-15-4 0-7 1-9 3M34 56c0-11 5-19 14-19s14 8 14 19" />
    <path d="M8 56h80M16 56v26M80 56v26" />
  </Drawing>
)

/** A sheet with words on it. */
export const DocumentDrawing = (props: Props) => (
  <Drawing {...props}>
    <path d="M22 12h36l18 18v54H22zM58 12v18h18" />
    <path d="M34 46h30M34 58h30M34 70h18" />
  </Drawing>
)

/** A task that is done: the check is drawn once. */
export const DoneDrawing = (props: Props) => (
  <Drawing {...props}>
    <circle cx="48" cy="48" r="38" />
    <path
      d="m30 49 13 13 24-27"
      strokeWidth="5"
      pathLength={1}
      strokeDasharray="1"
      className="motion-safe:animate-draw"
    />
  </Drawing>
)

/** When each stop of the route is reached, while its line is drawn. */
const reached = [
  '[animation-delay:100ms]',
  '[animation-delay:300ms]',
  '[animation-delay:500ms]',
  '[animation-delay:700ms]',
  '[animation-delay:900ms]',
]

/** The whole route travelled: its line is drawn once, and its five stops are reached one after the other. */
export const RouteDoneDrawing = ({ className = 'w-40 max-w-full' }: Props) => (
  <svg
    className={`text-teal ${className}`}
    viewBox="0 0 320 40"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M20 20h280" pathLength={1} strokeDasharray="1" className="motion-safe:animate-draw" />
    {reached.map((delay, stop) => (
      <g key={delay} className={`motion-safe:animate-land ${delay}`}>
        <circle cx={20 + stop * 70} cy="20" r="14" fill="currentColor" />
        <path d={`m${13 + stop * 70} 20.5 5 5 9-10`} className="stroke-white" />
      </g>
    ))}
  </svg>
)
