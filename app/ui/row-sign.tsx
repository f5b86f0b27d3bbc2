import type { ReactNode } from 'react'

/** What a row tells of: late, not begun, begun, sent back, accepted, answered, waiting. */
export type RowSignKind = 'late' | 'none' | 'busy' | 'back' | 'accepted' | 'answer' | 'waits'

const shapes: Record<RowSignKind, ReactNode> = {
  late: (
    <>
      <circle cx="7" cy="7" r="6" />
      <path d="M7 3.6V7l2.4 1.6" />
    </>
  ),
  none: <circle cx="7" cy="7" r="5.6" />,
  busy: (
    <>
      <circle cx="7" cy="7" r="5.6" />
      <path d="M7 1.4a5.6 5.6 0 0 0 0 11.2z" fill="currentColor" stroke="none" />
    </>
  ),
  back: <path d="M5 2 2 5l3 3M2 5h6.5a3.5 3.5 0 0 1 0 7H5" />,
  accepted: (
    <>
      <circle cx="7" cy="7" r="6" />
      <path d="m4 7.2 2.2 2.2L10 4.8" />
    </>
  ),
  answer: <path d="M1.5 2.5h11v7h-6l-3 2.5V9.5h-2z" />,
  waits: <path d="M3 1.5h8M3 12.5h8M4 1.5c0 3 3 3.5 3 5.5s-3 2.5-3 5.5M10 1.5c0 3-3 3.5-3 5.5s3 2.5 3 5.5" />,
}

const colours: Record<RowSignKind, string> = {
  ...{ late: 'text-red', back: 'text-red', busy: 'text-amber', accepted: 'text-teal' },
  ...{ none: 'text-soft', answer: 'text-teal', waits: 'text-soft' },
}

/** The sign in front of a row, with its word for who cannot see it. */
export const RowSign = ({ kind, words }: { kind: RowSignKind; words: string }) => (
  <>
    <svg
      className={`h-[18px] w-[18px] shrink-0 ${colours[kind]}`}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[kind]}
    </svg>
    <span className="sr-only">{words}</span>
  </>
)
