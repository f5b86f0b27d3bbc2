import { lazy } from 'react'
import { Fetched } from '#app/ui/fetched.tsx'

// Few locations have no name: the browser fetches the card only where it stands.
const Card = lazy(async () => ({ default: (await import('./uninitialised-card.tsx')).UninitialisedCard }))

/** Instead of the pages of a location that the organisation has not named yet. */
export const Uninitialised = ({ address }: { address: string }) => (
  <Fetched>
    <Card address={address} />
  </Fetched>
)
