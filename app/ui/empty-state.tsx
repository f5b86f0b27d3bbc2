import type { ReactNode } from 'react'

type Props = {
  /** What is not there yet; a heading. */
  title: ReactNode
  text: string
  /** The way to the first of it. */
  children: ReactNode
}

/** What stands where a list will be, once there is something in it. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="mt-3 flex flex-col items-center gap-1 rounded border border-line bg-card px-3 py-4 text-center">
      <Begun />
      {title}
      <p className="mb-1 max-w-text text-soft">{text}</p>
      {children}
    </div>
  )
}

/** The first stops of a route. Not among the other drawings: they come with pages that have no list. */
const Begun = () => (
  <svg
    className="h-10 w-12 text-teal"
    viewBox="0 0 88 72"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M8 60c20 0 12-20 32-20s8-26 40-26" />
    <circle cx="8" cy="60" r="5" className="fill-card" />
    <circle cx="40" cy="40" r="5" className="fill-card" />
    <circle cx="80" cy="14" r="5" className="fill-card" />
  </svg>
)
