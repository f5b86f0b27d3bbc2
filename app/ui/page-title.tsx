import type { ReactNode } from 'react'

/** The heading of a page, with the few words under it that say what the page is for. One per page. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <>
      <h1>{children}</h1>
      {lead && <p className="mt-1 max-w-text">{lead}</p>}
    </>
  )
}
