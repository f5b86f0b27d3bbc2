import { createContext, useContext, type ReactNode } from 'react'

/** What stands below the heading of every page of one thing, such as by when a task should be done. */
export const BelowTitle = createContext<ReactNode>(null)

/** The heading of a page, with the few words under it that say what the page is for. One per page. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <>
      <h1>{children}</h1>
      {lead && <p className="mt-1 max-w-text">{lead}</p>}
      {useContext(BelowTitle)}
    </>
  )
}
