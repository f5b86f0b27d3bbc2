import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Where links to it land. */
  id?: string
  className?: string
  accent?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A white card on the paper. `accent` gives it the teal edge of the one thing that comes next. */
export function Card({ children, id, className = '', accent = false, as: Element = 'div' }: Props) {
  return (
    <Element
      id={id}
      className={`rounded border border-line bg-card p-2 sm:p-3 ${accent ? 'border-l-[8px] border-l-teal' : ''} ${className}`}
    >
      {children}
    </Element>
  )
}

/** A calm remark inside a page. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`max-w-line rounded bg-teal-wash px-2.5 py-1.5 [overflow-wrap:anywhere] forced-colors:border ${className}`}
    >
      {children}
    </div>
  )
}
