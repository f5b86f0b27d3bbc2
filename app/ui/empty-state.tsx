import type { ReactNode } from 'react'
import { RouteBegunDrawing } from './illustrations.tsx'

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
      <RouteBegunDrawing />
      {title}
      <p className="mb-1 max-w-text text-soft">{text}</p>
      {children}
    </div>
  )
}
