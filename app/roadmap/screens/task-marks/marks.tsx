import type { ReactNode } from 'react'
import { stateShapes } from '#app/ui/state-tag.tsx'

/** What a cell of a table says of a task. */
export const marks = ['none', 'busy', 'done', 'confirmed', 'waiting', 'returned', 'not-needed', 'late'] as const
export type Mark = (typeof marks)[number]

const shapes: Record<Mark, ReactNode> = {
  ...stateShapes,
  late: (
    <>
      <circle cx="7" cy="7" r="6" strokeWidth="1.5" />
      <path d="M7 3.6V7l2.4 1.6" strokeWidth="1.5" />
    </>
  ),
}
const colours: Record<Mark, string> = {
  ...{ none: 'text-edge', busy: 'text-amber', done: 'text-green', confirmed: 'text-teal', waiting: 'text-soft' },
  ...{ returned: 'text-red', 'not-needed': 'text-soft', late: 'text-red' },
}

/** Draws the signs once, unseen, for the marks on the page, of which there are a thousand. */
export const MarkShapes = () => (
  <svg width="0" height="0" className="absolute" aria-hidden>
    {marks.map((mark) => (
      <symbol key={mark} id={`mark-${mark}`} viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.8">
        {shapes[mark]}
      </symbol>
    ))}
  </svg>
)

/** A sign alone. Browsers leave drawings their own colours where the reader has chosen some: here the reader's are taken. */
export const MarkSign = ({ mark }: { mark: Mark }) => (
  <svg className={`mark ${colours[mark]}`} aria-hidden>
    <use href={`#mark-${mark}`} />
  </svg>
)
