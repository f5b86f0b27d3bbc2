import { useCallback, useEffect, useState } from 'react'

/** When a page warns and when its session is over, in seconds after it was made; the end itself as number and words. */
export type EndOnPage = { at: number; warn: number; over: number; time: string; canStay: boolean }

type Answer = { isAuthenticated: boolean; end: EndOnPage | null }

/**
 * The end of the session as far as it is known. Other pages and windows may have moved it, so it is asked for again when
 * this window is looked at, and by `look`; asking does not prolong the session.
 */
export function useNewestEnd(end: EndOnPage): { newest: EndOnPage; look: () => void } {
  const [found, setFound] = useState({ for: end, end })
  const newest = found.for === end ? found.end : end
  const look = useCallback(() => {
    askForEnd().then(
      (asked) => {
        const now = asked ?? { ...end, at: 0, warn: 0, over: 0 }
        setFound((known) => (known.for === end && isSame(known.end, now) ? known : { for: end, end: now }))
      },
      // Without a network the end stays as it is known.
      () => {},
    )
  }, [end])
  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) look()
    }
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => document.removeEventListener('visibilitychange', lookWhenSeen)
  }, [look])
  return { newest, look }
}

const isSame = (one: EndOnPage, other: EndOnPage): boolean =>
  Math.abs(one.at - other.at) < 1000 && one.canStay === other.canStay

/** @returns null where nobody is signed in any more */
async function askForEnd(): Promise<EndOnPage | null> {
  const answer = await fetch('/authentication/session')
  const { end }: Answer = await answer.json()
  return end
}
