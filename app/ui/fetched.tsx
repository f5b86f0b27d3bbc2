import { Suspense, type ReactNode } from 'react'

/** Stands in a page that was drawn before all of it was there. */
export const missingPart = 'data-missing-part'

/** Around a component that is fetched only where it stands. */
export const Fetched = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<span hidden {...{ [missingPart]: '' }} />}>{children}</Suspense>
)
